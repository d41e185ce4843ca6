// Texts of an amount that a search asks for, by what is asked of the value: `attribute` is its name, `amount` a number or a range with its unit.
import en from '../../locales/en/messages/search.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/search.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const AMOUNT_TEXTS = inBothLanguages(en, zh).amounts;
