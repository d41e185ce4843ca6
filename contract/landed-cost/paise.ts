// Integer arithmetic of amounts: paise, and hundredths of a foreign currency. Every line is rounded by itself, half a paisa upwards,
// so that the lines on screen add up to the totals. (Customs rounds each duty to the rupee.)

/** Thousandths of a percent are the finest step: rule 10(2) has 1.125 %. Here, because browsers compute without the schemas. */
export const PERCENT_STEPS = 1_000;

/** Whole hundredths: paise of rupees, cents of dollars, fen of yuan. */
export const toMinor = (amount: number): number => Math.round(amount * 100);
export const toMajor = (minor: number): number => minor / 100;

/** Exchange rates have at most six decimals. */
const RATE_STEPS = 1_000_000;

/** a × b ÷ steps, rounded half up, for integers of at least 0. The product does not fit a number, the result does. */
const scaled = (a: number, b: number, steps: number): number =>
  Number((BigInt(a) * BigInt(b) * 2n + BigInt(steps)) / (BigInt(steps) * 2n));

/** Paise of an amount in hundredths of a currency, at rupees per unit. */
export const inPaise = (minor: number, rupees: number): number =>
  scaled(minor, Math.round(rupees * RATE_STEPS), RATE_STEPS);

export const percentOf = (paise: number, percent: number): number =>
  scaled(paise, Math.round(percent * PERCENT_STEPS), PERCENT_STEPS * 100);

/** A share for each of `quantity`, rounded half up. */
export const perUnit = (paise: number, quantity: number): number => scaled(paise, 1, quantity);
