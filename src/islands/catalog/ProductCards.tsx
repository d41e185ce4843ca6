// Product grid for .astro pages, rendered without client scripts: <ProductCards lang strings products canInquire />.
import { I18nProvider, type LocalizedProps } from '../../i18n/react.tsx';
import type { CardProduct } from './catalog-card.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface Data {
  readonly products: readonly CardProduct[];
  readonly canInquire: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** `strings` needs common, catalog and taxonomy; build `products` with cardOf(). */
export default function ProductCards({ lang, strings, ...data }: LocalizedProps & Data) {
  return (
    <I18nProvider lang={lang} strings={strings}>
      <ProductGrid {...data} />
    </I18nProvider>
  );
}
