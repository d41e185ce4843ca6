// Texts in replies that are neither errors nor confirmations.
import { inBothLanguages } from '../../../contract/texts.ts';
import en from '../../../locales/en/server/replies.json' with { type: 'json' };
import zh from '../../../locales/zh-Hans/server/replies.json' with { type: 'json' };

export const REPLY_TEXTS = inBothLanguages(en, zh);
