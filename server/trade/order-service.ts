// Orders: transactions that place them (idempotent) and change their status, and reads for their participants.
import type { Lang } from '../../contract/lang.ts';
import { shippedWithText } from '../../contract/messages/shipped-with.ts';
import type { Order } from '../../contract/trade/order.ts';
import type { OrderStatusBody } from '../../contract/trade/order-status.ts';
import { nextStatuses } from '../../contract/trade/order-transitions.ts';
import type { OrderBody, OrderQuery } from '../../contract/trade/orders.ts';
import { requireUnblocked } from '../accounts/blocks.ts';
import type { WrittenLimit } from '../accounts/email/written-limit.ts';
import { readAccount } from '../accounts/participant-queries.ts';
import type { ImportBans } from '../landed-cost/import-bans.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { idempotencyColumns, readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { basisColumns, requireListedBasis } from './order-basis.ts';
import { validateOrderLines } from './order-lines.ts';
import {
  insertOrder,
  readOrder,
  readOrderableProducts,
  readOrderPage,
  readOrderParticipants,
  readOrderStep,
  readSupplierCity,
  updateOrderStatus,
} from './order-queries.ts';
import { serializeOrderRows } from './order-resource-queries.ts';
import {
  deleteShippingAddress,
  selectShippingAddresses,
  storeShippingAddress,
} from './shipping-address-queries.ts';

type Step = NonNullable<Awaited<ReturnType<typeof readOrderStep>>>;

/** Throws orderStep unless the current status was set by the same call; the text says what the order was shipped with instead. */
function requireRepeated(
  now: Step | undefined,
  wanted: Pick<Step, 'status' | 'side'> & Partial<Step>,
): void {
  if (now?.status !== wanted.status || now.side !== wanted.side) throw new HttpError('orderStep');
  if (
    wanted.status === 'proposed' &&
    (now.incoterm !== wanted.incoterm || now.place !== wanted.place)
  )
    throw new HttpError('orderStep');
  if (wanted.status !== 'shipped') return;
  const { carrier, tracking_number: trackingNumber } = now;
  if (carrier === wanted.carrier && trackingNumber === wanted.tracking_number) return;
  throw new HttpError(
    'orderStep',
    {},
    { text: shippedWithText(carrier ?? '', trackingNumber ?? '') },
  );
}

export const orderService = (
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { withNotifications }: Notifier,
  writtenLimit: WrittenLimit,
  bans: ImportBans,
) => {
  /** Throws orderNotFound where the user is not a participant of the order. */
  const read = async (id: string, user: SessionUser, lang: Lang): Promise<Order> => {
    const order = await readOrder(db, id, user, lang);
    if (!order) throw new HttpError('orderNotFound');
    return order;
  };

  return {
    read,

    addresses: (userId: string) => selectShippingAddresses(db, userId),

    removeAddress: (userId: string, id: string) => deleteShippingAddress(db, userId, id),

    page: (user: SessionUser, query: OrderQuery, lang: Lang) =>
      readOrderPage(db, user, query, lang),

    /** Places an order, or returns the one that the same attempt (idempotency key) has placed already. */
    async place(
      user: SessionUser,
      { idempotencyKey, requestId, ...content }: OrderBody,
      lang: Lang,
    ): Promise<Order> {
      const attempt = idempotencyKeyOf(idempotencyKey ?? requestId, content);
      const { supplierId, products: requested, shippingAddress } = content;
      const imports = await bans.open();
      const placed = await withNotifications(async (tx, notify) => {
        const earlier = await readStoredId(tx, 'orders', user.id, attempt);
        if (earlier !== null) return earlier;
        if (!(await readAccount(tx, user.id))) throw new HttpError('unauthorized');
        await requireUnblocked(tx, user.id, supplierId);
        await writtenLimit.check(tx, user, supplierId);
        const ids = requested.map(({ productId }) => productId);
        const products = await readOrderableProducts(tx, engine, ids, lang);
        const valid = validateOrderLines(requested, supplierId, products);
        requireListedBasis(content, valid.basis);
        await imports.products(
          tx,
          valid.lines.flatMap(({ product_no }) => product_no ?? []),
        );
        const order = {
          id: monotonicId(),
          buyer_id: user.id,
          supplier_id: supplierId,
          total_cents: valid.totalCents,
          shipping_address: shippingAddress,
          ...basisColumns(valid.basis, await readSupplierCity(tx, supplierId)),
          supply: content.supply ?? '',
          notes: content.notes ?? '',
          ...idempotencyColumns(attempt),
        };
        const rows = await insertOrder(tx, order, valid.lines);
        await storeShippingAddress(tx, user.id, shippingAddress);
        await notify(tx, {
          userId: supplierId,
          kind: 'order.new',
          subjectId: order.id,
          subject: valid.lines[0]?.name ?? '',
          from: user.id,
          detail: '',
        });
        return rows;
      });
      return typeof placed === 'string'
        ? read(placed, user, lang)
        : serializeOrderRows(db, placed, lang);
    },

    /**
     * A step that this side has made already succeeds again: its reply may have been lost. Throws orderStep where the status may not
     * follow the current one, not by this participant, or another call was faster.
     */
    async setStatus(
      id: string,
      user: SessionUser,
      { status, carrier, trackingNumber, priceBasis }: OrderStatusBody,
      lang: Lang,
    ): Promise<Order> {
      await withNotifications(async (tx, notify) => {
        const order = await readOrderParticipants(tx, id, user.id);
        if (!order) throw new HttpError('orderNotFound');
        const side = order.buyer_id === user.id ? 'buyer' : 'supplier';
        const given =
          status === 'shipped'
            ? { carrier: carrier ?? null, tracking_number: trackingNumber ?? null }
            : status === 'proposed'
              ? basisColumns(priceBasis ?? null, await readSupplierCity(tx, user.id))
              : {};
        const isNext = nextStatuses(order, side).some((next) => next === status);
        if (!isNext || !(await updateOrderStatus(tx, id, order.status, { status, ...given }, side)))
          return requireRepeated(await readOrderStep(tx, id), { status, side, ...given });
        const counterpartId = side === 'buyer' ? order.supplier_id : order.buyer_id;
        if (counterpartId !== null)
          await notify(tx, {
            userId: counterpartId,
            kind: 'order.step',
            subjectId: id,
            subject: order.name ?? '',
            from: user.id,
            detail: status,
          });
      });
      return read(id, user, lang);
    },
  };
};
