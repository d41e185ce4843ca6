// The fashion branch: cloth and clothing first, then what the home, the shop and the jeweller buy.
import type { FamilyProfile } from '../types.ts';
import { CLOTH } from './fashion-cloth.ts';
import { INTERIORS } from './fashion-interiors.ts';
import { JEWELLERY } from './fashion-jewellery.ts';
import { SEWING } from './fashion-sewing.ts';

export const FASHION: readonly FamilyProfile[] = [...CLOTH, ...SEWING, ...INTERIORS, ...JEWELLERY];
