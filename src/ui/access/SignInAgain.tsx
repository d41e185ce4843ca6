// Notice that the session has ended, with what the reader can do: sign in and return to this window, which keeps what was typed.
import { useStore } from '@nanostores/react';
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { useHref, useLang } from '../../i18n/react.tsx';
import { returnHere } from '../../stores/open-window.ts';
import { $sessionRefusal } from '../../stores/session-refusal.ts';

interface Props {
  /** Whether something may have been typed. */
  readonly hasFields?: boolean | undefined;
}

export function SignInAgain({ hasFields = true }: Props) {
  const lang = useLang();
  const href = useHref();
  const refusal = useStore($sessionRefusal);
  return (
    <>
      <p>{refusal ?? SESSION_TEXTS[hasFields ? 'ended' : 'endedOnly'][lang]}</p>
      {refusal === null ? (
        <a className="btn btn-primary" href={href('/auth?tab=signin')} onClick={returnHere}>
          {SESSION_TEXTS.signIn[lang]}
        </a>
      ) : (
        <a className="btn btn-quiet" href={href('/contact')}>
          {SESSION_TEXTS.contact[lang]}
        </a>
      )}
    </>
  );
}
