// Check of one row of an import: its cells become the product form, which the rules of the form then check.
import * as z from 'zod/mini';
import type { Lang } from '../../../contract/lang.ts';
import { IMAGES_PER_PRODUCT } from '../../../contract/limits.ts';
import { plainNumber } from '../../../contract/machine-types/amounts.ts';
import type { Attribute, MachineType } from '../../../contract/machine-types/machine-type.ts';
import { readValue } from '../../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { createProductBody } from '../../../contract/products/product-form.ts';
import { findSubcategory } from '../../../contract/taxonomy.ts';
import { contentChangeOf } from '../form-content.ts';
import {
  applyChange,
  contentFieldErrors,
  EMPTY_PRODUCT,
  type ProductContent,
} from '../product-content.ts';
import type { Column } from './guess-columns.ts';
import { attributeOfTarget, IGNORE, SPECIFICATION } from './import-fields.ts';
import { exampleName } from './template.ts';

/** An error, which keeps the row from being imported, or a warning. */
export interface RowIssue {
  readonly kind: 'error' | 'warning';
  /** Index of the column; null for a field that has none. */
  readonly column: number | null;
  /** Target of the column, or the name of the field. */
  readonly field: string;
  readonly text: FieldErrorKey;
}

export interface CheckedRow {
  /** null where the row has errors. */
  readonly content: ProductContent | null;
  readonly issues: readonly RowIssue[];
  /** Addresses, or names of files in the ZIP file, each with its column. */
  readonly pictures: readonly { readonly text: string; readonly column: number }[];
}

export interface RowRules {
  readonly type: MachineType;
  readonly columns: readonly Column[];
  /** The language of texts that do not show it. */
  readonly language: Lang;
  /** Whether there is a ZIP file with pictures. */
  readonly hasZip: boolean;
}

/** What spreadsheets store for a formula that failed. */
const FORMULA_ERROR = /^#(?:REF!|DIV\/0!|N\/A|NAME\?|NULL!|NUM!|VALUE!|SPILL!|CALC!)$/;
const ORIGINS: Readonly<Record<string, string>> = {
  中国: 'China',
  中国大陆: 'China',
  'p.r. china': 'China',
  prc: 'China',
  印度: 'India',
  越南: 'Vietnam',
  泰国: 'Thailand',
  马来西亚: 'Malaysia',
  印度尼西亚: 'Indonesia',
  印尼: 'Indonesia',
  其他: 'Other',
};

/** A plain number as the form takes it: without a currency and without commas between thousands. */
const numberText = (cell: string): string => {
  const amount = cell.replace(/^(?:US\$|USD|\$)/i, '').trim();
  const bare = amount.replace(/(?:USD|美元)$/i, '').trim();
  return String(plainNumber(bare) ?? bare);
};

/** A number in the unit of the heading; the code of a choice, however the cell names it. */
function attributeText(cell: string, attribute: Attribute, unit: Column['unit']): string {
  const text = unit !== null && plainNumber(cell) !== null ? `${cell} ${unit}` : cell;
  if (attribute.kind === 'number') return text;
  return String(readValue(text, attribute) ?? cell);
}

/** Between single blanks: a pattern for any number of them takes quadratic time on long runs of blanks. */
const PICTURE_SEPARATOR = /,? (?=https?:)|,(?=https?:)|(?<=\.(?:jpe?g|png|webp)) ?[,，] ?/i;

/** Addresses contain no blanks; names of files may. */
export const picturesIn = (cell: string): string[] =>
  cell
    .split(/[\n;；|]/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(PICTURE_SEPARATOR))
    .map((each) => each.trim())
    .filter((each) => each !== '');

const VALUES: Readonly<Record<string, (cell: string) => string>> = {
  priceRange: numberText,
  minOrderQuantity: numberText,
  countryOfOrigin: (cell) => ORIGINS[cell.toLowerCase()] ?? cell,
  certifications: (cell) => cell.replaceAll(/[\n;；、，]/g, ','),
  tags: (cell) => cell.replaceAll(/[\n;；、，]/g, ','),
};

const MAX_LABEL_CHARS = 100;
/** Specifications of a product are stored by the heading of their column. */
const labelOf = ({ header }: Column): string => header.slice(0, MAX_LABEL_CHARS);

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const fileNames = (pictures: CheckedRow['pictures']): CheckedRow['pictures'] =>
  pictures.filter(({ text }) => !isAddress(text));

/** The product form, as a supplier would fill it in; `repeated` columns have the heading of an earlier specification and are left out. */
function formOf(cells: readonly string[], { type, columns }: RowRules) {
  const form: Record<string, unknown> = {};
  const attributes: Record<string, string> = {};
  const specifications: Record<string, string> = {};
  const pictures: CheckedRow['pictures'][number][] = [];
  const repeated: number[] = [];
  columns.forEach((column, index) => {
    const { target, unit } = column;
    const label = labelOf(column);
    const cell = cells[index] ?? '';
    if (cell === '' || target === IGNORE) return;
    const attribute = attributeOfTarget(type, target);
    if (attribute) attributes[attribute.key] = attributeText(cell, attribute, unit);
    else if (target === SPECIFICATION && Object.hasOwn(specifications, label)) repeated.push(index);
    else if (target === SPECIFICATION) specifications[label] = cell;
    else if (target === 'images')
      pictures.push(...picturesIn(cell).map((text) => ({ text, column: index })));
    else form[target] = VALUES[target]?.(cell) ?? cell;
  });
  const { subcategory } = type;
  const category = findSubcategory(subcategory)?.category;
  const place = { machineType: type.id, category, subcategory, status: 'draft' };
  return { form: { ...form, ...place, attributes, specifications }, pictures, repeated };
}

/** Index of the column that an error of the form belongs to. */
function columnOf(path: readonly PropertyKey[], columns: readonly Column[]): number | null {
  const [field, key] = path.map(String);
  const target = field === 'attributes' ? `attribute.${key}` : field;
  const index =
    field === 'specifications'
      ? columns.findIndex((each) => each.target === SPECIFICATION && labelOf(each) === key)
      : columns.findIndex((each) => each.target === target);
  return index < 0 ? null : index;
}

/** The fields of the form that are valid, so that the others do not hide the errors of the machine type's attributes. */
function validFields(form: Readonly<Record<string, unknown>>) {
  const first = z.safeParse(createProductBody, form);
  const wrong = first.error?.issues ?? [];
  const names = new Set(wrong.map(({ path }) => path[0]));
  const others = Object.entries(form).filter(([name]) => !names.has(name));
  // A name that is blank is reported already.
  const rest = { name: '-', ...Object.fromEntries(others) };
  const parsed = first.success ? first.data : z.parse(createProductBody, rest);
  const { images: _images, video: _video, status: _status, ...fields } = parsed;
  return { fields, wrong };
}

export function checkRow(cells: readonly string[], rules: RowRules): CheckedRow {
  const { columns, language, hasZip } = rules;
  const issues: RowIssue[] = [];
  const add = (kind: RowIssue['kind'], path: readonly PropertyKey[], text: string): void => {
    const column = columnOf(path, columns);
    const field = (column === null ? undefined : columns[column]?.target) ?? String(path[0]);
    // One text for each field: the first.
    if (!issues.some((each) => each.column === column && each.field === field))
      issues.push({ kind, column, field, text: text as FieldErrorKey });
  };
  cells.forEach((cell, column) => {
    const field = columns[column]?.target ?? IGNORE;
    if (field !== IGNORE && FORMULA_ERROR.test(cell))
      issues.push({ kind: 'error', column, field, text: 'importFormula' });
  });
  const { form, pictures, repeated } = formOf(cells, rules);
  for (const column of repeated)
    issues.push({ kind: 'warning', column, field: SPECIFICATION, text: 'importColumnTwice' });
  const { fields, wrong } = validFields(form);
  for (const { path, message } of wrong) add('error', path, message);
  const content = applyChange(EMPTY_PRODUCT, contentChangeOf(fields), language);
  for (const [name, text] of Object.entries(contentFieldErrors(content, true)))
    add('error', name.split('.'), text);
  if (content.name === exampleName('en') || content.name === exampleName('zh-Hans'))
    add('error', ['name'], 'importExample');
  for (const [name, text] of Object.entries(contentFieldErrors(content, false)))
    add('warning', name.split('.'), text);
  if (pictures.length > IMAGES_PER_PRODUCT) add('error', ['images'], 'imagesOnCreate');
  else if (!hasZip)
    for (const column of new Set(fileNames(pictures).map((each) => each.column)))
      issues.push({ kind: 'warning', column, field: 'images', text: 'importNoZip' });
  const hasErrors = issues.some(({ kind }) => kind === 'error');
  return { content: hasErrors ? null : content, issues, pictures: hasErrors ? [] : pictures };
}
