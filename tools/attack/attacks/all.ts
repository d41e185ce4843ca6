// List of all attacks, in the order of the table.
import type { Attack } from '../attack-context.ts';
import { ADDRESSES } from './addresses.ts';
import { BODIES } from './bodies.ts';
import { CONNECTIONS } from './connections.ts';
import { DISKS, hasDisks } from './disk.ts';
import { FORMS } from './forms.ts';
import { FREQUENT_CHANGES } from './frequent-changes.ts';
import { HARMLESS_USERS } from './harmless-users.ts';
import { IMPORT_ATTACKS } from './imports.ts';
import { LIVE } from './live.ts';
import { LONG_TEXTS } from './long-texts.ts';
import { PICTURES } from './pictures.ts';
import { REMOTE_PICTURES } from './remote-pictures.ts';

const disks = (): readonly Attack[] => {
  if (hasDisks()) return DISKS;
  console.log('No disk can be made for one process here: the attack on a full disk is skipped.');
  return [];
};

export const ATTACKS: readonly Attack[] = [
  ...BODIES,
  ...FORMS,
  ...PICTURES,
  ...CONNECTIONS,
  ...ADDRESSES,
  ...FREQUENT_CHANGES,
  ...IMPORT_ATTACKS,
  ...REMOTE_PICTURES,
  ...LONG_TEXTS,
  ...LIVE,
  ...disks(),
  ...HARMLESS_USERS,
];
