// Switch of the product list between prices at the factory and landed prices: links, so that it works without scripts.
import { useT } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { useCatalogStore, useFilterHref, useFilters } from '../product-list/catalog-context.ts';

export function ShownPriceSwitch() {
  const t = useT();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const { price, page } = useFilters();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div className="shown-price" role="group" aria-label={t('catalog:shownPrice.label')}>
      {(['factory', 'landed'] as const).map((each) => {
        const patch = { price: each === 'landed' ? each : '', page };
        return (
          <FollowLink
            key={each}
            className="btn btn-quiet"
            href={hrefOf(patch)}
            rel="nofollow"
            aria-current={price === patch.price || undefined}
            onFollow={() => store.choose(patch)}
          >
            {t(`catalog:shownPrice.${each}`)}
          </FollowLink>
        );
      })}
    </div>
  );
}
