// The worked example of the article on import duty as a stack, to scale. The amounts are those of its table.
import type { TextDrawing } from './drawing.ts';
import { FILL, label, path, rect } from './svg.ts';

/** From the top; amounts in rupees. The first part is not in the example and not to scale. */
const PARTS = [
  { rupees: 0, fill: 'fill="none" stroke-dasharray="4 4"', labelY: 22 },
  { rupees: 736_533, fill: FILL.tint, labelY: 64 },
  { rupees: 311_850, fill: FILL.saffron, labelY: 106 },
  { rupees: 180_000, fill: FILL.well, labelY: 148 },
  { rupees: 3_600_000, fill: FILL.plate, labelY: 220 },
] as const;
const TOTAL = PARTS.reduce((sum, { rupees }) => sum + rupees, 0);
const STACK_HEIGHT = 270;
const UNSCALED_HEIGHT = 30;
const TOP = 4;

const WORDS = {
  en: [
    ['After the port', 'broker, port, truck, crane'],
    ['IGST', '₹7,36,533, usually recoverable'],
    ['BCD and SWS', '₹3,11,850, a cost'],
    ['Freight and insurance', '₹1,80,000'],
    ['Machine, FOB Ningbo', '₹36,00,000'],
  ],
  'zh-Hans': [
    ['到港以后', '码头、报关、拖车、吊装'],
    ['IGST', '736,533 卢比，通常可以抵扣'],
    ['BCD 和 SWS', '311,850 卢比，成为成本'],
    ['海运费和保险费', '180,000 卢比'],
    ['设备，FOB 宁波', '3,600,000 卢比'],
  ],
} as const;

export const landedCostStack: TextDrawing = {
  width: 340,
  height: 312,
  alt: {
    en: 'A stack, from the bottom: machine FOB Ningbo ₹36,00,000, freight and insurance ₹1,80,000, BCD and SWS ₹3,11,850, IGST ₹7,36,533, and dashed on top the costs after the port, which are not in the example.',
    'zh-Hans':
      '自下而上：设备 FOB 宁波 3,600,000 卢比，海运费和保险费 180,000 卢比，BCD 和 SWS 311,850 卢比，IGST 736,533 卢比；最上面的虚线部分是到港以后的费用，算例未计入。',
  },
  caption: {
    en: 'The worked example below as a stack, to scale. The dashed part is not in the example: ask for these costs in writing.',
    'zh-Hans': '下文算例的构成，按比例绘制。虚线部分未计入算例，请要求对方书面报价。',
  },
  draw: (lang) => {
    let y = TOP;
    return PARTS.map(({ rupees, fill, labelY }, at) => {
      const height = rupees ? (rupees / TOTAL) * STACK_HEIGHT : UNSCALED_HEIGHT;
      const [top, middle] = [Math.round(y * 10) / 10, Math.round(y + height / 2)];
      y += height;
      const [title = '', amount = ''] = WORDS[lang][at] ?? [];
      return [
        rect([6, top, 104, Math.round(height * 10) / 10], fill),
        path(`M110 ${middle}L134 ${labelY - 4}`, 'fill="none" stroke="var(--color-line-strong)"'),
        label(140, labelY, title, { bold: true, size: 13 }),
        label(140, labelY + 15, amount),
      ].join('');
    }).join('');
  },
};
