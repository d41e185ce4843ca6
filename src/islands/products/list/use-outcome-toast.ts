// Toast for the result of a product action: the spec's text for the deletion of one product, our own texts otherwise.
import { PRODUCTS_TOASTS } from '../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { showUndoToast } from '../../../toasts/undo-toast.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import type { BulkOutcome, ProductAction } from './my-products.ts';

const DONE_KEYS = { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' } as const;

/** Products that could not be changed are not in the toast; the page lists them. */
export function useOutcomeToast(): (
  action: ProductAction,
  outcome: BulkOutcome,
  undo?: () => void,
) => void {
  const t = useT();
  const lang = useLang();
  const { deleted, deleteFailed } = PRODUCTS_TOASTS;
  return (action, outcome, undo) => {
    if (outcome.status === 'failed') {
      const { error } = outcome;
      const fallback =
        error.code === 'network' ? t('dashboard:list.network') : t('myProducts:products.actFailed');
      const message = serverMessage(error) ?? (action === 'delete' ? null : fallback);
      return showToast('error', toastTexts(deleteFailed, lang, message));
    }
    const changed = outcome.changedIds.length;
    if (changed === 0) return;
    const countText = t(`myProducts:products.${DONE_KEYS[action]}`, {
      count: changed,
      total: formatNumber(lang, changed),
    });
    const usesSpecText = action === 'delete' && changed === 1;
    if (undo)
      return void showUndoToast(countText, { text: t('myProducts:prices.undo'), run: undo });
    showToast('success', toastTexts(deleted, lang, usesSpecText ? null : countText));
  };
}
