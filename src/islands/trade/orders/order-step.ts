// Store for the next status of an order: confirmed, shipped with carrier and tracking number, delivered, cancelled.

import type { Lang } from '../../../../contract/lang.ts';
import { fieldText } from '../../../../contract/messages.ts';
import type { Order } from '../../../../contract/trade/order-reader.ts';
import { orderStepBody, takeOrderStep } from '../../../../contract/trade/order-steps.ts';
import type { Api } from '../../../api/call.ts';
import { type FormSender, formSender } from '../../../ui/forms/form-sender.ts';
import { whileSignedIn } from '../../../ui/list/page-list.ts';

export const orderStep = (api: Api, lang: Lang, id: string): FormSender<Order> =>
  formSender(orderStepBody, lang, fieldText, (body) =>
    whileSignedIn(api.call(takeOrderStep, { params: { id }, body })),
  );
