// Error state of a failed call: the reason and a retry button.
import type { Toast } from '../../../contract/toasts/toast.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import type { LoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';

interface Props {
  readonly title?: string;
  readonly text: string;
  readonly retryLabel?: string;
  readonly onRetry: () => unknown;
}

export function Failed({ title, text, retryLabel, onRetry }: Props) {
  const t = useT();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{title ?? t('admin:state.failedTitle')}</h2>
      <p>{text}</p>
      <button type="button" className="btn btn-quiet" onClick={() => void onRetry()}>
        {retryLabel ?? t('admin:state.retry')}
      </button>
    </div>
  );
}

/** Returns the message of an error: the first field error, else the server's message, else the given default text. */
export function useErrorText(): (
  error: LoadError,
  fallback: Required<Pick<Toast, 'text'>>,
) => string {
  const t = useT();
  const lang = useLang();
  return (error, fallback) => {
    const message = Object.values(error.fields)[0] ?? serverMessage(error);
    return message ?? (error.code === 'network' ? t('admin:state.network') : fallback.text[lang]);
  };
}
