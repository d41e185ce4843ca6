// The transport branch: vehicles and batteries first, then air, roads and ports.
import type { FamilyProfile } from '../types.ts';
import { VEHICLES } from './transport-vehicles.ts';
import { WAYS } from './transport-ways.ts';

export const TRANSPORT: readonly FamilyProfile[] = [...VEHICLES, ...WAYS];
