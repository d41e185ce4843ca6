// Field error texts of all forms, as the server sends them.
import type { Lang } from '../lang.ts';
import { fieldErrorText } from '../messages.ts';
import { EVIDENCE_FIELD_TEXTS } from './evidence.ts';

/** Like fieldErrorText(), with the texts that browsers load for one form only. */
export const serverFieldErrorText = (errorKey: string, lang: Lang): string =>
  Object.hasOwn(EVIDENCE_FIELD_TEXTS, errorKey)
    ? EVIDENCE_FIELD_TEXTS[errorKey as keyof typeof EVIDENCE_FIELD_TEXTS][lang]
    : fieldErrorText(errorKey, lang);
