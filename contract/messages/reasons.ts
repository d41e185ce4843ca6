// Predefined reasons for admin actions, in both languages: the recipient may read another language than the admin.
import en from '../../locales/en/messages/reasons.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/reasons.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const REASON_TEXTS = inBothLanguages(en, zh);
