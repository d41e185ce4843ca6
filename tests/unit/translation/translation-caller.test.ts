// Limits of the caller of a translation: new characters a day, of an account on all networks, and of the visitors of a network.
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { memoryCounters } from '../../../server/platform/redis/counters.ts';
import { translationCaller } from '../../../server/translation/translation-caller.ts';

const TOKEN = 'a'.repeat(43);

const open = () => {
  const shared = memoryCounters();
  const sessions = { authenticate: async () => ({ id: 'account' }) as never };
  return (ip: string, isSignedIn: boolean) =>
    translationCaller(
      { ip, headers: isSignedIn ? { authorization: `Bearer ${TOKEN}` } : {} } as never,
      1,
      { shared, sessions, readableTexts: async () => new Set() },
    );
};

test('an account has one limit of a day on all its networks', async () => {
  const callerAt = open();
  const first = await callerAt('203.0.113.1', true);
  const second = await callerAt('203.0.113.2', true);
  expect([first.budget, second.budget]).toEqual(['members', 'members']);
  expect(await first.charge(LIMITS.newTranslationCharactersPerDay - 10)).toBe(true);
  expect(await second.charge(11)).toBe(false);
  expect(await second.charge(10)).toBe(true);
});

test('visitors have one limit of a day per network, also with a whole /48', async () => {
  const callerAt = open();
  const first = await callerAt('2001:db8:1:1::1', false);
  expect(first.budget).toBe('visitors');
  expect(await first.charge(LIMITS.visitorNewTranslationCharactersPerDay)).toBe(true);
  expect(await (await callerAt('2001:db8:1:2::1', false)).charge(1)).toBe(false);
  expect(await (await callerAt('2001:db8:2:1::1', false)).charge(1)).toBe(true);
  expect(await (await callerAt('203.0.113.1', false)).charge(1)).toBe(true);
});
