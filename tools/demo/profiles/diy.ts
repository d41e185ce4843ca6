// The DIY branch: consumer goods, then print.
import type { FamilyProfile } from '../types.ts';
import { GOODS } from './diy-goods.ts';
import { PRINT } from './diy-print.ts';

export const DIY: readonly FamilyProfile[] = [...GOODS, ...PRINT];
