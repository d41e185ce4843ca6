// Check of one row of an import: its cells become the product form, which the rules of the form then check.
import * as z from 'zod/mini';
import { NUMBER_FIELDS } from '../../../contract/catalog/product-fields.ts';
import type { Lang } from '../../../contract/lang.ts';
import { IMAGES_PER_PRODUCT } from '../../../contract/limits.ts';
import { withUnit } from '../../../contract/machine-types/amounts.ts';
import type { Attribute, MachineType } from '../../../contract/machine-types/machine-type.ts';
import { hasSeveralValues, readValue } from '../../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { createProductBody } from '../../../contract/products/product-form.ts';
import { findSubcategory } from '../../../contract/taxonomy/taxonomy.ts';
import { withoutInvisible } from '../../../contract/typed/pasted-text.ts';
import { typedNumber } from '../../../contract/typed/typed-number.ts';
import { contentChangeOf } from '../form-content.ts';
import {
  applyChange,
  contentFieldErrors,
  EMPTY_PRODUCT,
  type ProductContent,
} from '../product-content.ts';
import type { Column } from './guess-columns.ts';
import { attributeOfTarget, IGNORE, SPECIFICATION } from './import-fields.ts';
import { isWorkbookPicture } from './pictures/workbook-picture.ts';
import { priceBasisOfCell } from './price-basis-cell.ts';
import type { CellNote } from './reading/table.ts';
import { exampleName } from './template.ts';

/** An error, which keeps the row from being imported, or a warning. */
export interface RowIssue {
  readonly kind: 'error' | 'warning';
  /** Index of the column; null for a field that has none. */
  readonly column: number | null;
  /** Target of the column, or the name of the field. */
  readonly field: string;
  /** A FieldErrorKey, with the text that it needs. */
  readonly text: string;
}

export interface RowToCheck {
  readonly cells: readonly string[];
  /** What was not understood when the file was read. */
  readonly notes: readonly CellNote[];
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

/** Dates as files have them where a range such as 2-3 was typed: of a workbook, and as spreadsheets write them into CSV files. */
const DATE =
  /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2,4}|\d{1,2}\/\d{1,2}\/\d{2,4})$/i;

const hasNumber = (target: string, attribute: Attribute | undefined): boolean =>
  target === 'price' || target in NUMBER_FIELDS || (attribute?.unit ?? null) !== null;

/** In the unit of the heading; the code of a choice, however the cell names it. */
function attributeText(cell: string, attribute: Attribute, unit: Column['unit']): string {
  const text = withoutInvisible(cell);
  const number = typedNumber(text);
  const numberUnit = unit ?? (attribute.kind === 'choice' ? attribute.unit : null);
  const amount =
    numberUnit === null ? text : withUnit(number === null ? text : `${number}`, numberUnit);
  return attribute.kind === 'number' ? amount : String(readValue(amount, attribute) ?? cell);
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
  priceBasis: priceBasisOfCell,
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

/** The product form, as a supplier would fill it in; cells that no field can have are left out, with an issue. */
function formOf(cells: readonly string[], { type, columns, language }: RowRules) {
  const form: Record<string, unknown> = {};
  const attributes: Record<string, string> = {};
  const specifications: Record<string, string> = {};
  const pictures: CheckedRow['pictures'][number][] = [];
  const issues: RowIssue[] = [];
  columns.forEach((column, index) => {
    const { target, unit } = column;
    const label = labelOf(column);
    const cell = cells[index] ?? '';
    if (cell === '' || target === IGNORE) return;
    const add = (kind: RowIssue['kind'], text: FieldErrorKey): void => {
      issues.push({ kind, column: index, field: target, text });
    };
    const attribute = attributeOfTarget(type, target);
    if (hasNumber(target, attribute) && DATE.test(cell)) add('error', 'importDate');
    else if (attribute && hasSeveralValues(cell, attribute)) {
      add('warning', 'importSeveral');
      specifications[label || attribute.name[language]] ??= cell;
    } else if (attribute) attributes[attribute.key] = attributeText(cell, attribute, unit);
    else if (target === SPECIFICATION && Object.hasOwn(specifications, label))
      add('warning', 'importColumnTwice');
    else if (target === SPECIFICATION) specifications[label] = cell;
    else if (target === 'images')
      pictures.push(...picturesIn(cell).map((text) => ({ text, column: index })));
    else form[target] = VALUES[target]?.(cell) ?? cell;
  });
  const { subcategory } = type;
  const category = findSubcategory(subcategory)?.category;
  const place = { machineType: type.id, category, subcategory, status: 'draft' };
  return { form: { ...form, ...place, attributes, specifications }, pictures, issues };
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

/** The cells that were understood, and an issue for each other one in a column that is imported. */
function readCells({ cells, notes }: RowToCheck, columns: readonly Column[]) {
  const understood = [...cells];
  const issues: RowIssue[] = [];
  const report = (kind: RowIssue['kind'], column: number, text: FieldErrorKey): void => {
    const field = columns[column]?.target ?? IGNORE;
    if (field !== IGNORE) issues.push({ kind, column, field, text });
    understood[column] = '';
  };
  for (const [column, text] of notes)
    report(text === 'importWpsPicture' ? 'warning' : 'error', column, text);
  understood.forEach((cell, column) => {
    if (FORMULA_ERROR.test(cell)) report('error', column, 'importFormula');
    else if (isWorkbookPicture(cell) && columns[column]?.target !== 'images')
      report('warning', column, 'importPictureColumn');
  });
  return { cells: understood, issues };
}

export function checkRow(row: RowToCheck, rules: RowRules): CheckedRow {
  const { columns, language, hasZip } = rules;
  const { cells, issues } = readCells(row, columns);
  const add = (kind: RowIssue['kind'], path: readonly PropertyKey[], text: string): void => {
    const column = columnOf(path, columns);
    const field = (column === null ? undefined : columns[column]?.target) ?? String(path[0]);
    // One text for each field: the first.
    if (!issues.some((each) => each.column === column && each.field === field))
      issues.push({ kind, column, field, text });
  };
  const { form, pictures, issues: others } = formOf(cells, rules);
  issues.push(...others);
  const { fields, wrong } = validFields(form);
  for (const { path, message } of wrong)
    if (message === 'productPriceRange') add('warning', path, 'importPriceRange');
    else add('error', path, message);
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
