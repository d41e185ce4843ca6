// Check that a machine runs on India's mains: 230 V single-phase, 415 V three-phase, 50 Hz.
import type { Product } from '../../../contract/catalog/product.ts';
import { amountsIn } from '../../../contract/machine-types/amounts.ts';

/** Whether the voltage fits, or the voltage or frequency for which a buyer must ask. */
export type VoltageFit =
  | { readonly volts: number; readonly kind: 'singlePhase' | 'threePhase' | 'askFrequency' }
  | { readonly volts: number; readonly kind: 'ask'; readonly wanted: 230 | 415 };

/** By the code of the attribute `voltage`. Voltages of batteries and control circuits are missing: mains do not matter to them. */
const FITS: Readonly<Record<string, 'singlePhase' | 'threePhase' | 230 | 415>> = {
  110: 230,
  220: 230,
  230: 'singlePhase',
  240: 'singlePhase',
  380: 415,
  400: 'threePhase',
  415: 'threePhase',
  440: 415,
  480: 415,
  690: 415,
};

/** "60 Hz", but not "50/60 Hz". */
const isOnlySixtyHertz = (text: string): boolean =>
  /(?<!\d)60\s*(?:Hz|赫|cycles)/i.test(text) && !/(?<!\d)50(?!\d)/.test(text);

const THREE_PHASES = /three[- ]?phase|\b3[- ]?(?:phase|ph\b|p\b)|三相/i;
const SINGLE_PHASE = /single[- ]?phase|\b1[- ]?(?:phase|ph\b|p\b)|单相/i;
const DIRECT_CURRENT = /\bDC\b|直流/i;

/** Whether the text gives a range of volts that has the voltage in it: "220–240 V". */
const isInRange = (text: string, volts: number): boolean =>
  amountsIn(text).some(
    ({ numbers, unit }) =>
      unit === 'V' &&
      numbers.length === 2 &&
      Math.min(...numbers) <= volts &&
      volts <= Math.max(...numbers),
  );

/** null where the product does not state a mains voltage. `supplyText`: the supplier's own text about the power supply. */
export function voltageFitOf(
  { attributes }: Pick<Product, 'attributes'>,
  supplyText: string,
): VoltageFit | null {
  const code = attributes.find(({ key }) => key === 'voltage')?.code ?? '';
  const fit = FITS[code];
  if (fit === undefined) return null;
  const volts = Number(code);
  if (DIRECT_CURRENT.test(supplyText)) return null;
  if (isOnlySixtyHertz(supplyText)) return { volts, kind: 'askFrequency' };
  if (typeof fit === 'number' && !isInRange(supplyText, fit))
    return { volts, kind: 'ask', wanted: fit };
  const kind = fit === 230 ? 'singlePhase' : fit === 415 ? 'threePhase' : fit;
  // 230 V between three phases, or 415 V on one, is no supply of India: nothing is claimed.
  const other = kind === 'singlePhase' ? THREE_PHASES : SINGLE_PHASE;
  return other.test(supplyText) ? null : { volts, kind };
}
