// Grid of product cards in up to five columns, on phones rows (src/styles/card-rows.css), and its skeleton.
import { useT } from '../../i18n/react.tsx';
import type { CardProduct } from './catalog-card.ts';
import { ProductCard } from './ProductCard.tsx';

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
    <ul className="card-grid" data-edit={t('edit')}>
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
    <ul className="card-grid" aria-hidden>
      {SKELETON_CARDS.map((at) => (
        <li key={at} className="plate card">
          <div className="card-picture skeleton aspect-4/3" />
          <div className="card-body">
            <div className="skeleton h-5" />
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-6 sm:h-32" />
          </div>
        </li>
      ))}
    </ul>
  );
}
