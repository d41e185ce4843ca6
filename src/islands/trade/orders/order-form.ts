// Store for the order form: quantity, price, total, the review before sending, and sending (spec §5, order).

import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { getProduct } from '../../../../contract/catalog/products.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { MAX_QUANTITY, ORDER_MIN_QUANTITY } from '../../../../contract/limits.ts';
import { fieldErrorText, fieldErrorWithNumber } from '../../../../contract/messages.ts';
import {
  orderBody,
  orderTotal,
  type PlacedOrder,
  placeOrder,
} from '../../../../contract/trade/orders.ts';
import { typedNumber } from '../../../../contract/typed/typed-number.ts';
import type { Api } from '../../../api/call.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';
import { createDraftStorage } from '../../../ui/forms/unsaved.ts';

export interface OrderSubject {
  readonly productId: string;
  readonly supplierId: string;
  /** US dollars. */
  readonly price: number;
  /** null where the supplier has not stated it. */
  readonly priceBasis: string | null;
  readonly minOrderQuantity: number | null;
}

const ORDER_FIELDS = ['quantity', 'shippingAddress', 'supply', 'specifications', 'notes'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
/** As typed. */
export type OrderValues = Readonly<Record<OrderField, string>>;

export interface OrderFormStore {
  readonly $values: ReadableAtom<OrderValues>;
  readonly $price: ReadableAtom<number>;
  readonly $priceBasis: ReadableAtom<string | null>;
  /** null while the quantity is invalid. */
  readonly $total: ReadableAtom<number | null>;
  /** What changed after the page was opened, so that the buyer must confirm again. */
  readonly $changed: ReadableAtom<'price' | 'basis' | null>;
  readonly $state: ReadableAtom<FormState>;
  type(field: OrderField, value: string): void;
  /** Adds to the quantity, not below the minimum. */
  addQuantity(change: number): void;
  /** Validates the values; the field errors are in the state. */
  check(): Promise<boolean>;
  send(): Promise<FormOutcome<PlacedOrder>>;
}

interface Options {
  readonly subject: OrderSubject;
  readonly userId: string;
  readonly shippingAddress: string;
  /** Code of the power supply. */
  readonly supply: string;
}

const parseQuantity = (typed: string): number | null => {
  const value = typedNumber(typed) ?? 0;
  const isQuantity = Number.isInteger(value) && value >= ORDER_MIN_QUANTITY;
  return isQuantity && value <= MAX_QUANTITY ? value : null;
};

/** The contract's schema plus the product's minimum quantity, which the server checks too. */
const bodySchema = (minimum: number) =>
  orderBody.check(
    z.refine(({ products }) => products.every(({ quantity }) => quantity >= minimum), {
      error: fieldErrorWithNumber('belowMinimum', minimum),
      path: ['products'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

/** An order whose reply was lost is placed once, also when it is sent again after a reload: key and draft survive it. */
export function orderForm(api: Api, lang: Lang, options: Options): OrderFormStore {
  const { subject, userId, shippingAddress, supply } = options;
  const { productId, supplierId } = subject;
  const name = `order:${userId}:${productId}`;
  const key = createIdempotencyKey(name);
  const minimum = Math.max(ORDER_MIN_QUANTITY, subject.minOrderQuantity ?? 0);
  const drafts = createDraftStorage(name, (stored) => {
    const values = stored as Partial<Record<string, unknown>>;
    return Object.fromEntries(
      ORDER_FIELDS.flatMap((field) => {
        const value = values[field];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    ) as Partial<OrderValues>;
  });
  const $values = atom<OrderValues>({
    quantity: String(minimum),
    shippingAddress,
    supply,
    specifications: '',
    notes: '',
    ...drafts.read()?.values,
  });
  const $price = atom(subject.price);
  const $priceBasis = atom(subject.priceBasis);
  const $changed = atom<'price' | 'basis' | null>(null);
  const $total = computed([$values, $price], ({ quantity: typed }, unitPrice) => {
    const quantity = parseQuantity(typed);
    return quantity === null ? null : orderTotal([{ quantity, unitPrice }]);
  });
  /** Only validates: the buyer reviews the order before it is sent. */
  const $isChecking = atom(false);
  const form = formSender(bodySchema(minimum), lang, fieldErrorText, async (body) =>
    $isChecking.get()
      ? ({ message: null, data: null } satisfies PlacedOrder)
      : sendWithKey(key, (idempotencyKey) =>
          endSessionOn401(api.call(placeOrder, { body: { ...body, idempotencyKey } })),
        ),
  );

  /** Loads the current price and its basis; if that fails, the server's message explains what the buyer can do. */
  const loadCurrentPrice = async (): Promise<void> => {
    const product = await api.call(getProduct, { params: { id: productId } }).catch(() => null);
    if (product === null || product.price === null) return;
    const isNewPrice = product.price !== $price.get();
    if (!isNewPrice && product.priceBasis === $priceBasis.get()) return;
    $price.set(product.price);
    $priceBasis.set(product.priceBasis);
    $changed.set(isNewPrice ? 'price' : 'basis');
  };

  const submit = (): Promise<FormOutcome<PlacedOrder>> => {
    const { quantity, specifications, ...terms } = $values.get();
    return form.send({
      ...terms,
      supplierId,
      priceBasis: $priceBasis.get() ?? 'unstated',
      products: [{ productId, quantity, unitPrice: $price.get(), specifications }],
      totalAmount: $total.get() ?? 0,
    });
  };

  return {
    $values,
    $price,
    $priceBasis,
    $total,
    $changed,
    $state: form.$state,
    type(field, value) {
      $values.set({ ...$values.get(), [field]: value });
      drafts.save($values.get(), null);
    },
    addQuantity(change) {
      const quantity = Math.max(minimum, (parseQuantity($values.get().quantity) ?? 0) + change);
      this.type('quantity', String(Math.min(quantity, MAX_QUANTITY)));
    },
    async check() {
      if (form.$state.get().status === 'sending') return false;
      $isChecking.set(true);
      const { status } = await submit();
      $isChecking.set(false);
      return status === 'done';
    },
    async send() {
      if (form.$state.get().status === 'sending') return { status: 'busy' };
      $changed.set(null);
      const outcome = await submit();
      if (outcome.status === 'done') drafts.remove();
      if (outcome.status !== 'refused') return outcome;
      if (outcome.error.code === 'priceChanged') await loadCurrentPrice();
      return outcome;
    },
  };
}
