// Identifiers that rise: rows with the same time still come in the order in which this process wrote them.
import { randomBytes, randomInt } from 'node:crypto';

const COUNTS = 0x1000;

let time = 0;
let count = 0;

const OURS = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/;

/** Counts on from an id that another process wrote, or this one before its clock was set back. */
const catchUpWith = (id: string): void => {
  const [, high = '', low = '', counted = ''] = OURS.exec(id) ?? [];
  const then = Number.parseInt(high + low, 16);
  if (then < time || Number.isNaN(then)) return;
  count = Math.max(then > time ? 0 : count, Number.parseInt(counted, 16));
  time = then;
};

/**
 * A UUID of version 7 that is greater than every one before it, and than `after`; Node's own are in no order within a
 * millisecond.
 */
export function risingId(after = ''): string {
  catchUpWith(after);
  const now = Date.now();
  if (now > time) {
    time = now;
    // Half the room is left to count on from here.
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
