// Reasons of refusals, more specific than the text of their error code: limits, quotas, steps that are not possible now.
import en from '../../locales/en/messages/refusals.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/refusals.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const REFUSAL_TEXTS = inBothLanguages(en, zh);
