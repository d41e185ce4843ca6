// Lakh: 100,000 rupees, the unit in which readers in India state the price of a machine.

export const RUPEES_PER_LAKH = 100_000;
/** Landed prices are whole rupees below 2³¹. */
export const MAX_LANDED_RUPEES = 2_000_000_000;
export const MAX_LAKH = MAX_LANDED_RUPEES / RUPEES_PER_LAKH;

export const toRupees = (lakh: number): number => Math.round(lakh * RUPEES_PER_LAKH);
