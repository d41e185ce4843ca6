// Store for the next status of an order: confirmed, shipped with carrier and tracking number, delivered, cancelled.

import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Order } from '../../../../contract/trade/order-reader.ts';
import { orderStatusBody, setOrderStatus } from '../../../../contract/trade/order-status.ts';
import type { Api } from '../../../api/call.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { type FormSender, formSender } from '../../../ui/forms/form-sender.ts';

export const orderStep = (api: Api, lang: Lang, id: string): FormSender<Order> =>
  formSender(orderStatusBody, lang, fieldErrorText, (body) =>
    endSessionOn401(api.call(setOrderStatus, { params: { id }, body })),
  );
