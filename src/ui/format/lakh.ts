// Approximate rupees as people in India say them: lakh (100,000) and crore (10,000,000); in Chinese 万 and 亿. Without a number
// formatter: three digits at most have no groups but the thousands below a lakh.
import type { Lang } from '../../../contract/lang.ts';

const NO_BREAK = '\u00a0';

/** The unit of an amount, and what one is worth: the largest that fits. */
const UNITS: Readonly<Record<Lang, readonly (readonly [worth: number, unit: string])[]>> = {
  en: [
    [10_000_000, `${NO_BREAK}crore`],
    [100_000, `${NO_BREAK}lakh`],
    [1, ''],
  ],
  'zh-Hans': [
    [100_000_000, '亿'],
    [10_000, '万'],
    [1, ''],
  ],
};

const rounded = (rupees: number, digits: number): number => Number(rupees.toPrecision(digits));

/** Floating-point noise of a division would show as more digits. */
const numberText = (amount: number): string =>
  String(Number(amount.toPrecision(6))).replace(/^(\d+)(\d{3})$/, '$1,$2');

/**
 * "₹38–40 lakh", "₹1.2–1.3 crore", "₹39.9 lakh" or "₹84,500"; "₹380–400万" in Chinese. Two significant digits where they tell both
 * ends apart, else three; both in the unit of the higher end.
 */
export function formatLakh(lang: Lang, [low, high]: readonly [number, number]): string {
  const digits = rounded(low, 2) === rounded(high, 2) ? 3 : 2;
  const [from, to] = [rounded(low, digits), rounded(high, digits)] as const;
  const [worth, unit] = UNITS[lang].find(([each]) => to >= each) ?? [1, ''];
  const text = numberText(to / worth);
  return from === to ? `₹${text}${unit}` : `₹${numberText(from / worth)}–${text}${unit}`;
}
