// GSTIN and IEC: format, check digit and state, and how counterparts see them.
import { describe, expect, test } from 'vitest';
import { gstStateOf } from '../../../contract/accounts/gst-states.ts';
import {
  gstinCheckDigit,
  gstinError,
  iecError,
  maskRegistration,
  normalizeRegistration,
} from '../../../contract/accounts/registrations.ts';

/** Published as valid by several implementations (stdnum); the last one is an example without a company. */
const VALID = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAAAA0000A1Z2'];

describe('a GSTIN', () => {
  test.each(VALID)('%s is valid', (gstin) => expect(gstinError(gstin)).toBeNull());

  test.each([
    ['', 'gstinFormat'],
    ['27AAPFU0939F1Z', 'gstinFormat'],
    ['27AAPFU0939F1ZVV', 'gstinFormat'],
    ['27AAPFU0939F1AA', 'gstinFormat'],
    ['27AAPFU0939F0ZV', 'gstinFormat'],
    ['2AAAPFU0939F1ZV', 'gstinFormat'],
    ['27aapfu0939f1zv', 'gstinFormat'],
    ['00AAPFU0939F1ZV', 'gstinState'],
    ['39AAPFU0939F1ZV', 'gstinState'],
    ['27AAPF10939F1ZV', 'gstinPan'],
    ['27AAPFUO939F1ZV', 'gstinPan'],
    ['27AAPFU09391FZV', 'gstinPan'],
    ['27AAPFU0939F1ZO', 'gstinCheckDigit'],
    ['29GGGGG1314R9Z6', 'gstinCheckDigit'],
  ])('%s is refused with %s', (gstin, error) => expect(gstinError(gstin)).toBe(error));

  test('one wrong character, and two swapped ones beside each other, change the check digit', () => {
    for (const gstin of VALID)
      for (let at = 0; at < 14; at++) {
        const other = gstin[at] === 'B' ? 'C' : 'B';
        const mistyped = gstin.slice(0, at) + other + gstin.slice(at + 1);
        expect([at, gstinCheckDigit(mistyped)]).not.toEqual([at, gstin.at(-1)]);
      }
    expect(gstinCheckDigit('27AAPFU9039F1Z')).not.toBe('V');
  });

  test('has the state of its first two digits in both languages', () => {
    expect(gstStateOf('27AAPFU0939F1ZV')).toEqual({
      en: 'Maharashtra',
      'zh-Hans': '马哈拉施特拉邦',
    });
    expect(gstStateOf('33')?.en).toBe('Tamil Nadu');
    for (const unknown of ['', '3', '00', '39', '96', '__proto__', 'constructor'])
      expect(gstStateOf(unknown)).toBeNull();
  });
});

test.each([
  ['AAPFU0939F', null],
  ['0388012345', null],
  ['AAPFU0939', 'iecFormat'],
  ['AAPFU0939FF', 'iecFormat'],
  ['038801234', 'iecFormat'],
  ['03880I2345', 'iecFormat'],
  ['', 'iecFormat'],
])('the IEC %s: %s', (iec, error) => expect(iecError(iec)).toBe(error));

test.each([
  ' 27 aapfu-0939.f 1ＺＶ ',
  '27AAPFU0939F1ZV\u200b',
  '27AAPFU0939F1ZV\ufe0f',
  'GSTIN: 27AAPFU0939F1ZV',
  'GSTIN/UIN：27AAPFU0939F1ZV',
  'GST No. 27AAPFU0939F1ZV',
])('%j is typed with spaces, hyphens, small and full-width letters, or pasted', (text) => {
  expect(normalizeRegistration(text)).toBe('27AAPFU0939F1ZV');
  expect(normalizeRegistration('IEC Code: 0388066415')).toBe('0388066415');
});

test('counterparts see no PAN', () => {
  expect(maskRegistration('gstin', '27AAPFU0939F1ZV')).toBe('27••••••••••1ZV');
  expect(maskRegistration('iec', 'AAPFU0939F')).toBe('•••••••39F');
});
