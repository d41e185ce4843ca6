// Empty state of the product list, with suggestions.

import { INDUSTRY_CHIPS } from '../../../contract/taxonomy.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { chipName } from '../../i18n/taxonomy.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyStateDrawing } from '../../ui/list/EmptyStateDrawing.tsx';
import { SaveSearchButton, useSavedSearch } from '../saved-searches/SaveSearchButton.tsx';
import {
  countActiveFilters,
  useCatalogStore,
  useFilterHref,
  useFilters,
} from './catalog-context.ts';
import { NO_FILTERS } from './catalog-url.ts';

interface Props {
  /** The requested page number if it is beyond the last page, else null. */
  readonly pageBeyondLast: number | null;
}

export default function EmptyResults({ pageBeyondLast }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const isFiltered = countActiveFilters(useFilters()) > 0;
  const isSaved = useSavedSearch() !== undefined;
  const onlyIndustry = (industry: string) => ({ ...NO_FILTERS, industry });
  return (
    <div className="grid-paper plate grid justify-items-center gap-4 px-4 py-10 text-center">
      <EmptyStateDrawing className="w-56 max-w-full" />
      <h2 className="text-lg">{t('results:empty.title')}</h2>
      {pageBeyondLast !== null ? (
        <>
          <p>{t('results:empty.past', { page: formatNumber(lang, pageBeyondLast) })}</p>
          <FollowLink
            className="btn btn-quiet"
            href={hrefOf({ page: '' })}
            onFollow={() => store.choose({ page: '' })}
          >
            {t('results:empty.firstPage')}
          </FollowLink>
        </>
      ) : (
        <>
          {isFiltered && (
            <div className="only-scripted grid justify-items-center gap-2">
              {!isSaved && <p className="max-w-form">{t('results:search.tellText')}</p>}
              <SaveSearchButton className="btn-primary" text={t('results:search.tell')} />
            </div>
          )}
          <p className="max-w-form">{t('results:empty.text')}</p>
          <ul className="flex flex-wrap justify-center gap-2">
            {INDUSTRY_CHIPS.map(({ id }) => (
              <li key={id}>
                <FollowLink
                  className="btn btn-quiet"
                  href={hrefOf(onlyIndustry(id))}
                  onFollow={() => store.choose(onlyIndustry(id))}
                >
                  {chipName(t, id)}
                </FollowLink>
              </li>
            ))}
          </ul>
          <FollowLink
            className="btn btn-bare"
            href={href('/products')}
            onFollow={() => store.clear()}
          >
            {t('results:empty.clear')}
          </FollowLink>
        </>
      )}
    </div>
  );
}
