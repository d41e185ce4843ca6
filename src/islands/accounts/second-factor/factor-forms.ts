// Forms and calls of second factors: completing a session, adding and removing.
import * as z from 'zod/mini';
import { factorCode } from '../../../../contract/accounts/account-rules.ts';
import {
  addPasskey,
  completeWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../../../contract/accounts/passkeys.ts';
import {
  completeSignIn,
  confirmTotp,
  type FactorAdded,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '../../../../contract/accounts/second-factor.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../contract/accounts/second-factor-limits.ts';
import { requiredText } from '../../../../contract/body.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import { SECOND_FACTOR_FIELD_TEXTS } from '../../../../contract/messages/second-factor.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';

const codeBody = z.object({ code: factorCode });
const passkeyForm = z.object({ name: requiredText(MAX_PASSKEY_NAME_LENGTH) });
const emptyForm = z.object({});

/** The browser's part of WebAuthn; loaded when a passkey is used. */
const browserLibrary = () => import('@simplewebauthn/browser');

/** The browser refused, or the reader closed its window: an error like a refusal of the server. */
const passkeyRefused = (lang: Lang): ApiError =>
  new ApiError('validation', 0, SECOND_FACTOR_FIELD_TEXTS.passkeyRefused[lang]);

/** Lets the browser sign the options of the server. */
export async function signWithPasskey(options: string, lang: Lang) {
  const { startAuthentication } = await browserLibrary();
  const credential = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => {
    throw passkeyRefused(lang);
  });
  return { ...credential, type: 'public-key' as const };
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

export const factorForms = (api: Api, lang: Lang) => ({
  code: formSender(codeBody, lang, accountFieldErrorText, (body) =>
    api.call(completeSignIn, { body }),
  ),

  passkey: formSender(emptyForm, lang, accountFieldErrorText, async () => {
    const { options } = await api.call(startPasskeySignIn, {});
    const credential = await signWithPasskey(options, lang);
    return api.call(completeWithPasskey, { body: { credential } });
  }),

  startTotp: formSender(emptyForm, lang, accountFieldErrorText, () => api.call(startTotp, {})),

  confirmTotp: formSender(codeBody, lang, accountFieldErrorText, (body) =>
    api.call(confirmTotp, { body }),
  ),

  addPasskey: formSender(
    passkeyForm,
    lang,
    accountFieldErrorText,
    async ({ name }): Promise<FactorAdded> => {
      const { options } = await api.call(startPasskey, {});
      const { startRegistration } = await browserLibrary();
      const credential = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => {
        throw passkeyRefused(lang);
      });
      return api.call(addPasskey, {
        body: { name, credential: { ...credential, type: 'public-key' } },
      });
    },
  ),

  removeTotp: formSender(emptyForm, lang, accountFieldErrorText, () => api.call(removeTotp, {})),

  removePasskey: (id: string) =>
    formSender(emptyForm, lang, accountFieldErrorText, () =>
      api.call(removePasskey, { params: { id } }),
    ),

  renewCodes: formSender(emptyForm, lang, accountFieldErrorText, () =>
    api.call(renewRecoveryCodes, {}),
  ),
});
export type FactorForms = ReturnType<typeof factorForms>;
