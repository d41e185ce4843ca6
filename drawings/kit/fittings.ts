// Fittings many machines share: feet, legs, cabinets, control boxes, guards, rails, stairs.
import type { Machine } from './machine.ts';
import type { Material } from './palette.ts';
import type { Solid } from './solids.ts';
import type { Vec } from './space.ts';

/** Levelling feet under a rectangle; the machine stands on z = `h`. */
export function feet(
  m: Machine,
  x: number,
  y: number,
  w: number,
  d: number,
  h = 8,
  count = 2,
): void {
  for (const fy of [y + d * 0.12, y + d * 0.88]) {
    for (let i = 0; i < count; i++) {
      const fx = x + w * (0.08 + (0.84 * i) / (count - 1));
      m.drum('z', fx, fy, 0, h * 0.55, h * 0.35, 'rubber', 14);
      m.drum('z', fx, fy, h * 0.35, h * 0.22, h * 0.65, 'iron', 12);
    }
  }
}

/** Four legs of square tube with a lower stretcher on every side. */
export function legs(
  m: Machine,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  t = 5,
  material: Material = 'iron',
  pairs = 2,
): void {
  for (const ly of [y, y + d - t]) {
    for (let i = 0; i < pairs; i++)
      m.box(x + ((w - t) * i) / (pairs - 1), ly, 0, t, t, h, material);
    for (let i = 0; i + 1 < pairs; i++) {
      const step = (w - t) / (pairs - 1);
      m.box(x + t + step * i, ly + t * 0.2, h * 0.25, step - t, t * 0.6, t * 0.8, material);
    }
  }
}

/** An electric cabinet with doors, lamp tower optional. */
export function cabinet(
  m: Machine,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  material: Material = 'body',
  doors = 1,
): Solid {
  const c = m.box(x, y, z, w, d, h, material);
  const f = m.on(c, 'front');
  for (let i = 0; i < doors; i++)
    f.door(w * 0.06 + (i * w * 0.9) / doors, h * 0.05, (w * 0.86) / doors, h * 0.9);
  f.vent(w * 0.2, h * 0.12, (w * 0.4) / doors, h * 0.12, 4);
  m.ends(c, (e) => e.vent(d * 0.25, h * 0.7, d * 0.5, h * 0.14, 4));
  return c;
}

/** A control box on an arm or a post, its face to the operator. */
export function pendant(
  m: Machine,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  from?: Vec,
): Solid {
  if (from) {
    m.bar(from, [x + w / 2, y + 5, z + h + 4], 4, 'iron');
    m.bar([x + w / 2, y + 5, z + h + 6], [x + w / 2, y + 5, z + h], 4, 'iron');
  }
  const p = m.box(x, y, z, w, 10, h, 'white');
  m.on(p, 'front').panel(w * 0.06, h * 0.05, w * 0.88, h * 0.9);
  return p;
}

/** The red, saffron and green signal tower. */
export function beacon(m: Machine, x: number, y: number, z: number, s = 4): void {
  m.drum('z', x, y, z, s * 0.4, s * 2, 'iron', 10);
  for (const [i, c] of (['green', 'saffron', 'red'] as const).entries()) {
    m.drum('z', x, y, z + s * (2 + i * 1.6), s, s * 1.6, c, 14);
  }
}

/** A handrail along points, with posts down to `floor` below each. */
export function rail(
  m: Machine,
  points: readonly Vec[],
  h = 90,
  r = 2,
  material: Material = 'saffron',
): void {
  points.forEach((p, i) => {
    m.rod(p, [p[0], p[1], p[2] + h], r, material, 10);
    const q = points[i + 1];
    if (!q) return;
    for (const k of [1, 0.55])
      m.rod([p[0], p[1], p[2] + h * k], [q[0], q[1], q[2] + h * k], r, material, 10);
  });
}

/** Steps rising along x from `x` to `x + run`. */
export function stairs(
  m: Machine,
  x: number,
  y: number,
  width: number,
  run: number,
  rise: number,
  steps: number,
  dir: 1 | -1 = 1,
): void {
  for (let i = 0; i < steps; i++) {
    m.box(
      x + (dir * (run * i)) / steps - (dir < 0 ? run / steps : 0),
      y,
      (rise * (i + 1)) / steps - 4,
      run / steps,
      width,
      4,
      'iron',
    );
  }
  for (const sy of [y - 3, y + width])
    m.prism(
      'y',
      [
        [x, 0],
        [x + dir * 12, 0],
        [x + dir * run, rise - 14],
        [x + dir * run, rise],
        [x + dir * (run - 6), rise],
      ],
      sy,
      3,
      'trim',
    );
}

/** A safety guard of glass in a frame, standing on a bed. */
export function guard(
  m: Machine,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  frame: Material = 'steel',
  t = 4,
): Solid {
  for (const [px, py] of [
    [x, y],
    [x + w - t, y],
    [x, y + d - t],
    [x + w - t, y + d - t],
  ] as const)
    m.box(px, py, z, t, t, h, frame);
  for (const py of [y, y + d - t]) m.box(x + t, py, z + h - t, w - 2 * t, t, t, frame);
  for (const px of [x, x + w - t]) m.box(px, y + t, z + h - t, t, d - 2 * t, t, frame);
  return m.box(x + t, y + t, z, w - 2 * t, d - 2 * t, h - t, 'glass');
}
