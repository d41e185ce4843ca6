// Why the last attempt to send a form failed, what is kept, and what the user can do.
import type { ReactNode } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { FORM_FAILURE_TEXTS } from '../../../contract/messages/form-failure.ts';
import { useLang } from '../../i18n/react.tsx';
import { SignInAgain } from '../access/SignInAgain.tsx';
import type { FormState } from './form-state.ts';

interface RefusalProps {
  readonly state: FormState;
  /** Shown if there is no message: what failed, without what to do. */
  readonly fallback?: string | undefined;
  /** Whether something may have been typed, which is kept. */
  readonly hasFields?: boolean;
  /** Further actions, such as a link. */
  readonly children?: ReactNode;
}

/** Texts of the notice about a failed attempt; null if the field errors are enough. */
function refusalOf(
  { state, fallback, hasFields = true }: RefusalProps,
  lang: Lang,
): readonly string[] | null {
  if (state.status !== 'failed' || state.code === 'invalid') return null;
  const { code, message, fieldErrors } = state;
  if (message !== null) return [message];
  if (Object.keys(fieldErrors).length > 0) return fallback === undefined ? null : [fallback];
  const texts = FORM_FAILURE_TEXTS;
  const cause = code === 'network' ? 'network' : 'other';
  const advice = texts[hasFields ? cause : (`${cause}Only` as const)][lang];
  return [fallback ?? texts.failed[lang], advice];
}

/** The only place where a form without a toast says why the last attempt failed. */
export function FormRefusal(props: RefusalProps) {
  const { state, hasFields, children } = props;
  const lang = useLang();
  const texts = refusalOf(props, lang);
  const isSignedOut = state.status === 'failed' && state.code === 'unauthorized';
  return (
    <div role="alert">
      {texts && (
        <div
          className="notice notice-red grid justify-items-start gap-2"
          data-refusal
          tabIndex={-1}
        >
          {isSignedOut ? (
            <SignInAgain hasFields={hasFields} />
          ) : (
            texts.map((text) => <p key={text}>{text}</p>)
          )}
          {children}
        </div>
      )}
    </div>
  );
}
