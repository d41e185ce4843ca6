// Forms of the confirmation of identity: the password alone, with a code, or with a passkey.
import * as z from 'zod/mini';
import { existingPassword, factorCode } from '../../../../contract/accounts/account-rules.ts';
import {
  confirmIdentity,
  startPasskeyConfirmation,
} from '../../../../contract/accounts/confirmation.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { signWithPasskey } from '../second-factor/factor-forms.ts';

const passwordForm = z.object({ password: existingPassword });
const codeForm = z.object({ password: existingPassword, code: factorCode });

export const confirmationForms = (api: Api, lang: Lang) => {
  const withPassword = formSender(passwordForm, lang, accountFieldErrorText, (body) =>
    api.call(confirmIdentity, { body }),
  );
  const withCode = formSender(codeForm, lang, accountFieldErrorText, (body) =>
    api.call(confirmIdentity, { body }),
  );
  const withPasskey = formSender(
    passwordForm,
    lang,
    accountFieldErrorText,
    async ({ password }) => {
      const { options } = await api.call(startPasskeyConfirmation, {});
      const credential = await signWithPasskey(options, lang);
      return api.call(confirmIdentity, { body: { password, credential } });
    },
  );
  return { none: withPassword, app: withCode, recovery: withCode, passkey: withPasskey };
};
/** How the second factor is given; 'none' where the person has none. */
export type ConfirmationWay = keyof ReturnType<typeof confirmationForms>;
