// Notice that prices were changed, with the button that sets them back.
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';

interface Props {
  /** Number of changed prices; 0 shows nothing. */
  readonly count: number;
  /** null if they have been set back. */
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
}

export function PricesNotice({ count, onUndo, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const values = { count, total: formatNumber(lang, count) };
  return (
    <div role="status">
      {count > 0 && (
        <div className="notice mt-3 notice-jade flex flex-wrap items-center gap-2">
          <p className="flex-1">
            {t(onUndo ? 'myProducts:prices.done' : 'myProducts:prices.undone', values)}
          </p>
          {onUndo && (
            <button type="button" className="btn btn-quiet btn-small" onClick={onUndo}>
              {t('myProducts:prices.undo')}
            </button>
          )}
          <button type="button" className="btn btn-bare btn-small" onClick={onClose}>
            {t('myProducts:bulk.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
