// Grid of product cards in two to five columns, and its skeleton.
import { useT } from '../../i18n/react.tsx';
import type { CardProduct } from './catalog-card.ts';
import { ProductCard } from './ProductCard.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5';

interface Props {
  readonly products: readonly CardProduct[];
  readonly canInquire: boolean;
  /** Number of pictures that are probably visible without scrolling and load eagerly. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
}

export function ProductGrid({ products, canInquire, eager = 0, heading = 'h2' }: Props) {
  const t = useT();
  return (
    <ul className={GRID} data-edit={t('edit')}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            canInquire={canInquire}
            heading={heading}
            loading={at >= eager ? 'lazy' : at === 0 ? 'first' : 'eager'}
          />
        </li>
      ))}
    </ul>
  );
}

const SKELETON_CARDS = Array.from({ length: 10 }, (_, at) => at);

export function GridSkeleton() {
  return (
    <ul className={GRID} aria-hidden>
      {SKELETON_CARDS.map((at) => (
        <li key={at} className="plate overflow-hidden">
          <div className="skeleton aspect-4/3" />
          <div className="grid gap-2 p-3">
            <div className="skeleton h-5" />
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton mt-4 h-16" />
            <div className="skeleton h-9" />
          </div>
        </li>
      ))}
    </ul>
  );
}
