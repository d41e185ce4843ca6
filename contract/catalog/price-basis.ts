// Price basis of a listed price, as one code: EXW at the supplier's works, or FOB at one of the seaports of China, such as FOB-CNNGB.

/** UN/LOCODE of the seaports from which machines are shipped; their names are in locales, priceBasis.json. */
export const FOB_PORTS = [
  'CNSHA',
  'CNNGB',
  'CNSZX',
  'CNNSA',
  'CNTAO',
  'CNTXG',
  'CNXMN',
  'CNDLC',
  'CNLYG',
  'CNFOS',
  'CNZSN',
  'CNTAG',
  'CNFOC',
  'CNNKG',
  'CNNTG',
  'CNWNZ',
  'CNYNT',
  'CNRZH',
  'CNSWA',
  'CNZUH',
  'CNJMN',
  'CNQZJ',
] as const;
export type FobPort = (typeof FOB_PORTS)[number];
export type PriceBasis = 'EXW' | `FOB-${FobPort}`;

export const PRICE_BASES: readonly PriceBasis[] = [
  'EXW',
  ...FOB_PORTS.map((port): PriceBasis => `FOB-${port}`),
];

export const isPriceBasis = (text: string | null): text is PriceBasis =>
  PRICE_BASES.some((basis) => basis === text);

/** Values of the filter: a basis, FOB at any port, or `unstated`. */
export const BASIS_FILTERS: readonly string[] = ['FOB', ...PRICE_BASES, 'unstated'];
