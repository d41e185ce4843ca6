// Product grid for .astro pages, rendered without client scripts: <CardIcons /><ProductCards lang products canInquire />.
import type { Lang } from '../../i18n/language.ts';
import { I18nProvider } from '../../i18n/react.tsx';
import type { CardProduct } from './catalog-card.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface Props {
  readonly lang: Lang;
  readonly products: readonly CardProduct[];
  readonly canInquire: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Build `products` with cardOf(). */
export default function ProductCards({ lang, ...data }: Props) {
  return (
    <I18nProvider lang={lang}>
      <ProductGrid {...data} />
    </I18nProvider>
  );
}
