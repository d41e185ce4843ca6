// Notes above the results: how many products have no landed price to filter or sort by; of a search how its amounts were read, whether the products are only the nearest ones, and what none of
// them answers to, with a button that asks to be notified.
import type { Unanswered } from '../../../contract/catalog/products.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { useCatalogStore, useFilterHref, useFilters } from '../product-list/catalog-context.ts';
import type { CatalogPage } from '../product-list/catalog-read.ts';
import { SaveSearchButton } from '../saved-searches/SaveSearchButton.tsx';

function NotListed({ unanswered: { text, nearest } }: { readonly unanswered: Unanswered }) {
  const t = useT();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const onlyType = { search: '', type: nearest?.id ?? '' };
  return (
    <div className="notice flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        <strong>{t('results:notes.unanswered', { text })}</strong>{' '}
        {nearest && (
          <>
            {t('results:notes.nearestType')}{' '}
            <FollowLink
              className="link"
              href={hrefOf(onlyType)}
              onFollow={() => store.choose(onlyType)}
            >
              {nearest.name}
            </FollowLink>
          </>
        )}
      </p>
      <SaveSearchButton className="btn-quiet btn-small" text={t('results:search.tell')} />
    </div>
  );
}

export default function SearchNotes({ page }: { readonly page: CatalogPage }) {
  const { match, readAs, unanswered, withoutLandedPrice } = page;
  const t = useT();
  const lang = useLang();
  const { landedFrom, landedTo } = useFilters();
  const unpricedText = (count: number): string =>
    t(`results:notes.${landedFrom || landedTo ? 'leftOut' : 'last'}`, {
      count,
      total: formatNumber(lang, count),
    });
  const texts = readAs?.amounts.join(t('results:notes.separator')) ?? '';
  const isNearest = match === 'some' || match === 'nearest';
  const notes = [
    ...(readAs ? [t('results:notes.readAs', { texts })] : []),
    ...(readAs && !readAs.isMet ? [t('results:notes.notMet')] : []),
    ...(isNearest && !unanswered ? [t(`results:notes.${match}`)] : []),
    ...(withoutLandedPrice ? [unpricedText(withoutLandedPrice)] : []),
  ];
  return (
    <>
      {unanswered && <NotListed unanswered={unanswered} />}
      {notes.length > 0 && (
        <p className="max-w-form text-ink" role="status">
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
