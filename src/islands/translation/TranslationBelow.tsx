// Translation below its original, with its origin and a button that hides it. Needs the namespace 'common'.
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/react.tsx';

interface Props {
  /** Who has translated it. */
  readonly label: string;
  readonly children: ReactNode;
}

export function TranslationBelow({ label, children }: Props) {
  const t = useT();
  const id = useId();
  const [isShown, setShown] = useState(true);
  return (
    <div className="mt-1 grid grid-cols-1 gap-1 border-t border-line pt-1">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {label}
        <button
          type="button"
          className="link min-h-6"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'ui.translation.hide' : 'ui.translation.show')}
        </button>
      </p>
      <div id={id} hidden={!isShown}>
        {children}
      </div>
    </div>
  );
}
