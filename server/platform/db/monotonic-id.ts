// Generator of monotonic identifiers (UUID version 7): rows with the same time sort in the order in which this process wrote
// them.
import { randomBytes, randomInt } from 'node:crypto';

const COUNTER_RANGE = 0x1000;

let lastTimeMs = 0;
let counter = 0;

const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/;

/** Advances the state past an id that another process generated, or this one before its clock was set back. */
const advancePast = (id: string): void => {
  const [, high = '', low = '', counted = ''] = UUID_V7.exec(id) ?? [];
  const idTimeMs = Number.parseInt(high + low, 16);
  if (idTimeMs < lastTimeMs || Number.isNaN(idTimeMs)) return;
  counter = Math.max(idTimeMs > lastTimeMs ? 0 : counter, Number.parseInt(counted, 16));
  lastTimeMs = idTimeMs;
};

/**
 * Returns a UUID version 7 that is greater than all earlier ones and than `after`. Node's own UUIDs have no order within a
 * millisecond.
 */
export function monotonicId(after = ''): string {
  advancePast(after);
  const now = Date.now();
  if (now > lastTimeMs) {
    lastTimeMs = now;
    // Starts in the lower half, so that at least half of the range is left to count.
    counter = randomInt(COUNTER_RANGE / 2);
  } else {
    counter += 1;
    if (counter === COUNTER_RANGE) {
      lastTimeMs += 1;
      counter = 0;
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTimeMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
