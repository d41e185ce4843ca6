// Five Incoterms rules as lines from the factory to the buyer: where the risk passes, and how far the seller pays carriage.
import type { TextDrawing } from './drawing.ts';
import { FILL, label, labels, path, rect } from './svg.ts';

/** Horizontal positions of the places. */
const PLACES = { factory: 62, port: 118, onBoard: 180, arrival: 250, works: 316 } as const;
type Place = keyof typeof PLACES;

const RULES: readonly { name: string; risk: Place; carriage: Place; insured?: boolean }[] = [
  { name: 'EXW', risk: 'factory', carriage: 'factory' },
  { name: 'FOB', risk: 'onBoard', carriage: 'onBoard' },
  { name: 'CFR', risk: 'onBoard', carriage: 'arrival' },
  { name: 'CIF', risk: 'onBoard', carriage: 'arrival', insured: true },
  { name: 'DAP', risk: 'works', carriage: 'works' },
];
const FIRST_ROW = 72;
const ROW = 34;

const WORDS = {
  en: {
    places: [
      ['Factory'],
      ['Ningbo', 'port'],
      ['on', 'board'],
      ['Nhava', 'Sheva'],
      ['your', 'works'],
    ],
    insured: 'insurance',
    legend: [
      'risk of the seller',
      'your risk',
      'here the risk passes to you',
      'carriage that the seller pays',
    ],
  },
  'zh-Hans': {
    places: [['工厂'], ['宁波港'], ['装上船'], ['Nhava', 'Sheva'], ['买方', '工厂']],
    insured: '保险费',
    legend: ['卖方承担风险', '买方承担风险', '风险在此转移给买方', '卖方支付的运费'],
  },
} as const;

const LINE = 'fill="none" stroke="var(--color-link)" stroke-width="3"';
const flag = (x: number, y: number): string =>
  path(`M${x} ${y - 9}l8 9l-8 9l-8-9z`, `${FILL.saffron} stroke="var(--color-on-saffron)"`);

function row({ name, risk, carriage, insured }: (typeof RULES)[number], y: number, words: string) {
  const { factory, works } = PLACES;
  const [at, to] = [PLACES[risk], PLACES[carriage]];
  return [
    label(6, y + 5, name, { size: 14, bold: true }),
    rect([factory, y - 6, works - factory, 12], FILL.plate),
    at > factory ? rect([factory, y - 6, at - factory, 12], FILL.ink) : '',
    to > factory ? path(`M${factory} ${y + 12}H${to}`, LINE) : '',
    insured ? label(to + 5, y + 17, words, { size: 11 }) : '',
    flag(at, y),
  ].join('');
}

const LEGEND = FIRST_ROW + RULES.length * ROW + 6;

export const incotermsLine: TextDrawing = {
  width: 340,
  height: LEGEND + 74,
  alt: {
    en: 'The way of a machine: factory, port of Ningbo, on board, Nhava Sheva, your works. Under EXW the risk passes at the factory. Under FOB, CFR and CIF it passes on board in Ningbo; the seller pays carriage up to the ship under FOB, up to Nhava Sheva under CFR and CIF, and insurance under CIF. Under DAP the risk passes at your works, and the seller pays carriage up to there.',
    'zh-Hans':
      '设备的运输路线：工厂、宁波港、装上船、Nhava Sheva、买方工厂。EXW 在工厂转移风险。FOB、CFR、CIF 在宁波装上船时转移风险；FOB 的卖方运费付到装船，CFR 和 CIF 付到 Nhava Sheva，CIF 另付保险费。DAP 在买方工厂转移风险，卖方运费也付到那里。',
  },
  caption: {
    en: 'Under CFR and CIF the seller pays the sea freight, but the risk is yours from the ship in Ningbo.',
    'zh-Hans': 'CFR 和 CIF 由卖方付海运费，但从宁波装上船起，风险就由买方承担。',
  },
  draw: (lang) => {
    const { places, insured, legend } = WORDS[lang];
    const [seller, buyer, passes, carriage] = legend;
    return [
      ...Object.values(PLACES).flatMap((x, at) => [
        labels(x, (places[at]?.length ?? 1) > 1 ? 20 : 33, places[at] ?? [], {
          size: 11,
          anchor: 'middle',
        }),
        path(
          `M${x} 42V${LEGEND - 18}`,
          'fill="none" stroke="var(--color-line-strong)" stroke-dasharray="2 4"',
        ),
      ]),
      ...RULES.map((rule, at) => row(rule, FIRST_ROW + at * ROW, insured)),
      rect([6, LEGEND, 24, 10], FILL.ink),
      label(38, LEGEND + 10, seller),
      rect([186, LEGEND, 24, 10], FILL.plate),
      label(218, LEGEND + 10, buyer),
      flag(18, LEGEND + 29),
      label(38, LEGEND + 34, passes),
      path(`M6 ${LEGEND + 54}h24`, LINE),
      label(38, LEGEND + 58, carriage),
    ].join('');
  },
};
