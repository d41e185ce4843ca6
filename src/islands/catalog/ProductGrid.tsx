// Grid of product cards in up to five columns, or of compact rows (src/styles/card-rows.css), and its skeleton.
import { useStore } from '@nanostores/react';
import { useT } from '../../i18n/react.tsx';
import { $cardView } from '../../stores/card-view.ts';
import type { CardProduct } from '../product-list/catalog-card.ts';
import { cardSizes } from './card-sizes.ts';
import { type LandedPricePart, ProductCard } from './ProductCard.tsx';

interface Props {
  readonly products: readonly CardProduct[];
  readonly canInquire: boolean;
  /** Number of pictures that are probably visible without scrolling and load eagerly. */
  readonly eager?: number;
  readonly heading?: 'h2' | 'h3';
  /** Whether wide windows have a column of filters beside it. */
  readonly isBesideFilters?: boolean;
  /** Of a list of landed prices. */
  readonly LandedPrice?: LandedPricePart | undefined;
}

export function ProductGrid(props: Props) {
  const { products, canInquire, eager = 0, heading = 'h2', isBesideFilters = false } = props;
  const { LandedPrice } = props;
  const t = useT();
  const sizes = cardSizes(isBesideFilters, useStore($cardView));
  return (
    <ul className="card-grid" data-edit={t('edit')}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes}
            canInquire={canInquire}
            heading={heading}
            LandedPrice={LandedPrice}
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
