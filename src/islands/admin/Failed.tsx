// A call failed: why, and another try.
import { useT } from '../../i18n/react.tsx';
import type { Problem } from '../../stores/listing.ts';

interface Props {
  readonly text: string;
  readonly onRetry: () => unknown;
}

export function Failed({ text, onRetry }: Props) {
  const t = useT();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{t('admin:state.failedTitle')}</h2>
      <p>{text}</p>
      <button type="button" className="btn btn-quiet" onClick={() => void onRetry()}>
        {t('admin:state.retry')}
      </button>
    </div>
  );
}

/** The server's words in the reader's language; what happens without it is said here. Single fields come first. */
export function useProblemText(): (problem: Problem) => string {
  const t = useT();
  return ({ code, message, fields }) => {
    if (code === 'network') return t('admin:state.network');
    return Object.values(fields)[0] ?? message;
  };
}
