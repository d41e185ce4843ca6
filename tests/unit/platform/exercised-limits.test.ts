// Limits of a process: each is exercised by an attack under the production command, or says why it cannot be.
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { ATTACKS } from '../../../tools/attack/attacks/all.ts';
import {
  EXERCISED_LIMITS,
  IS_OF_PROCESS,
  NOT_ATTACKED,
} from '../../../tools/attack/exercised-limits.ts';

const attackNames = new Set(ATTACKS.map(({ name }) => name));
const ofProcess = Object.keys(LIMITS).filter((name) => IS_OF_PROCESS.test(name));

test.each(ofProcess)('%s is exercised by an attack', (name) => {
  const { [name]: attack } = EXERCISED_LIMITS as Readonly<Record<string, string>>;
  const { [name]: reason } = NOT_ATTACKED as Readonly<Record<string, string>>;
  if (reason === undefined) expect(attackNames).toContain(attack);
  else expect(attack).toBeUndefined();
});

test('no other limit is named', () => {
  const named = [...Object.keys(EXERCISED_LIMITS), ...Object.keys(NOT_ATTACKED)];
  expect(named.filter((name) => !ofProcess.includes(name))).toEqual([]);
});
