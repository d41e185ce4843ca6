// A packed case with the marks it needs, numbered. Marks on cases are in English and in the signs of ISO 780 in both languages.
import type { TextDrawing } from './drawing.ts';
import { circle, FILL, label, path, rect } from './svg.ts';

const number = (x: number, y: number, value: number): string =>
  circle(x, y, 10, `${FILL.saffron} stroke="var(--color-on-saffron)"`) +
  `<text x="${x}" y="${y + 4.5}" font-size="13" font-weight="700" text-anchor="middle" fill="var(--color-on-saffron)" stroke="none">${value}</text>`;

const THICK = 'fill="none" stroke-width="2.5"';
const arrow = (x: number): string => path(`M${x} 148v-34m-7 9l7-11 7 11`, THICK);
const chain = (x: number): string =>
  [0, 1, 2].map((link) => rect([x - 4, 186 - link * 13, 8, 14], `${FILL.none} rx="4"`)).join('');

export const packedCase: TextDrawing = {
  width: 340,
  height: 262,
  alt: {
    en: 'A closed wooden case on a skid. On it: case 1 of 3, gross and net weight and dimensions, arrows upwards, an umbrella, the sign of the centre of gravity, chains where the slings go, and the ISPM 15 mark on the skid.',
    'zh-Hans':
      '底座上的封闭木箱，箱面有箱号 1/3、毛重净重和尺寸、向上箭头、雨伞、重心标志、两处起吊点的链条标志，底座上有 ISPM 15 标识。',
  },
  caption: {
    en: 'A packed case and its marks. The figures are examples.',
    'zh-Hans': '木箱及其标记，数字仅为示例。',
  },
  list: {
    en: [
      'Case number, and how many cases there are',
      'Gross and net weight, dimensions',
      'This way up',
      'Keep dry',
      'Centre of gravity',
      'Sling here, on both sides',
      'ISPM 15 mark on the wood of the skid, on two opposite sides',
    ],
    'zh-Hans': [
      '箱号和总箱数',
      '毛重、净重和尺寸',
      '向上',
      '怕雨',
      '重心',
      '由此吊起，两侧都要标',
      '底座木料上的 ISPM 15 标识，印在相对的两面',
    ],
  },
  draw: () =>
    [
      // The case, seen a little from the right and from above.
      path('M24 44l20-20h272l-20 20z', FILL.well),
      path('M296 44l20-20v176l-20 20z', FILL.well),
      rect([24, 44, 272, 166], FILL.plate),
      path('M24 62h272M24 192h272', 'fill="none" stroke="var(--color-line-strong)"'),
      // The skid.
      rect([24, 210, 272, 14], FILL.well),
      rect([40, 224, 56, 16], FILL.well),
      rect([132, 224, 56, 16], FILL.well),
      rect([224, 224, 56, 16], FILL.well),
      path('M10 240h320', 'fill="none" stroke="var(--color-line-strong)"'),
      // Texts.
      label(64, 86, 'CASE 1/3', { size: 15, bold: true }),
      label(178, 84, 'GROSS 6200 KG', { size: 11, bold: true }),
      label(178, 100, 'NET 5600 KG', { size: 11, bold: true }),
      label(178, 116, '420×210×230 CM', { size: 11, bold: true }),
      // Signs.
      arrow(66),
      arrow(84),
      path('M58 152h34', THICK),
      path('M122 132a18 18 0 0 1 36 0z', FILL.ink),
      path('M140 132v14a5 5 0 0 1-10 0M134 106l-3 5M142 104l-3 5M150 106l-3 5', THICK),
      circle(212, 154, 12, THICK),
      path('M212 136v36M194 154h36', THICK),
      chain(104),
      chain(262),
      rect([138, 227, 44, 10], `${FILL.plate} stroke-width="1"`),
      '<text x="160" y="235.5" font-size="8" font-weight="700" text-anchor="middle" fill="currentColor" stroke="none">IPPC HT</text>',
      number(48, 81, 1),
      number(161, 81, 2),
      number(46, 132, 3),
      number(116, 116, 4),
      number(180, 154, 5),
      number(86, 180, 6),
      number(282, 176, 6),
      number(122, 232, 7),
    ].join(''),
};
