// What people do with their own account: its password, a copy of its data, its end.

import { atom, type ReadableAtom } from 'nanostores';
import {
  changePassword,
  deleteAccount,
  deletionBody,
  downloadAccount,
} from '../../contract/account.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { accountFieldText } from '../../contract/messages/account-field.ts';
import type { Acknowledgement } from '../../contract/reply.ts';
import { GENERAL_TOASTS } from '../../contract/toasts/general.ts';
import type { Api } from '../api/call.ts';
import { passwordChangeForm } from './confirmed-password.ts';
import { type FormSender, formSender } from './form-sender.ts';
import { serverWords } from './server-words.ts';

/** One of them at a time; the forms know for themselves. */
export type Errand = 'none' | 'downloading';

export type ErrandOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly said: string }
  | { readonly status: 'busy' };

export interface AccountSecurity {
  readonly password: FormSender<Acknowledgement>;
  readonly deletion: FormSender<Acknowledgement>;
  readonly $errand: ReadableAtom<Errand>;
  /** All the market stores about the account, as a ZIP archive. */
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
      accountFieldText,
      ({ currentPassword, password }) =>
        api.call(changePassword, { body: { currentPassword, password } }),
    ),
    deletion: formSender(deletionBody, lang, accountFieldText, (body) =>
      api.call(deleteAccount, { body }),
    ),
    $errand,
    download: () => run('downloading', () => api.call(downloadAccount, {})),
  };
}

/** yantra-bridge-data-2026-01-31.zip, by the reader's own calendar. */
export const dataFileName = (now: Date): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `yantra-bridge-data-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`;
};
