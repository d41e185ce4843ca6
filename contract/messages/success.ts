// Success texts of the server by event (spec §8). English is literal where the spec quotes it.
import en from '../../locales/en/messages/success.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/success.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const SUCCESS_TEXTS = inBothLanguages(en, zh);
