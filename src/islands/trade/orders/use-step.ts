// Hook that sends a step of an order and handles the result: closes the dialog, updates the order, shows a toast.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { notify } from '../../../stores/toasts.ts';
import { orderStatusName } from './OrderStatus.tsx';
import type { StepProps } from './OrderSteps.tsx';
import { orderStep } from './order-step.ts';
import { shortId } from './short-id.ts';

export function useStep({ api, order, onTaken, onStale }: StepProps, onClose: () => void) {
  const t = useT();
  const lang = useLang();
  const [form] = useState(() => orderStep(api, lang, order.id));
  const state = useStore(form.$state);
  const take = async (given: Readonly<Record<string, unknown>>): Promise<void> => {
    const outcome = await form.send(given);
    if (outcome.status === 'done') {
      const { id, status } = outcome.answer;
      onClose();
      onTaken(outcome.answer);
      notify('success', {
        text: t('order:changed', { id: shortId(id), status: orderStatusName(t, status) }),
      });
    } else if (outcome.status === 'refused' && outcome.error.code === 'orderStep') {
      onClose();
      onStale();
      notify('error', { text: outcome.error.message });
    }
  };
  return { state, take };
}
