// Generator of monotonic identifiers (UUID version 7): rows with the same time sort in the order in which this process wrote
// them.
import { randomBytes, randomInt } from 'node:crypto';

const COUNTS = 0x1000;

let time = 0;
let count = 0;

const OURS = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/;

/** Advances the state past an id that another process generated, or this one before its clock was set back. */
const catchUpWith = (id: string): void => {
  const [, high = '', low = '', counted = ''] = OURS.exec(id) ?? [];
  const then = Number.parseInt(high + low, 16);
  if (then < time || Number.isNaN(then)) return;
  count = Math.max(then > time ? 0 : count, Number.parseInt(counted, 16));
  time = then;
};

/**
 * Returns a UUID version 7 that is greater than all earlier ones and than `after`. Node's own UUIDs have no order within a
 * millisecond.
 */
export function risingId(after = ''): string {
  catchUpWith(after);
  const now = Date.now();
  if (now > time) {
    time = now;
    // Starts in the lower half, so that at least half of the range is left to count.
    count = randomInt(COUNTS / 2);
  } else {
    count += 1;
    if (count === COUNTS) {
      time += 1;
      count = 0;
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
