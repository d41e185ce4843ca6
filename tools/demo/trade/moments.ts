// Moments within working hours of a time zone, at which people of the demo market write and decide.
import type { Random } from '../random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Working hours in minutes of the local day; nobody works on Sundays. */
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

/** Of mainland China and Taiwan, unless the country is another one. */
export const hoursIn = (country: string): Hours => HOURS_BY_COUNTRY[country] ?? CHINA;

const SUNDAY = 0;

/** Start of the local day, as UTC. */
const localDay = ({ offset }: Hours, time: number): number =>
  Math.floor((time + offset * MINUTE) / DAY) * DAY - offset * MINUTE;

const isSunday = ({ offset }: Hours, day: number): boolean =>
  new Date(day + offset * MINUTE).getUTCDay() === SUNDAY;

export const isWorkingMoment = (hours: Hours, time: number): boolean => {
  const day = localDay(hours, time);
  const minute = (time - day) / MINUTE;
  return !isSunday(hours, day) && minute >= hours.opens && minute <= hours.closes;
};

/** `time` if it is within working hours, otherwise one in the first hours of the next working day. */
export const workingMoment = (hours: Hours, time: number, random: Random): number => {
  if (isWorkingMoment(hours, time)) return time;
  let day = localDay(hours, time);
  if (time > day + hours.opens * MINUTE) day += DAY;
  if (isSunday(hours, day)) day += DAY;
  return day + hours.opens * MINUTE + random.int(MINUTE, 2 * HOUR);
};

/** `time` if it is within working hours, otherwise one in the last hours of the working day before. */
export const earlierWorkingMoment = (hours: Hours, time: number, random: Random): number => {
  if (isWorkingMoment(hours, time)) return time;
  let day = localDay(hours, time);
  if (time < day + hours.closes * MINUTE) day -= DAY;
  if (isSunday(hours, day)) day -= DAY;
  return day + hours.closes * MINUTE - random.int(MINUTE, 2 * HOUR);
};
