// Hook that sends a step of an order and handles the result: closes the dialog, updates the order, shows a toast.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Order } from '../../../../contract/trade/order.ts';
import { orderStatusBody, setOrderStatus } from '../../../../contract/trade/order-status.ts';
import type { Api } from '../../../api/call.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { orderStatusName } from './OrderStatus.tsx';
import { shortId } from './short-id.ts';

export interface StepProps {
  readonly api: Api;
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
  /** Called if the order's status has changed in the meantime. */
  readonly onStale: () => void;
}

export function useStatusChange(
  { api, order, onChanged, onStale }: StepProps,
  onClose: () => void,
) {
  const t = useT();
  const lang = useLang();
  const [form] = useState(() =>
    formSender(orderStatusBody, lang, fieldErrorText, (body) =>
      endSessionOn401(api.call(setOrderStatus, { params: { id: order.id }, body })),
    ),
  );
  const state = useStore(form.$state);
  const changeStatus = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status === 'done') {
      const { data } = outcome.answer;
      onClose();
      onChanged(data);
      showToast('success', {
        text: t('order:changed', {
          id: shortId(data.id),
          status: orderStatusName(t, data.status),
        }),
      });
    } else if (outcome.status === 'refused' && outcome.error.code === 'orderStep') {
      onClose();
      onStale();
      showToast('error', { text: outcome.error.message });
    }
  };
  return { state, changeStatus };
}
