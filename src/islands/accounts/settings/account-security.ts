// Store for the account security page: password change, data download, account deletion.

import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import {
  changePassword,
  deleteAccount,
  linkAccountDownload,
} from '../../../../contract/accounts/account.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';
import { passwordChangeForm } from '../auth/confirmed-password.ts';

type DownloadOutcome =
  | { readonly status: 'done'; readonly path: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'busy' };

export interface AccountSecurity {
  readonly password: FormSender<Acknowledgement>;
  readonly deletion: FormSender<Acknowledgement>;
  readonly $isDownloading: ReadableAtom<boolean>;
  /** Resolves with the address of everything the market stores about the account, as a ZIP archive. */
  download(): Promise<DownloadOutcome>;
}

export function accountSecurity(api: Api, lang: Lang): AccountSecurity {
  const $isDownloading = atom(false);
  return {
    password: formSender(
      passwordChangeForm,
      lang,
      accountFieldErrorText,
      ({ currentPassword, password }) =>
        api.call(changePassword, { body: { currentPassword, password } }),
    ),
    deletion: formSender(z.object({}), lang, accountFieldErrorText, () =>
      api.call(deleteAccount, {}),
    ),
    $isDownloading,
    async download() {
      if ($isDownloading.get()) return { status: 'busy' };
      $isDownloading.set(true);
      try {
        return { status: 'done', ...(await api.call(linkAccountDownload, {})) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = serverMessage(error) ?? GENERAL_TOASTS.failed.text[lang];
        return { status: 'refused', message };
      } finally {
        $isDownloading.set(false);
      }
    },
  };
}
