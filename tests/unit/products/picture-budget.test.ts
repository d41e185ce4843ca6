// Budget of pictures by address: of an account and of an IP address, over all imports.
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { memoryCounters } from '../../../server/platform/redis/counters.ts';
import {
  AccountSpentError,
  pictureMeter,
} from '../../../server/products/import/pictures/picture-budget.ts';

const VICTIM = '203.0.113.9';
const OTHER = '203.0.113.10';

test('the requests of an account are limited, over all sites', async () => {
  const counters = memoryCounters();
  const meter = pictureMeter(counters, 'one');
  for (let at = 0; at < LIMITS.pictureRequestsPerDay; at++)
    expect(await meter.begin(`198.51.${at >> 8}.${at & 255}`)).toBe(true);
  await expect(meter.begin(VICTIM)).rejects.toBeInstanceOf(AccountSpentError);
  expect(await pictureMeter(counters, 'another').begin(VICTIM)).toBe(true);
});

test('the bytes of an account are limited', async () => {
  const meter = pictureMeter(memoryCounters(), 'one');
  expect(await meter.begin(VICTIM)).toBe(true);
  await meter.end(VICTIM, LIMITS.pictureBytesPerDay);
  await expect(meter.begin(OTHER)).rejects.toBeInstanceOf(AccountSpentError);
});

test('the requests and bytes to one address are limited over all accounts; other addresses go on', async () => {
  const counters = memoryCounters();
  const half = LIMITS.pictureRequestsPerAddressPerHour / 2;
  for (const account of ['one', 'two'])
    for (let at = 0; at < half; at++)
      expect(await pictureMeter(counters, account).begin(VICTIM)).toBe(true);
  const third = pictureMeter(counters, 'three');
  expect(await third.begin(VICTIM)).toBe(false);
  expect(await third.begin(OTHER)).toBe(true);
  await third.end(OTHER, LIMITS.pictureBytesPerAddressPerHour / 2);
  await pictureMeter(counters, 'four').end(OTHER, LIMITS.pictureBytesPerAddressPerHour / 2);
  expect(await pictureMeter(counters, 'five').begin(OTHER)).toBe(false);
});

test('a name with several addresses is counted for each of them', async () => {
  const counters = memoryCounters();
  await pictureMeter(counters, 'one').end(VICTIM, LIMITS.pictureBytesPerAddressPerHour);
  expect(await pictureMeter(counters, 'two').begin(OTHER, VICTIM)).toBe(false);
});

test('the addresses of one machine in IPv6 are one site', async () => {
  const counters = memoryCounters();
  await pictureMeter(counters, 'one').end('2400:3200::1', LIMITS.pictureBytesPerAddressPerHour);
  expect(await pictureMeter(counters, 'two').begin('2400:3200:0:7::1')).toBe(false);
});
