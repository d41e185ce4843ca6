// Attribute values as text in the reader's language: "2,500 rpm", "Siemens".
import type { Lang } from '../lang.ts';
import type { Attribute } from './machine-type.ts';
import type { AttributeValue } from './read-values.ts';
import type { Unit } from './units.ts';

/** Units that Chinese data sheets write differently. */
const UNITS_ZH: Partial<Readonly<Record<Unit, string>>> = {
  rpm: 'r/min',
  'stitches/min': '针/分',
  'pcs/h': '件/时',
  'pcs/min': '件/分',
  'cells/h': '只/时',
  'tablets/h': '片/时',
  'blisters/h': '板/时',
  'bottles/h': '瓶/时',
  'sheets/h': '张/时',
  'modules/h': '块/时',
  'tubes/min': '支/分',
  'packs/min': '包/分',
  'cartons/min': '盒/分',
  'picks/cm': '根/cm',
};

export const unitName = (unit: Unit, lang: Lang): string =>
  (lang === 'zh-Hans' ? UNITS_ZH[unit] : undefined) ?? unit;

/** Both languages group digits alike. One formatter: creating it costs more than all values of a page. */
const NUMBER_FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** Degrees and per cent follow their number without a space. */
const withUnit = (number: string, unit: string): string =>
  unit === '%' || unit === '°' ? number + unit : `${number} ${unit}`;

/** null for a value that the attribute does not have, such as a choice that was removed. */
export function valueText(attribute: Attribute, value: AttributeValue, lang: Lang): string | null {
  if (attribute.kind === 'choice')
    return attribute.choices.find(({ code }) => code === value)?.name[lang] ?? null;
  if (typeof value !== 'number') return null;
  const number = NUMBER_FORMAT.format(value);
  return attribute.unit === null ? number : withUnit(number, unitName(attribute.unit, lang));
}

/** One number, or both ends of a range, with the unit: "400–630 mm". */
export const amountText = (numbers: readonly number[], unit: Unit, lang: Lang): string =>
  withUnit(numbers.map((number) => NUMBER_FORMAT.format(number)).join('–'), unitName(unit, lang));
