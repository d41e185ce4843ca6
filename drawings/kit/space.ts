// The space a machine is modelled in: centimetres, x along its length, y to the back, z up.

export type Vec = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];
export type Axis = 'x' | 'y' | 'z';

/** A parallel projection: no vanishing points, so that a length reads the same everywhere. */
export interface Camera {
  readonly right: Vec;
  readonly up: Vec;
  /** From the machine towards the eye. */
  readonly eye: Vec;
  /** From the machine towards the lamp, which stands on the eye's front-left or front-right. */
  readonly lamp: Vec;
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

/** A camera turned `yaw` degrees to the machine's right and raised `pitch` degrees. */
export function camera(yaw: number, pitch: number): Camera {
  const a = (yaw * Math.PI) / 180;
  const p = (pitch * Math.PI) / 180;
  const side = yaw < 0 ? 1 : -1;
  return {
    right: [Math.cos(a), Math.sin(a), 0],
    up: [-Math.sin(p) * Math.sin(a), Math.sin(p) * Math.cos(a), Math.cos(p)],
    eye: [Math.cos(p) * Math.sin(a), -Math.cos(p) * Math.cos(a), Math.sin(p)],
    lamp: unit([0.38 * side, -0.52, 0.78]),
  };
}

export const project = (c: Camera, v: Vec): Point => [dot(c.right, v), -dot(c.up, v)];

/** The convex outline of a set of points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      for (;;) {
        const a = out.at(-2);
        const b = out.at(-1);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The smallest upright box around some points: its low and its high corner. */
export function bounds(points: readonly Vec[]): { low: Vec; high: Vec } {
  let low: Vec = [Infinity, Infinity, Infinity];
  let high: Vec = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    low = [Math.min(low[0], p[0]), Math.min(low[1], p[1]), Math.min(low[2], p[2])];
    high = [Math.max(high[0], p[0]), Math.max(high[1], p[1]), Math.max(high[2], p[2])];
  }
  return { low, high };
}
