// Field error texts of the form for evidence. Separate, so that other forms do not load them.
import type { Lang } from '../../lang.ts';
import type { Texts } from '../../texts.ts';
import { CATALOG_TEXTS } from '../catalog.ts';
import { EVIDENCE_FIELD_TEXTS } from '../evidence.ts';
import { PICTURE_TEXTS } from '../picture.ts';
import { PROFILE_TEXTS } from '../profile.ts';
import { TRADE_TEXTS } from '../trade.ts';

const TEXTS: Readonly<Record<string, Texts>> = {
  ...CATALOG_TEXTS,
  ...PROFILE_TEXTS,
  ...PICTURE_TEXTS,
  ...TRADE_TEXTS,
  ...EVIDENCE_FIELD_TEXTS,
};

/** Like fieldErrorText() of contract/messages.ts, for fields of a document and its file. */
export const evidenceFieldErrorText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOG_TEXTS.invalid)[lang];
