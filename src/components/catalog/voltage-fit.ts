// Whether a machine runs on India's mains: 230 V single-phase, 415 V three-phase, 50 Hz.
import type { Product } from '../../../contract/catalog/product.ts';

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
  /(?<!\d)60\s*Hz/i.test(text) && !/(?<!\d)50(?!\d)/.test(text);

/** null where the product does not state a mains voltage. `supplyText`: the supplier's own text about the power supply. */
export function voltageFitOf(
  { attributes }: Pick<Product, 'attributes'>,
  supplyText: string,
): VoltageFit | null {
  const code = attributes.find(({ key }) => key === 'voltage')?.code ?? '';
  const fit = FITS[code];
  if (fit === undefined) return null;
  const volts = Number(code);
  if (isOnlySixtyHertz(supplyText)) return { volts, kind: 'askFrequency' };
  return typeof fit === 'number' ? { volts, kind: 'ask', wanted: fit } : { volts, kind: fit };
}
