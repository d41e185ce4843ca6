// The four industry chips above the filters; clicking a selected one again clears it.
import { INDUSTRY_CHIPS } from '../../../../contract/taxonomy/taxonomy.ts';
import { useT } from '../../../i18n/react.tsx';
import { chipName } from '../../../i18n/taxonomy.ts';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { useCatalogStore, useFilterHref, useFilters } from '../../product-list/catalog-context.ts';

export function IndustryChips() {
  const t = useT();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const { industry } = useFilters();
  return (
    <ul
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
      aria-label={t('catalog:chips.label')}
    >
      {INDUSTRY_CHIPS.map(({ id }) => {
        const picked = industry === id;
        const patch = { industry: picked ? '' : id };
        return (
          <li key={id} className="flex-none">
            <FollowLink
              className={`btn ${picked ? 'border-ink bg-ink text-paper' : 'btn-quiet'}`}
              href={hrefOf(patch)}
              aria-current={picked ? 'true' : undefined}
              onFollow={() => store.choose(patch)}
            >
              {chipName(t, id)}
            </FollowLink>
          </li>
        );
      })}
    </ul>
  );
}
