// Store for data download and account deletion with email and password, for users who cannot sign in.
import * as z from 'zod/mini';
import {
  deleteAccountWithPassword,
  downloadAccountWithPassword,
  leaveBody,
} from '../../../../contract/accounts/account.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';

type LeaveResult =
  | { readonly kind: 'archive'; readonly archive: Blob }
  | { readonly kind: 'deleted'; readonly message: string | null };

const leaveSchema = z.object({ ...leaveBody.shape, wish: z.enum(['download', 'delete']) });

export const leaveAccountForm = (api: Api, lang: Lang): FormSender<LeaveResult> =>
  formSender(
    leaveSchema,
    lang,
    accountFieldErrorText,
    async ({ wish, ...body }): Promise<LeaveResult> => {
      if (wish === 'download')
        return { kind: 'archive', archive: await api.call(downloadAccountWithPassword, { body }) };
      const { message } = await api.call(deleteAccountWithPassword, { body });
      return { kind: 'deleted', message: message };
    },
  );

/** Returns a name such as yantra-bridge-data-2026-01-31.zip, with the date in the reader's time zone. */
export const dataFileName = (now: Date): string => {
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `yantra-bridge-data-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.zip`;
};
