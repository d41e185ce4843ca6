// Store for the order form: quantity, price, total and sending (spec §5, order).

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
import type { Api } from '../../../api/call.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, isKeyReused } from '../../../ui/forms/idempotency-key.ts';

export interface OrderSubject {
  readonly productId: string;
  readonly supplierId: string;
  /** US dollars. */
  readonly price: number;
  readonly minOrderQuantity: number | null;
}

interface OrderForm {
  /** As typed. */
  readonly $quantity: ReadableAtom<string>;
  readonly $price: ReadableAtom<number>;
  /** null while the quantity is invalid. */
  readonly $total: ReadableAtom<number | null>;
  /** The price changed after the page was opened, and the buyer must confirm again. */
  readonly $isPriceChanged: ReadableAtom<boolean>;
  readonly $state: ReadableAtom<FormState>;
  setQuantity(quantity: string): void;
  send(values: Readonly<Record<string, unknown>>): Promise<FormOutcome<PlacedOrder>>;
}

const parseQuantity = (typed: string): number | null => {
  const value = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= ORDER_MIN_QUANTITY && value <= MAX_QUANTITY ? value : null;
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

/** Create one form per opening of the window: repeated sends place one order. */
export function orderForm(api: Api, lang: Lang, subject: OrderSubject): OrderForm {
  const { productId, supplierId } = subject;
  const key = createIdempotencyKey(null);
  const minimum = Math.max(ORDER_MIN_QUANTITY, subject.minOrderQuantity ?? 0);
  const $quantity = atom(String(minimum));
  const $price = atom(subject.price);
  const $isPriceChanged = atom(false);
  const $total = computed([$quantity, $price], (typed, unitPrice) => {
    const quantity = parseQuantity(typed);
    return quantity === null ? null : orderTotal([{ quantity, unitPrice }]);
  });
  const form = formSender(bodySchema(minimum), lang, fieldErrorText, (body) =>
    endSessionOn401(api.call(placeOrder, { body })),
  );

  /** Loads the current price; if that fails, the server's message explains what the buyer can do. */
  const loadCurrentPrice = async (): Promise<void> => {
    const product = await api.call(getProduct, { params: { id: productId } }).catch(() => null);
    if (product === null || product.price === null || product.price === $price.get()) return;
    $price.set(product.price);
    $isPriceChanged.set(true);
  };

  return {
    $quantity,
    $price,
    $total,
    $isPriceChanged,
    $state: form.$state,
    setQuantity: (quantity) => $quantity.set(quantity),
    async send({ shippingAddress, specifications }) {
      if (form.$state.get().status === 'sending') return { status: 'busy' };
      $isPriceChanged.set(false);
      const unitPrice = $price.get();
      const outcome = await form.send({
        supplierId,
        products: [{ productId, quantity: $quantity.get(), unitPrice, specifications }],
        shippingAddress,
        idempotencyKey: key.current(),
        totalAmount: $total.get() ?? 0,
      });
      if (outcome.status !== 'refused') return outcome;
      if (isKeyReused(outcome.error)) key.renew();
      if (outcome.error.code === 'priceChanged') await loadCurrentPrice();
      return outcome;
    },
  };
}
