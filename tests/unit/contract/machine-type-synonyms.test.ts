// Synonyms and uses of machine types: every type has some in both languages.
import { expect, test } from 'vitest';
import { LANGS } from '../../../contract/lang.ts';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';

test.each(MACHINE_TYPES.map((type) => [type.id, type] as const))(
  '%s',
  (_, { name, synonyms, uses }) => {
    for (const lang of LANGS) {
      expect(synonyms[lang].length, lang).toBeGreaterThanOrEqual(3);
      expect(synonyms[lang].length, lang).toBeLessThanOrEqual(32);
      expect(new Set(synonyms[lang]).size, lang).toBe(synonyms[lang].length);
      expect(synonyms[lang], lang).not.toContain(name[lang]);
      expect(uses[lang].length, lang).toBeGreaterThanOrEqual(3);
      expect(new Set(uses[lang]).size, lang).toBe(uses[lang].length);
    }
    for (const words of [synonyms, uses]) {
      expect(words['zh-Hans'].every((each) => /[\u4e00-\u9fff]/.test(each))).toBe(true);
      expect(words.en.some((each) => /[\u4e00-\u9fff]/.test(each))).toBe(false);
    }
  },
);
