// The engineering branch: sites, stone and cement, metal, then oil, power and cable.
import type { FamilyProfile } from '../types.ts';
import { BUILD } from './engineering-build.ts';
import { ENERGY } from './engineering-energy.ts';
import { LINES } from './engineering-lines.ts';
import { METAL } from './engineering-metal.ts';
import { MINERAL } from './engineering-mineral.ts';

export const ENGINEERING: readonly FamilyProfile[] = [
  ...BUILD,
  ...MINERAL,
  ...METAL,
  ...ENERGY,
  ...LINES,
];
