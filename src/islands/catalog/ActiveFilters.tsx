// Chips of the active filters, removable one by one or all at once, and the button that saves them.
import X from 'lucide-react/icons/x';
import { useHref, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { useCatalogStore, useFilterHref } from '../product-list/catalog-context.ts';
import { useActiveFilters } from '../product-list/use-active-filters.ts';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';

export default function ActiveFilters({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useT();
  const href = useHref();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const active = useActiveFilters();
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul className="contents" aria-label={t('results:active.label')}>
        {active.map(({ key, name, without }) => (
          <li key={key} className="max-w-full">
            <FollowLink
              className="btn btn-quiet btn-small max-w-full"
              href={hrefOf(without)}
              aria-label={t('results:active.remove', { name })}
              onFollow={() => {
                store.choose(without);
                onRemoved();
              }}
            >
              <span className="truncate">{name}</span>
              <X aria-hidden />
            </FollowLink>
          </li>
        ))}
        <li>
          <FollowLink
            className="btn btn-bare btn-small"
            href={href('/products')}
            onFollow={() => {
              store.clear();
              onRemoved();
            }}
          >
            {t('results:active.clear')}
          </FollowLink>
        </li>
      </ul>
      <SaveSearch />
    </div>
  );
}
