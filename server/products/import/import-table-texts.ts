// Texts in the tables of an import: the template's example, the list of what is wrong.
import { inBothLanguages } from '../../../contract/texts.ts';
import en from '../../../locales/en/server/importTable.json' with { type: 'json' };
import zh from '../../../locales/zh-Hans/server/importTable.json' with { type: 'json' };

export const IMPORT_TABLE_TEXTS = inBothLanguages(en, zh);
