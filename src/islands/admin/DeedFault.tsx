// Error message of a failed admin action, shown in its dialog.
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import type { Deed } from './admin-deed.ts';
import { useProblemText } from './Failed.tsx';

export function DeedFault({ deed }: { readonly deed: Deed }) {
  const problemText = useProblemText();
  return (
    <div role="alert">
      {deed.status === 'failed' && (
        <p className="notice notice-red">{problemText(deed.problem, GENERAL_TOASTS.failed)}</p>
      )}
    </div>
  );
}
