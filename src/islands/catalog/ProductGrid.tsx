// Grid of product cards in up to five columns, on phones rows (src/styles/card.css), and its skeleton.
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

/** Icons of the cards (Lucide's badge-check and star). In each card their paths would be a quarter of its HTML. */
const CardIcons = () => (
  <svg className="hidden" aria-hidden>
    <symbol id="card-verified" viewBox="0 0 24 24">
      <path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z" />
      <path d="m16 9-5.5 5.5L8 12" />
    </symbol>
    <symbol id="card-star" viewBox="0 0 24 24">
      <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
    </symbol>
  </svg>
);

export function ProductGrid({ products, canInquire, eager = 0, heading = 'h2' }: Props) {
  const t = useT();
  return (
    <>
      <CardIcons />
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
    </>
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
