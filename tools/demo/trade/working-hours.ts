// Working hours by country: the demo market's participants write and decide within those of their time zone.
import type { Random } from '../random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** All in minutes: offset from UTC, start and end of the working day. Sundays are free. */
export interface Hours {
  readonly offset: number;
  readonly opens: number;
  readonly closes: number;
}

const INDIA: Hours = { offset: 330, opens: 570, closes: 1110 };
const CHINA: Hours = { offset: 480, opens: 510, closes: 1050 };

const HOURS_BY_COUNTRY: Readonly<Record<string, Hours>> = {
  India: INDIA,
  Germany: { offset: 60, opens: 480, closes: 1020 },
  Japan: { offset: 540, opens: 510, closes: 1050 },
  'South Korea': { offset: 540, opens: 540, closes: 1080 },
};

/** Countries without an entry have the working hours of China, as Taiwan does. */
export const hoursIn = (country: string): Hours => HOURS_BY_COUNTRY[country] ?? CHINA;

const SUNDAY = 0;

/** Start of the local day, as UTC. */
const localDay = ({ offset }: Hours, time: number): number =>
  Math.floor((time + offset * MINUTE) / DAY) * DAY - offset * MINUTE;

const isSunday = ({ offset }: Hours, day: number): boolean =>
  new Date(day + offset * MINUTE).getUTCDay() === SUNDAY;

export const isWorkingTime = (hours: Hours, time: number): boolean => {
  const day = localDay(hours, time);
  const minute = (time - day) / MINUTE;
  return !isSunday(hours, day) && minute >= hours.opens && minute <= hours.closes;
};

/** `time` if it is within working hours, otherwise a time in the first hours of the next working day. */
export const nextWorkingTime = (hours: Hours, time: number, random: Random): number => {
  if (isWorkingTime(hours, time)) return time;
  let day = localDay(hours, time);
  if (time > day + hours.opens * MINUTE) day += DAY;
  if (isSunday(hours, day)) day += DAY;
  return day + hours.opens * MINUTE + random.int(MINUTE, 2 * HOUR);
};

/** `time` if it is within working hours, otherwise a time in the last hours of the previous working day. */
export const previousWorkingTime = (hours: Hours, time: number, random: Random): number => {
  if (isWorkingTime(hours, time)) return time;
  let day = localDay(hours, time);
  if (time < day + hours.closes * MINUTE) day -= DAY;
  if (isSunday(hours, day)) day -= DAY;
  return day + hours.closes * MINUTE - random.int(MINUTE, 2 * HOUR);
};
