// Reviews of a delivered order, one per product: the buyer writes them, the supplier replies.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import type { OrderReview } from '../../../contract/reviews/review.ts';
import { listOrderReviews } from '../../../contract/reviews/reviews.ts';
import type { Order } from '../../../contract/trade/order.ts';
import type { ProductReference } from '../../../contract/trade/references.ts';
import type { Api } from '../../api/call.ts';
import { useT } from '../../i18n/react.tsx';
import { createLoadStore } from '../../stores/load-store.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import { isViewer } from '../../stores/viewer.ts';
import { ListFailed } from '../../ui/list/ListFailed.tsx';
import { OrderReviewCard } from './OrderReviewCard.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { WRITE_REVIEW, writeReview } from './write-review.ts';

interface Props {
  readonly api: Api;
  readonly order: Order;
  readonly user: User;
}

type Product = Pick<ProductReference, 'id' | 'name'>;

/** The ordered products, each once. A deleted one can only have a review already. */
const productsOf = ({ products }: Order): Product[] => [
  ...new Map(
    products.flatMap(({ product }) =>
      product?.id ? [[product.id, { id: product.id, name: product.name }] as const] : [],
    ),
  ).values(),
];

export default function OrderReviews({ api, order, user }: Props) {
  const t = useT();
  const [store] = useState(() =>
    createLoadStore(async (signal) => {
      const params = { id: order.id };
      return (await endSessionOn401(api.call(listOrderReviews, { params, signal }))).reviews;
    }),
  );
  useEffect(() => store.load(), [store]);
  const state = useStore(store.$state);
  const mayWrite = user.role === 'buyer' && !isViewer();
  const [{ hash }] = useState(() => location);
  const [writing, setWriting] = useState<Product | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = state.status === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reviews of the order are known first.
  useEffect(() => {
    const isWriting = hash.startsWith(WRITE_REVIEW);
    if (state.status !== 'ready' || (hash !== '#reviews' && !isWriting)) return;
    heading.current?.focus();
    if (!isWriting || !mayWrite) return;
    const reviewedIds = state.value.map(({ orderedProductId }) => orderedProductId);
    const open = productsOf(order).filter(({ id }) => !reviewedIds.includes(id));
    setWriting(open.find(({ id }) => hash === writeReview(id)) ?? open[0] ?? null);
  }, [isReady]);
  /** Reviews written and deleted here. */
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // After the rendering, because an open dialog lets nothing outside take the focus.
    if (changes > 0) heading.current?.focus();
  }, [changes]);

  const content = () => {
    if (state.status === 'loading') return <div className="skeleton h-24" aria-hidden />;
    if (state.status === 'failed')
      return (
        <ListFailed title={t('orderReviews:loadFailed')} error={state.error} onRetry={store.load} />
      );
    const reviews = state.value;
    const replace = (changed: OrderReview): void =>
      store.setValue(reviews.map((each) => (each.id === changed.id ? changed : each)));
    const remove = ({ id }: OrderReview): void => {
      store.setValue(reviews.filter((each) => each.id !== id));
      setChanges((count) => count + 1);
    };
    const card = (review: OrderReview) => (
      <OrderReviewCard
        api={api}
        review={review}
        side={user.role}
        onChanged={replace}
        onDeleted={remove}
      />
    );
    const products = productsOf(order);
    const others = reviews.filter(
      ({ orderedProductId }) => !products.some(({ id }) => id === orderedProductId),
    );
    return (
      <ul className="grid grid-cols-1 gap-6 divide-y divide-line">
        {products.map((product) => {
          const review = reviews.find(({ orderedProductId }) => orderedProductId === product.id);
          return (
            <li key={product.id} className="grid grid-cols-1 gap-2 pb-6 last:pb-0">
              <h3 className="text-base wrap-anywhere">{product.name}</h3>
              {review ? (
                card(review)
              ) : mayWrite ? (
                <p data-no-print>
                  <button
                    type="button"
                    className="btn btn-primary btn-small"
                    aria-haspopup="dialog"
                    aria-label={`${t('orderReviews:write')}: ${product.name}`}
                    onClick={() => setWriting(product)}
                  >
                    {t('orderReviews:write')}
                  </button>
                </p>
              ) : (
                <p className="text-muted">{t('orderReviews:none')}</p>
              )}
            </li>
          );
        })}
        {others.map((review) => (
          <li key={review.id} className="grid grid-cols-1 gap-2 pb-6 last:pb-0">
            <h3 className="text-base wrap-anywhere">{review.productName}</h3>
            {card(review)}
          </li>
        ))}
      </ul>
    );
  };

  return (
    <section className="plate grid grid-cols-1 gap-4 p-4 sm:p-6" aria-labelledby="reviews">
      <h2 id="reviews" ref={heading} className="text-lg" tabIndex={-1}>
        {t('orderReviews:title')}
      </h2>
      {content()}
      {writing && state.status === 'ready' && (
        <ReviewDialog
          userId={user.id}
          orderId={order.id}
          productId={writing.id}
          productName={writing.name}
          onWritten={(review) => {
            setWriting(null);
            store.setValue([...state.value, review]);
            setChanges((count) => count + 1);
          }}
          onClose={() => setWriting(null)}
        />
      )}
    </section>
  );
}
