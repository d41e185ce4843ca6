// Checks and calls of the forms of /auth, loaded when a form is filled in: they bring the schemas along.
import type * as z from 'zod/mini';
import { requestPasswordReset, resetRequestBody } from '../../../../contract/accounts/account.ts';
import { login, loginBody, register, signUpForm } from '../../../../contract/accounts/auth.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';

export const authSenders = (api: Api, lang: Lang) => ({
  signIn: formSender(loginBody, lang, accountFieldErrorText, (body) => api.call(login, { body })),
  signUp: formSender(signUpForm, lang, accountFieldErrorText, ({ confirmPassword: _, ...body }) =>
    api.call(register, { body: body as z.input<typeof signUpForm> }),
  ),
  forgot: formSender(resetRequestBody, lang, accountFieldErrorText, (body) =>
    api.call(requestPasswordReset, { body }),
  ),
});
