// Template of an import for a machine type: headings in the reader's language with units, and an example row.
import { writeXlsx } from 'hucre/xlsx';
import { csvOf } from '../../../contract/csv.ts';
import type { FileToSend } from '../../../contract/file-reply.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import { exampleOf } from './example-values.ts';
import { attributeOfTarget, type Target, targetsOf } from './import-fields.ts';
import { IMPORT_TABLE_TEXTS } from './import-table-texts.ts';

const { example: EXAMPLE_TEXTS } = IMPORT_TABLE_TEXTS;

/** What an example has that is the same in both languages. */
const EXAMPLE_VALUES: Readonly<Record<string, string>> = {
  price: '12500',
  minOrderQuantity: '1',
  images: 'https://www.example.com/machine.jpg',
};

const exampleText = (field: string, lang: Lang): string =>
  Object.hasOwn(EXAMPLE_TEXTS, field)
    ? EXAMPLE_TEXTS[field as keyof typeof EXAMPLE_TEXTS][lang]
    : (EXAMPLE_VALUES[field] ?? '');

/** Its row is not imported. */
export const exampleName = (lang: Lang): string => EXAMPLE_TEXTS.name[lang];

const heading = ({ names, unit }: Target, lang: Lang): string =>
  unit === null ? names[lang] : `${names[lang]} (${unitName(unit, lang)})`;

const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const COLUMN_WIDTH = 22;

const content = async (
  rows: readonly (readonly string[])[],
  format: keyof typeof FORMATS,
): Promise<Uint8Array> => {
  if (format === 'csv') return Buffer.from(csvOf(rows));
  const columns = rows[0]?.map(() => ({ width: COLUMN_WIDTH })) ?? [];
  return writeXlsx({
    sheets: [
      {
        name: 'Products',
        columns,
        rows: rows.map((row) => [...row]),
        freezePane: { rows: 1 },
      },
    ],
  });
};

export async function importTemplate(
  type: MachineType,
  format: keyof typeof FORMATS,
  lang: Lang,
): Promise<FileToSend> {
  const targets = targetsOf(type);
  const example = targets.map(({ id }) => {
    const attribute = attributeOfTarget(type, id);
    return attribute ? exampleOf(attribute, lang) : exampleText(id, lang);
  });
  const bytes = await content([targets.map((each) => heading(each, lang)), example], format);
  async function* chunks() {
    yield bytes;
  }
  return { name: `${type.id}.${format}`, type: FORMATS[format], content: chunks() };
}
