// Field error texts of all forms, as the server sends them.
import type { Lang } from '../../lang.ts';
import { fieldErrorText } from '../../messages.ts';
import { EVIDENCE_FIELD_TEXTS } from '../evidence.ts';
import { IMPORT_CELL_TEXTS } from '../import.ts';
import { VIDEO_TEXTS } from '../picture.ts';

const SERVER_TEXTS = { ...EVIDENCE_FIELD_TEXTS, ...IMPORT_CELL_TEXTS, ...VIDEO_TEXTS } as const;

/** Like fieldErrorText(), with the texts that browsers do not load, or for one form only. */
export const serverFieldErrorText = (errorKey: string, lang: Lang): string =>
  Object.hasOwn(SERVER_TEXTS, errorKey)
    ? SERVER_TEXTS[errorKey as keyof typeof SERVER_TEXTS][lang]
    : fieldErrorText(errorKey, lang);
