// Field error texts by form. The modules beside this one name the part that each form loads: the build evaluates them, so that a
// browser gets that part only (scripts/build/text-modules.ts).
import en from '../../locales/en/messages/fieldErrors.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/fieldErrors.json' with { type: 'json' };
import { inBothLanguages } from '../texts.ts';

export const FIELD_TEXTS = inBothLanguages(en, zh);
