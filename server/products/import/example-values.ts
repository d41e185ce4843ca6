// Example values of a template: what a machine may have, by the words of the attribute's key and by its unit.
import type { Lang } from '../../../contract/lang.ts';
import type { Attribute, NumberAttribute } from '../../../contract/machine-types/machine-type.ts';
import type { Unit } from '../../../contract/machine-types/units.ts';

/** The first that fits counts. */
const BY_KEY: readonly (readonly [unit: Unit | null, words: RegExp, value: number])[] = [
  ['mm', /accuracy|repeatability/, 0.05],
  ['mm', /thickness|steel|roughness|stitch|foot|discharge|filling-depth|spot/, 12],
  ['mm', /bore|diameter|screw|tape/, 80],
  ['°C', /accuracy|spread|rise/, 2],
  ['°C', /condenser/, -50],
  ['°C', /ambient/, 45],
  ['%', /efficiency|purity|filling-ratio/, 95],
  ['%', /duty/, 60],
  ['%', /accuracy|deviation|broken|rejection/, 1],
  ['kg', /^weight$|max/, 2_500],
];

const BY_UNIT: Readonly<Partial<Record<Unit, number>>> = {
  ...{ mm: 500, m: 12, µm: 0.8, in: 20, g: 500, kg: 250, t: 20 },
  ...{ kW: 7.5, W: 1_000, kVA: 50, V: 400, A: 250, Hz: 50, J: 30 },
  ...{ 'kg/h': 500, 't/h': 20, 'kg/24 h': 1_000, L: 500, mL: 250, 'm³': 2 },
  ...{ 'm³/h': 60, 'm³/min': 6, 'L/h': 1_000, 'L/min': 40, 'm²': 10, 'm²/h': 200, 'ha/h': 1 },
  ...{ MPa: 0.8, kPa: 30, Pa: 10, kN: 1_000, N: 300, kN·m: 20 },
  ...{ 'm/min': 30, 'm/s': 2, 'm/h': 10, 'km/h': 25, rpm: 2_000, 'min⁻¹': 60 },
  ...{ 'stitches/min': 4_500, 'pcs/h': 600, 'tablets/h': 200_000, 'sheets/h': 12_000 },
  ...{ 'bottles/h': 6_000, 'blisters/h': 12_000, 'cells/h': 3_600, 'modules/h': 60, cph: 40_000 },
  ...{ 'tubes/min': 80, 'packs/min': 60, 'cartons/min': 80, 'picks/cm': 30, 'g/m²': 200 },
  ...{ '°C': 200, '%': 10, h: 8, min: 30, s: 20, ms: 5, dB: 75, dpi: 600 },
};
/** Numbers without a unit are counted: layers, stations, heads. */
const COUNT = 4;
/** Mains of China and India; the first choice of a voltage is that of a control circuit. */
const MAINS = ['380', '415', '220'];

const numberOf = ({ key, unit }: NumberAttribute): number =>
  BY_KEY.find(([of, words]) => of === unit && words.test(key))?.[2] ??
  (unit === null ? COUNT : (BY_UNIT[unit] ?? 100));

export const exampleOf = (attribute: Attribute, lang: Lang): string => {
  if (attribute.kind === 'number') return String(numberOf(attribute));
  const { choices } = attribute;
  const mains = MAINS.flatMap((code) => choices.filter((each) => each.code === code));
  return (mains[0] ?? choices[0])?.name[lang] ?? '';
};
