// Every family's profile, joined from the branches and checked complete when first loaded.
import { FAMILIES, type Family } from '../../../drawings/families.ts';
import type { FamilyProfile } from '../types.ts';
import { AGRICULTURE } from './agriculture.ts';
import { DIY } from './diy.ts';
import { ENGINEERING } from './engineering.ts';
import { FASHION } from './fashion.ts';
import { HEALTHCARE } from './healthcare.ts';
import { IT } from './it.ts';
import { ROBOTS } from './robots.ts';
import { TRANSPORT } from './transport.ts';

const ALL: readonly FamilyProfile[] = [
  ...AGRICULTURE,
  ...TRANSPORT,
  ...HEALTHCARE,
  ...IT,
  ...FASHION,
  ...DIY,
  ...ENGINEERING,
  ...ROBOTS,
];

export const FAMILY_IDS = Object.keys(FAMILIES) as readonly Family[];

const complete = (profiles: readonly FamilyProfile[]): Record<Family, FamilyProfile> => {
  const found: Partial<Record<Family, FamilyProfile>> = {};
  for (const profile of profiles) {
    if (found[profile.family]) throw new Error(`Two profiles for ${profile.family}`);
    found[profile.family] = profile;
  }
  for (const family of FAMILY_IDS) if (!found[family]) throw new Error(`No profile for ${family}`);
  return found as Record<Family, FamilyProfile>;
};

export const PROFILES: Record<Family, FamilyProfile> = complete(ALL);
