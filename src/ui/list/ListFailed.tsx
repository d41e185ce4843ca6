// Error state of a list: title, the server's message if there is one, and a retry button.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/react.tsx';
import type { LoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';

interface Props {
  readonly title: string;
  readonly error: LoadError;
  readonly onRetry: () => void;
  /** Further buttons next to "retry". */
  readonly children?: ReactNode;
}

export function ListFailed({ title, error, onRetry, children }: Props) {
  const t = useT();
  const texts = new Set(Object.values(error.fields));
  const message = serverMessage(error);
  if (texts.size === 0 && message !== null) texts.add(message);
  else if (error.code === 'network') texts.add(t('dashboard:list.network'));
  return (
    <div className="notice notice-red grid justify-items-start gap-2" role="alert">
      <p className="font-semibold text-red">{title}</p>
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {t('dashboard:list.retry')}
        </button>
        {children}
      </div>
    </div>
  );
}
