// Why the last attempt to send a form failed, what is kept, and what the user can do.
import type { ReactNode } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { FORM_FAILURE_TEXTS } from '../../../contract/messages/form-failure.ts';
import { useLang } from '../../i18n/react.tsx';
import { SignInAgain } from '../access/SignInAgain.tsx';
import type { FormState } from './form-state.ts';

interface RefusalProps {
  readonly state: FormState;
  /** Shown if there is no message. */
  readonly fallback?: string | undefined;
  /** Further actions, such as a link. */
  readonly children?: ReactNode;
}

/** What the failed attempt is told with; null if the fields say it. */
function refusalOf(state: FormState, lang: Lang, fallback?: string): readonly string[] | null {
  if (state.status !== 'failed' || state.code === 'invalid') return null;
  const { code, message, fieldErrors } = state;
  if (message !== null) return [message];
  if (Object.keys(fieldErrors).length > 0) return fallback === undefined ? null : [fallback];
  const texts = FORM_FAILURE_TEXTS;
  const kept = (code === 'network' ? texts.network : texts.other)[lang];
  return [fallback ?? texts.failed[lang], kept];
}

/** The only place where a form without a toast says why the last attempt failed. */
export function FormRefusal({ state, fallback, children }: RefusalProps) {
  const lang = useLang();
  const texts = refusalOf(state, lang, fallback);
  const isSignedOut = state.status === 'failed' && state.code === 'unauthorized';
  return (
    <div role="alert">
      {texts && (
        <div
          className="notice notice-red grid justify-items-start gap-2"
          data-refusal
          tabIndex={-1}
        >
          {isSignedOut ? <SignInAgain /> : texts.map((text) => <p key={text}>{text}</p>)}
          {children}
        </div>
      )}
    </div>
  );
}
