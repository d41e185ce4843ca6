// Empty state of the product list, with suggestions.

import type { Pagination } from '../../../contract/pagination.ts';
import { INDUSTRY_CHIPS } from '../../../contract/taxonomy/taxonomy.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { chipName } from '../../i18n/taxonomy.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyStateDrawing } from '../../ui/list/EmptyStateDrawing.tsx';
import {
  countActiveFilters,
  useCatalogStore,
  useFilterHref,
  useFilters,
} from '../product-list/catalog-context.ts';
import { NO_FILTERS } from '../product-list/catalog-url.ts';
import { SaveSearchButton, useSavedSearch } from '../saved-searches/SaveSearchButton.tsx';

interface Props {
  readonly pagination: Pagination;
}

export default function EmptyResults({ pagination: { page, total, totalPages } }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const isFiltered = countActiveFilters(useFilters()) > 0;
  const isSaved = useSavedSearch() !== undefined;
  const isPastLast = total > 0;
  const pages = [
    { page: String(totalPages), text: t('results:empty.lastPage') },
    { page: '', text: t('results:empty.firstPage') },
  ].slice(totalPages > 1 ? 0 : 1);
  const onlyIndustry = (industry: string) => ({ ...NO_FILTERS, industry });
  return (
    <div className="grid-paper plate grid justify-items-center gap-4 px-4 py-10 text-center">
      <EmptyStateDrawing className="w-56 max-w-full" />
      <h2 className="text-lg">
        {isPastLast
          ? t('results:empty.past', { page: formatNumber(lang, page) })
          : t('results:empty.title')}
      </h2>
      {isPastLast ? (
        <>
          <p>{t('results:empty.pastText', { last: formatNumber(lang, totalPages) })}</p>
          <p className="flex flex-wrap justify-center gap-2">
            {pages.map((each) => (
              <FollowLink
                key={each.page}
                className="btn btn-quiet"
                href={hrefOf({ page: each.page })}
                onFollow={() => store.choose({ page: each.page })}
              >
                {each.text}
              </FollowLink>
            ))}
          </p>
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
