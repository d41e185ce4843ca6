// Template of an import for a machine type: headings in the reader's language with units, and an example row.
import { writeXlsx } from 'hucre/xlsx';
import { csvOf } from '../../../contract/csv.ts';
import type { FileToSend } from '../../../contract/file-reply.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import { exampleOf } from './example-values.ts';
import { attributeOfTarget, type Target, targetsOf } from './import-fields.ts';

const EXAMPLES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    name: 'Example: delete this row',
    title: '',
    sort_description: 'One or two sentences for the product card.',
    description: 'What it makes, how much in an hour, and what it needs: power, air, floor, hands.',
    priceRange: '12500',
    minOrderQuantity: '1',
    stock: 'Made to order in 45 days',
    countryOfOrigin: 'China',
    certifications: 'CE, ISO 9001',
    tags: 'automatic, compact',
    images: 'https://www.example.com/machine.jpg',
  },
  'zh-Hans': {
    name: '示例：请删除本行',
    title: '',
    sort_description: '一两句话，显示在产品卡片上。',
    description: '请说明设备生产什么、每小时产量，以及使用条件：电源、气源、场地、人手。',
    priceRange: '12500',
    minOrderQuantity: '1',
    stock: '按订单生产，45 天交货',
    countryOfOrigin: '中国',
    certifications: 'CE，ISO 9001',
    tags: '全自动，紧凑型',
    images: 'https://www.example.com/machine.jpg',
  },
};

/** Its row is not imported. */
export const exampleName = (lang: Lang): string => EXAMPLES[lang].name ?? '';

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
    return attribute ? exampleOf(attribute, lang) : (EXAMPLES[lang][id] ?? '');
  });
  const bytes = await content([targets.map((each) => heading(each, lang)), example], format);
  async function* chunks() {
    yield bytes;
  }
  return { name: `${type.id}.${format}`, type: FORMATS[format], content: chunks() };
}
