// Store for the account security page: password change, data download, account deletion.

import { atom, type ReadableAtom } from 'nanostores';
import {
  changePassword,
  deleteAccount,
  deletionBody,
  downloadAccount,
} from '../../../../contract/accounts/account.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/account-field.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import type { Api } from '../../../api/call.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { type FormSender, formSender } from '../../../ui/forms/form-sender.ts';
import { passwordChangeForm } from '../auth/confirmed-password.ts';

/** The download in progress, if any; the two forms have their own states. */
export type Errand = 'none' | 'downloading';

export type ErrandOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly said: string }
  | { readonly status: 'busy' };

export interface AccountSecurity {
  readonly password: FormSender<Acknowledgement>;
  readonly deletion: FormSender<Acknowledgement>;
  readonly $errand: ReadableAtom<Errand>;
  /** Everything the market stores about the account, as a ZIP archive. */
  download(): Promise<ErrandOutcome<Blob>>;
}

export function accountSecurity(api: Api, lang: Lang): AccountSecurity {
  const $errand = atom<Errand>('none');

  async function run<Answer>(
    errand: Errand,
    call: () => Promise<Answer>,
  ): Promise<ErrandOutcome<Answer>> {
    if ($errand.get() !== 'none') return { status: 'busy' };
    $errand.set(errand);
    try {
      return { status: 'done', answer: await call() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return {
        status: 'refused',
        said: serverWords(error) ?? GENERAL_TOASTS.failed.text[lang],
      };
    } finally {
      $errand.set('none');
    }
  }

  return {
    password: formSender(
      passwordChangeForm,
      lang,
      accountFieldErrorText,
      ({ currentPassword, password }) =>
        api.call(changePassword, { body: { currentPassword, password } }),
    ),
    deletion: formSender(deletionBody, lang, accountFieldErrorText, (body) =>
      api.call(deleteAccount, { body }),
    ),
    $errand,
    download: () => run('downloading', () => api.call(downloadAccount, {})),
  };
}

/** Returns a name such as yantra-bridge-data-2026-01-31.zip, with the date in the reader's time zone. */
export const dataFileName = (now: Date): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `yantra-bridge-data-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`;
};
