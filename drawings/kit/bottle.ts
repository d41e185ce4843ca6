// A bottle, as fillers handle them.
import type { Machine } from './machine.ts';
import type { Material } from './palette.ts';
import type { Point } from './space.ts';

/** A bottle standing at a point: body, shoulder, neck, cap. */
export function bottle(
  m: Machine,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  fill: Material,
  cap: Material | null,
): void {
  const neck: Point[] = [
    [0, r],
    [h * 0.62, r],
    [h * 0.8, r * 0.4],
    [h * 0.92, r * 0.4],
  ];
  m.turned('z', x, y, z, neck, fill);
  if (cap) m.drum('z', x, y, z + h * 0.92, r * 0.48, h * 0.1, cap, 12);
}
