// Error message of a failed admin action, shown in its dialog.
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import type { ActionState } from './admin-action.ts';
import { useErrorText } from './Failed.tsx';

interface Props {
  readonly action: ActionState;
}

export function ActionError({ action }: Props) {
  const errorText = useErrorText();
  return (
    <div role="alert">
      {action.status === 'failed' && (
        <p className="notice notice-red">{errorText(action.error, GENERAL_TOASTS.failed)}</p>
      )}
    </div>
  );
}
