// Distances by road from Indian ports to postal regions: an estimate from the straight line to the middle of the region, because the
// first two digits of a PIN code name no street. For the price of haulage that is near enough, and it is said.
import type { Port } from './rule.ts';

type Place = readonly [latitude: number, longitude: number];

const PORT_PLACES: Readonly<Record<Port, Place>> = {
  nhavaSheva: [18.95, 72.95],
  mundra: [22.74, 69.7],
  chennai: [13.1, 80.29],
  kolkata: [22.55, 88.31],
};

/** The middle of the industry of each region, by the first two digits of its PIN codes. */
const REGIONS: Readonly<Record<string, Place>> = {
  ...{ 11: [28.61, 77.21], 12: [28.46, 77.03], 13: [29.39, 76.97], 14: [30.9, 75.86] },
  ...{ 15: [30.21, 74.95], 16: [30.73, 76.78], 17: [31.1, 77.17], 18: [32.73, 74.86] },
  ...{ 19: [34.08, 74.8], 20: [28, 78.5], 21: [25.44, 81.85], 22: [26.3, 81.9] },
  ...{ 23: [25.2, 83], 24: [29, 78.9], 25: [29.2, 77.7], 26: [28.5, 80], 27: [26.76, 83.37] },
  ...{ 28: [26.8, 78.2], 30: [26.9, 75.8], 31: [24.9, 74.2], 32: [25.9, 76.5], 33: [28, 74] },
  ...{ 34: [26.24, 73.02], 36: [22.2, 71], 37: [23.1, 70], 38: [23.02, 72.57], 39: [21.6, 73] },
  ...{ 40: [19.08, 72.88], 41: [18.3, 74.2], 42: [20.3, 74.5], 43: [19.88, 75.34] },
  ...{ 44: [21, 78.7], 45: [22.72, 75.86], 46: [23.26, 77.41], 47: [25, 78.5], 48: [23.5, 80.5] },
  ...{ 49: [21.5, 82], 50: [17.5, 78.7], 51: [14.6, 78.2], 52: [16.2, 80.4], 53: [17.4, 82.6] },
  ...{ 56: [12.97, 77.59], 57: [13, 75.9], 58: [15.7, 75.9], 59: [15.85, 74.5] },
  ...{ 60: [12.8, 80.1], 61: [10.8, 79.3], 62: [9.6, 77.9], 63: [11.9, 78.3], 64: [11, 77] },
  ...{ 67: [11.2, 75.9], 68: [9.9, 76.4], 69: [8.7, 76.8], 70: [22.57, 88.36] },
  ...{ 71: [22.7, 88.1], 72: [22.6, 87.2], 73: [26.2, 88.6], 74: [23, 88.5], 75: [20.3, 85.8] },
  ...{ 76: [20.5, 83.8], 77: [22, 84.5], 78: [26.15, 91.74], 79: [25.6, 92.5], 80: [25.6, 85.1] },
  ...{ 81: [24.9, 86.7], 82: [24, 85.8], 83: [23.1, 85.7], 84: [26.2, 85.1], 85: [25.9, 86.9] },
};

const EARTH_RADIUS_KM = 6_371;
/** Roads are longer than the straight line. */
const ROAD_FACTOR = 1.3;
/** Haulage is paid for at least a day's tour. */
const MIN_KM = 50;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres by road to the region of a PIN code, in steps of ten; null for a region that does not exist. */
export function kilometresTo(port: Port, pinCode: string): number | null {
  const region = REGIONS[pinCode.slice(0, 2)];
  if (!region) return null;
  const [[latitude, longitude], [otherLatitude, otherLongitude]] = [PORT_PLACES[port], region];
  const half =
    Math.sin(radians(otherLatitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) *
      Math.cos(radians(otherLatitude)) *
      Math.sin(radians(otherLongitude - longitude) / 2) ** 2;
  const straight = 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
  return Math.max(MIN_KM, Math.round((straight * ROAD_FACTOR) / 10) * 10);
}
