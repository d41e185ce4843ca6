// The four steps of an import, with the one that is open.
import type { ImportState } from '../../../../contract/products/product-import.ts';
import { useT } from '../../../i18n/react.tsx';

const STEPS = ['file', 'columns', 'check', 'drafts'] as const;

const STEP_OF_STATE: Partial<Record<ImportState, (typeof STEPS)[number]>> = {
  mapping: 'columns',
  checked: 'check',
  running: 'drafts',
  done: 'drafts',
};

/** `state` is null before the first file. */
export function StepLine({ state }: { readonly state: ImportState | null }) {
  const t = useT();
  const open = STEPS.indexOf((state && STEP_OF_STATE[state]) ?? 'file');
  const name = (step: (typeof STEPS)[number]): string => t(`imports:steps.${step}`);
  return (
    <nav aria-label={t('imports:steps.title')} className="grid gap-2">
      <p className="text-sm font-semibold sm:sr-only">
        {t('imports:steps.now', {
          number: open + 1,
          total: STEPS.length,
          name: name(STEPS[open] ?? 'file'),
        })}
      </p>
      <ol className="grid grid-cols-4 gap-1.5">
        {STEPS.map((step, at) => (
          <li
            key={step}
            aria-current={at === open ? 'step' : undefined}
            className={`border-t-4 pt-1 text-sm ${at <= open ? 'border-ink' : 'border-line-strong'} ${at === open ? 'font-semibold' : 'text-muted'}`}
          >
            <span className="max-sm:sr-only">
              {at + 1}. {name(step)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
