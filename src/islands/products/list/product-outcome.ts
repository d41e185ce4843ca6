// Toast for the result of a product action: the spec's text for the deletion of one product, our own texts otherwise.
import { PRODUCTS_TOASTS } from '../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { serverWords } from '../../../stores/server-words.ts';
import { notify, wordsOf } from '../../../stores/toasts.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import type { Outcome, ProductAction } from './my-products.ts';

const DONE = { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' } as const;

/** Products that could not be changed are not in the toast; the page lists them. */
export function useTellOutcome(): (action: ProductAction, outcome: Outcome) => void {
  const t = useT();
  const lang = useLang();
  const { deleted, deleteFailed } = PRODUCTS_TOASTS;
  return (action, outcome) => {
    if (outcome.status === 'failed') {
      const { problem } = outcome;
      const unsaid =
        problem.code === 'network'
          ? t('dashboard:list.network')
          : t('dashboard:products.actFailed');
      const said = serverWords(problem) ?? (action === 'delete' ? null : unsaid);
      return notify('error', wordsOf(deleteFailed, lang, said));
    }
    const { changed } = outcome;
    if (changed === 0) return;
    const counted = t(`dashboard:products.${DONE[action]}`, {
      count: changed,
      total: formatNumber(lang, changed),
    });
    const isSpoken = action === 'delete' && changed === 1;
    notify('success', wordsOf(deleted, lang, isSpoken ? null : counted));
  };
}
