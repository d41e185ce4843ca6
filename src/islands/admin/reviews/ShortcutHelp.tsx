// Help about the keyboard shortcuts of a review, with the switch that turns them off.
import { useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SHORTCUTS, type Shortcut } from './review-shortcuts.ts';

interface Props {
  readonly enabled: boolean;
  readonly onEnable: (on: boolean) => void;
  readonly onClose: () => void;
}

export function ShortcutHelp({ enabled, onEnable, onClose }: Props) {
  const t = useT();
  return (
    <Dialog open title={t('adminReview:shortcuts.title')} onClose={onClose}>
      <div className="grid gap-4">
        <dl className="divide-y divide-line border-y border-line">
          {(Object.keys(SHORTCUTS) as Shortcut[]).map((each) => (
            <div key={each} className="flex items-center justify-between gap-4 py-2">
              <dt>{t(`adminReview:shortcuts.${each}`)}</dt>
              <dd className="flex gap-2">
                {SHORTCUTS[each].map((key) => (
                  <kbd key={key} className="badge">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{t('adminReview:shortcuts.text')}</p>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={enabled}
            onChange={({ target }) => onEnable(target.checked)}
          />
          {t('adminReview:shortcuts.enabled')}
        </label>
      </div>
    </Dialog>
  );
}
