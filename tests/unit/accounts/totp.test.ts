// Time-based codes: the test vectors of RFC 6238 (SHA-1, the last six of their eight digits), and the window.
import { describe, expect, test } from 'vitest';
import {
  isTotpCode,
  newSecret,
  setupAddress,
  stepOf,
} from '../../../server/accounts/second-factor/totp.ts';

/** Base32 of the secret in the RFC's appendix B, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('RFC 6238, appendix B', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
});

test('codes of the steps before and after are accepted, others not', () => {
  const accepted = [-61, -31, -30, 0, 29, 30, 60].map(
    (late) => stepOf(SECRET, '005924', at(1_234_567_890 + late)) !== null,
  );
  expect(accepted).toEqual([false, false, true, true, true, true, false]);
});

test('apps show codes in groups', () => {
  expect(isTotpCode('005 924')).toBe(true);
  expect(stepOf(SECRET, '005 924', at(1_234_567_890))).not.toBeNull();
  for (const code of ['', '12345', '1234567', 'abcdef', '12e456'])
    expect(isTotpCode(code)).toBe(false);
});

test('a new secret has 160 bits, and its address names site and email', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(setupAddress(secret, 'a+b@example.in'));
  expect(decodeURIComponent(address.pathname)).toContain('Yantra Bridge:a+b@example.in');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Yantra Bridge',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
