// Units of machine attributes: the usual form of each and how amounts in other units are converted to it.

interface UnitGroup {
  /** Amount of each unit in the first one of the group. */
  readonly factors: Readonly<Record<string, number>>;
}

/** Units that convert into each other. Other spellings of a unit are in `SPELLINGS`. */
const GROUPS = [
  { factors: { mm: 1, cm: 10, m: 1_000, µm: 0.001, in: 25.4, ft: 304.8, km: 1_000_000 } },
  { factors: { kg: 1, g: 0.001, mg: 0.000_001, t: 1_000, lb: 0.453_592_37 } },
  { factors: { kW: 1, W: 0.001, MW: 1_000, hp: 0.745_7 } },
  { factors: { kVA: 1, MVA: 1_000 } },
  { factors: { V: 1, kV: 1_000 } },
  { factors: { A: 1, kA: 1_000 } },
  { factors: { Hz: 1, kHz: 1_000 } },
  { factors: { 'kg/h': 1, 't/h': 1_000, 't/d': 1_000 / 24, 'kg/24 h': 1 / 24, 'kg/min': 60 } },
  { factors: { L: 1, mL: 0.001, 'm³': 1_000 } },
  { factors: { 'm³/h': 1, 'm³/min': 60, 'L/h': 0.001, 'L/min': 0.06 } },
  { factors: { MPa: 1, bar: 0.1, kPa: 0.001, Pa: 0.000_001, psi: 0.006_894_757 } },
  { factors: { kN: 1, N: 0.001, tf: 9.806_65 } },
  { factors: { N·m: 1, kN·m: 1_000 } },
  { factors: { 'm/min': 1, 'm/s': 60, 'mm/s': 0.06, 'mm/min': 0.001, 'm/h': 1 / 60 } },
  { factors: { 'km/h': 1 } },
  { factors: { 'm²': 1, 'cm²': 0.000_1, ha: 10_000 } },
  { factors: { 'm²/h': 1 } },
  { factors: { 'ha/h': 1 } },
  // A sewing machine makes one stitch per revolution.
  { factors: { rpm: 1, 'r/s': 60, 'stitches/min': 1, 'min⁻¹': 1 } },
  {
    factors: {
      'pcs/h': 1,
      'pcs/min': 60,
      'cells/h': 1,
      'tablets/h': 1,
      cph: 1,
      'blisters/h': 1,
      'bottles/h': 1,
      'sheets/h': 1,
      'modules/h': 1,
      'tubes/min': 60,
      'packs/min': 60,
      'cartons/min': 60,
    },
  },
  { factors: { '°C': 1 } },
  { factors: { '%': 1 } },
  { factors: { '°': 1 } },
  { factors: { h: 1, min: 1 / 60, s: 1 / 3_600, ms: 1 / 3_600_000 } },
  { factors: { kWh: 1 } },
  { factors: { dB: 1 } },
  { factors: { dpi: 1 } },
  { factors: { hl: 1 } },
  { factors: { J: 1, kJ: 1_000 } },
  { factors: { 'g/m²': 1 } },
  { factors: { 'picks/cm': 1, 'picks/in': 1 / 2.54 } },
] as const satisfies readonly UnitGroup[];

type KeysOf<Group> = Group extends UnitGroup ? keyof Group['factors'] : never;
export type Unit = KeysOf<(typeof GROUPS)[number]>;

/** Other spellings of units in data sheets, in lower case. */
const SPELLINGS: Readonly<Record<string, Unit>> = {
  毫米: 'mm',
  '㎜': 'mm',
  '㎝': 'cm',
  '㎞': 'km',
  '㎎': 'mg',
  '㎏': 'kg',
  '㎾': 'kW',
  '㎥': 'm³',
  '㎡': 'm²',
  '㎸': 'kV',
  '㎐': 'Hz',
  '㎪': 'kPa',
  '㎫': 'MPa',
  厘米: 'cm',
  米: 'm',
  μm: 'µm',
  um: 'µm',
  inch: 'in',
  inches: 'in',
  英寸: 'in',
  feet: 'ft',
  千克: 'kg',
  公斤: 'kg',
  吨: 't',
  ton: 't',
  tons: 't',
  tonnes: 't',
  千瓦: 'kW',
  马力: 'hp',
  kw·h: 'kWh',
  伏: 'V',
  千克每小时: 'kg/h',
  '公斤/小时': 'kg/h',
  '吨/小时': 't/h',
  tph: 't/h',
  'ton/h': 't/h',
  'tons/h': 't/h',
  'ton/hr': 't/h',
  'ton/hour': 't/h',
  'tons/hour': 't/h',
  'ton per hour': 't/h',
  'tons per hour': 't/h',
  'kg/hr': 'kg/h',
  'kg/hour': 'kg/h',
  'kg per hour': 'kg/h',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  volt: 'V',
  volts: 'V',
  amp: 'A',
  amps: 'A',
  安培: 'A',
  watt: 'W',
  watts: 'W',
  ltr: 'L',
  ltrs: 'L',
  lit: 'L',
  mtr: 'm',
  mtrs: 'm',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  bph: 'bottles/h',
  '瓶/小时': 'bottles/h',
  公升: 'L',
  升: 'L',
  liter: 'L',
  litre: 'L',
  litres: 'L',
  liters: 'L',
  m3: 'm³',
  立方米: 'm³',
  'm3/h': 'm³/h',
  'm3/min': 'm³/min',
  兆帕: 'MPa',
  nm: 'N·m',
  '米/分': 'm/min',
  '米/分钟': 'm/min',
  m2: 'm²',
  平方米: 'm²',
  'm2/h': 'm²/h',
  'r/min': 'rpm',
  '转/分': 'rpm',
  '转/分钟': 'rpm',
  '针/分': 'stitches/min',
  spm: 'stitches/min',
  '件/h': 'pcs/h',
  '件/时': 'pcs/h',
  '件/分': 'pcs/min',
  '只/时': 'cells/h',
  '片/时': 'tablets/h',
  '板/时': 'blisters/h',
  '支/分': 'tubes/min',
  '件/小时': 'pcs/h',
  '只/h': 'cells/h',
  '片/h': 'tablets/h',
  '板/h': 'blisters/h',
  '支/min': 'tubes/min',
  '包/分': 'packs/min',
  '盒/分': 'cartons/min',
  '瓶/时': 'bottles/h',
  '张/时': 'sheets/h',
  '块/时': 'pcs/h',
  '根/cm': 'picks/cm',
  '℃': '°C',
  度: '°',
  hours: 'h',
  小时: 'h',
  minutes: 'min',
  分钟: 'min',
  秒: 's',
  'db(a)': 'dB',
};

interface Scale {
  readonly group: number;
  readonly factor: number;
}

const scales = new Map<string, Scale>(
  GROUPS.flatMap(({ factors }, group) =>
    Object.entries(factors).map(([unit, factor]): [string, Scale] => [unit, { group, factor }]),
  ),
);

/** Units and spellings by their text in lower case: data sheets write "KW" and "mpa". */
const unitsBySpelling = new Map<string, Unit>([
  ...[...scales.keys()].map((unit): [string, Unit] => [unit.toLowerCase(), unit as Unit]),
  ...Object.entries(SPELLINGS),
]);

export const UNIT_SPELLINGS: readonly string[] = [...unitsBySpelling.keys()];

/** null where the text is no unit. */
export const unitOf = (text: string): Unit | null =>
  unitsBySpelling.get(text.toLowerCase()) ?? null;

/** null where the units do not convert into each other. Without units on both sides the amount stays as it is. */
export function convert(amount: number, from: Unit | null, to: Unit | null): number | null {
  if (from === to) return amount;
  const [source, target] = [scales.get(from ?? ''), scales.get(to ?? '')];
  if (!source || !target || source.group !== target.group) return null;
  return (amount * source.factor) / target.factor;
}
