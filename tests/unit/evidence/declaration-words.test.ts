// Words beside a product's certificates: the market has seen a paper or only a statement, and tests no machine.
import { expect, test } from 'vitest';
import { LANGS } from '../../../contract/lang.ts';
import en from '../../../locales/en/product.json' with { type: 'json' };
import zh from '../../../locales/zh-Hans/product.json' with { type: 'json' };

const TEXTS = { en: en.details, 'zh-Hans': zh.details } as const;

test('a declaration is called seen, with its day, and the machine untested', () => {
  expect(TEXTS.en.seen).toBe('Declaration seen by us on {{date}}; machine not tested');
  expect(TEXTS['zh-Hans'].seen).toMatch(/\{\{date\}\}.*声明.*未检测/);
});

test('a certificate without a declaration is called stated by the manufacturer', () => {
  expect(TEXTS.en.stated).toBe('Stated by the manufacturer');
  expect(TEXTS['zh-Hans'].stated).toBe('制造商声明');
});

test.each(LANGS)('the details of a product never call a machine verified (%s)', (lang) => {
  expect(JSON.stringify(TEXTS[lang])).not.toMatch(/verif|certified|approved|核验|核实|认可/i);
});
