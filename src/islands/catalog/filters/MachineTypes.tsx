// Links to the machine types of the list, with counts. A chosen type comes first.
import X from 'lucide-react/icons/x';
import type { Facets } from '../../../../contract/catalog/facets.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { useCatalogStore, useFilterHref, useFilters } from '../../product-list/catalog-context.ts';

/** The first types; the others are folded. */
const MAX_OPEN_TYPES = 8;

const HEADING_ID = 'catalog-types';

type Types = Facets['types'];

function TypeLinks({ types }: { readonly types: Types }) {
  const t = useT();
  const lang = useLang();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const { type } = useFilters();
  return (
    <ul>
      {types.map(({ id, name, count }) => {
        const isChosen = id === type;
        const patch = { type: isChosen ? '' : id };
        return (
          <li key={id}>
            <FollowLink
              className={`flex min-h-9 items-center gap-2 py-1 text-sm hover:underline ${isChosen ? 'font-semibold' : 'text-link'}`}
              href={hrefOf(patch)}
              aria-current={isChosen ? 'true' : undefined}
              onFollow={() => {
                store.choose(patch);
                // The link moves to another list.
                document.getElementById(HEADING_ID)?.focus();
              }}
            >
              {t('filters:panel.option', { name, total: formatNumber(lang, count) })}
              {isChosen && <X className="size-4 flex-none" aria-hidden />}
            </FollowLink>
          </li>
        );
      })}
    </ul>
  );
}

export function MachineTypes({ types }: { readonly types: Types }) {
  const t = useT();
  const lang = useLang();
  const { type } = useFilters();
  if (types.length === 0) return null;
  const openTypes = type ? types.filter(({ id }) => id === type) : types.slice(0, MAX_OPEN_TYPES);
  const folded = types.filter((each) => !openTypes.includes(each));
  return (
    <section className="col-span-full grid content-start gap-1" aria-labelledby={HEADING_ID}>
      <p id={HEADING_ID} tabIndex={-1} className="text-sm font-semibold">
        {t('filters:panel.type')}
      </p>
      <TypeLinks types={openTypes} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer py-2 text-sm">
            {t('filters:panel.moreTypes', { total: formatNumber(lang, folded.length) })}
          </summary>
          <TypeLinks types={folded} />
        </details>
      )}
    </section>
  );
}
