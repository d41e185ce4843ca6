// The worked example of the article on landed cost as a waterfall, to scale: what each step adds, and what the credit takes off.
// The amounts are those of its table.
import type { Lang } from '../../../contract/lang.ts';
import type { TextDrawing } from './drawing.ts';
import { FILL, label, path, rect } from './svg.ts';

const HATCHED = 'fill="none" stroke-dasharray="4 3"';

/** Amounts in rupees; a sum begins at zero. */
const STEPS = [
  { rupees: 2_700_000, fill: FILL.plate, en: 'Price, FOB Ningbo', zh: '货价，FOB 宁波' },
  { rupees: 183_600, fill: FILL.well, en: 'Freight and insurance', zh: '海运费和保险费' },
  { rupees: 237_897, fill: FILL.saffron, en: 'BCD and SWS', zh: 'BCD 和 SWS' },
  { rupees: 561_869, fill: FILL.tint, en: 'IGST', zh: 'IGST' },
  { rupees: 245_000, fill: FILL.well, en: 'Other charges', zh: '其他费用' },
  { sum: true, fill: FILL.ink, en: 'Landed cost', zh: '落地总成本' },
  { rupees: -561_869, fill: HATCHED, en: 'IGST credit', zh: '可抵扣的 IGST' },
  { sum: true, fill: FILL.ink, en: 'Net of credit', zh: 'IGST 抵扣后' },
] as const;

interface Bar {
  readonly name: Readonly<Record<Lang, string>>;
  readonly fill: string;
  readonly isSum: boolean;
  readonly rupees: number;
  /** Where the bar begins and ends; a credit ends to the left. */
  readonly from: number;
  readonly to: number;
}

let total = 0;
const BARS: readonly Bar[] = STEPS.map((step) => {
  const isSum = 'sum' in step;
  const from = isSum ? 0 : total;
  const rupees = isSum ? total : step.rupees;
  total = from + rupees;
  return {
    name: { en: step.en, 'zh-Hans': step.zh },
    fill: step.fill,
    isSum,
    rupees,
    from,
    to: total,
  };
});
const LARGEST = Math.max(...BARS.map(({ to }) => to));

const amount = (lang: Lang, { rupees, isSum }: Bar): string => {
  const sign = isSum || rupees === BARS[0]?.rupees ? '' : rupees < 0 ? '−' : '+';
  const digits = Math.abs(rupees).toLocaleString(lang === 'en' ? 'en-IN' : 'en-US');
  return lang === 'en' ? `${sign}₹${digits}` : `${sign}${digits} 卢比`;
};
const described = (lang: Lang): string =>
  BARS.map((bar) => `${bar.name[lang]} ${amount(lang, bar)}`).join(lang === 'en' ? ', ' : '，');

const [LEFT, WIDTH] = [6, 328];
const ROW = 40;
const BAR_TOP = 20;
const BAR_HEIGHT = 12;
const xOf = (rupees: number): number => Math.round((LEFT + (rupees / LARGEST) * WIDTH) * 10) / 10;

export const landedCostWaterfall: TextDrawing = {
  width: 340,
  height: BARS.length * ROW,
  alt: {
    en: `A waterfall of bars: ${described('en')}.`,
    'zh-Hans': `瀑布图：${described('zh-Hans')}。`,
  },
  caption: {
    en: 'The same example as a waterfall, to scale. The credit comes back only later, so the whole landed cost has to be paid first.',
    'zh-Hans':
      '同一算例的瀑布图，按比例绘制。抵扣要到以后才能收回，所以先要备足全部落地总成本的资金。',
  },
  draw: (lang) =>
    BARS.map((bar, at) => {
      const y = at * ROW;
      const [start, end] = [xOf(Math.min(bar.from, bar.to)), xOf(Math.max(bar.from, bar.to))];
      const next = y + BAR_TOP + BAR_HEIGHT;
      return [
        label(LEFT, y + 14, `${bar.name[lang]} ${amount(lang, bar)}`, { bold: bar.isSum }),
        rect([start, y + BAR_TOP, Math.round((end - start) * 10) / 10, BAR_HEIGHT], bar.fill),
        at < BARS.length - 1
          ? path(
              `M${xOf(bar.to)} ${next}v${ROW - BAR_HEIGHT}`,
              'fill="none" stroke="var(--color-line-strong)" stroke-dasharray="2 3"',
            )
          : '',
      ].join('');
    }).join(''),
};
