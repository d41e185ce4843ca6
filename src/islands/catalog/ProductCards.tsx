// Product grid for .astro pages, rendered without client scripts: <CardIcons /><ProductCards lang products canInquire />.
import type { Lang } from '../../i18n/language.ts';
import { I18nProvider } from '../../i18n/react.tsx';
import { RupeeRate } from '../../ui/prices/Price.tsx';
import type { CardProduct } from '../product-list/catalog-card.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface Props {
  readonly lang: Lang;
  readonly products: readonly CardProduct[];
  readonly canInquire: boolean;
  readonly heading?: 'h2' | 'h3';
  /** For one dollar; 0 without a rate. */
  readonly rupees: number;
}

/** Build `products` with cardOf(). */
export default function ProductCards({ lang, rupees, ...data }: Props) {
  return (
    <I18nProvider lang={lang}>
      <RupeeRate value={rupees}>
        <ProductGrid {...data} />
      </RupeeRate>
    </I18nProvider>
  );
}
