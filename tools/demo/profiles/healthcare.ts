// The healthcare branch: biotechnology and devices first, then medicines, chemicals and cosmetics.
import type { FamilyProfile } from '../types.ts';
import { DOSAGE } from './healthcare-dosage.ts';
import { STERILE } from './healthcare-sterile.ts';

export const HEALTHCARE: readonly FamilyProfile[] = [...STERILE, ...DOSAGE];
