// The fashion branch: cloth and clothing first, then what the home, the shop and the jeweller buy.
import type { FamilyProfile } from '../types.ts';
import { CLOTH } from './fashion-cloth.ts';
import { GOODS } from './fashion-goods.ts';

export const FASHION: readonly FamilyProfile[] = [...CLOTH, ...GOODS];
