// Store for data download and account deletion with email and password, for users who cannot sign in.
import * as z from 'zod/mini';
import {
  deleteAccountWithPassword,
  leaveBody,
  linkDownloadWithPassword,
} from '../../../../contract/accounts/account.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';

type LeaveResult =
  | { readonly kind: 'archive'; readonly path: string }
  | { readonly kind: 'deleted'; readonly message: string | null };

const leaveSchema = z.object({ ...leaveBody.shape, wish: z.enum(['download', 'delete']) });

export const leaveAccountForm = (api: Api, lang: Lang): FormSender<LeaveResult> =>
  formSender(
    leaveSchema,
    lang,
    accountFieldErrorText,
    async ({ wish, ...body }): Promise<LeaveResult> => {
      if (wish === 'download')
        return { kind: 'archive', ...(await api.call(linkDownloadWithPassword, { body })) };
      const { message } = await api.call(deleteAccountWithPassword, { body });
      return { kind: 'deleted', message: message };
    },
  );
