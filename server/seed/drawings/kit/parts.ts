// Parts many machines share: feet, legs, motors, cabinets, conveyors, rails, wheels.

import type { Machine } from './machine.ts';
import type { Material } from './palette.ts';
import type { Solid } from './solids.ts';
import type { Axis, Point, Vec } from './space.ts';

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

/** A squirrel-cage motor with cooling fins and terminal box. */
export function motor(
  m: Machine,
  axis: 'x' | 'y' | 'z',
  x: number,
  y: number,
  z: number,
  r: number,
  length: number,
  material: Material = 'trim',
): void {
  const rings: Point[] = [
    [0, r * 0.75],
    [length * 0.1, r],
  ];
  for (let i = 0; i < 6; i++) {
    const a = length * (0.14 + i * 0.1);
    rings.push([a, r], [a, r * 0.92], [a + length * 0.04, r * 0.92], [a + length * 0.04, r]);
  }
  rings.push(
    [length * 0.76, r],
    [length * 0.76, r * 0.96],
    [length * 0.97, r * 0.96],
    [length, r * 0.8],
  );
  m.turned(axis, x, y, z, rings, material);
  if (axis === 'z')
    m.box(x - r * 0.4, y - r * 1.35, z + length * 0.35, r * 0.8, r * 0.4, length * 0.25, material);
  else
    m.box(
      axis === 'x' ? x + length * 0.3 : x - r * 0.4,
      axis === 'y' ? y + length * 0.3 : y - r * 0.4,
      z + r,
      r * 0.8,
      r * 0.8,
      r * 0.4,
      material,
    );
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
  (['green', 'saffron', 'red'] as const).forEach((c, i) =>
    m.drum('z', x, y, z + s * (2 + i * 1.6), s, s * 1.6, c, 14),
  );
}

/** A belt conveyor on legs, running along x; `top` is the belt's height. */
export function conveyor(
  m: Machine,
  x: number,
  y: number,
  top: number,
  length: number,
  width: number,
  belt: Material = 'rubber',
  frame: Material = 'steel',
  pairs = 2,
): Solid {
  const t = Math.max(width * 0.08, 3);
  const h = Math.max(width * 0.24, 9);
  for (let i = 0; i < pairs; i++) {
    const lx = x + length * 0.08 + ((length * 0.84 - t * 1.5) * i) / (pairs - 1);
    for (const ly of [y + t, y + width - t * 2.5])
      m.box(lx, ly, 0, t * 1.5, t * 1.5, top - h, 'iron');
    m.box(lx + t * 0.2, y + t * 2.5, (top - h) * 0.35, t, width - t * 5, t, 'iron');
  }
  const b = m.prism('y', capsule(x, x + length, top - h * 0.9, top), y + t, width - 2 * t, belt);
  for (const ry of [y, y + width - t]) {
    const rail = m.box(x + h * 0.3, ry, top - h * 0.85, length - h * 0.6, t, h * 0.8, frame);
    m.on(rail, 'front').line(
      [
        [length * 0.02, h * 0.4],
        [length * 0.96 - h * 0.6, h * 0.4],
      ],
      1.2,
    );
  }
  return b;
}

/** The outline of a belt around two pulleys, seen from the side. */
export function capsule(x0: number, x1: number, z0: number, z1: number): Point[] {
  const r = (z1 - z0) / 2;
  const arc = (cx: number, start: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const a = start + (Math.PI * i) / 6;
      return [cx + r * Math.cos(a), z0 + r + r * Math.sin(a)];
    });
  return [...arc(x1 - r, -Math.PI / 2), ...arc(x0 + r, Math.PI / 2)];
}

/** Rollers side by side, as on a roller table. */
export function rollers(
  m: Machine,
  x: number,
  y: number,
  z: number,
  count: number,
  step: number,
  r: number,
  length: number,
  material: Material = 'shine',
): void {
  for (let i = 0; i < count; i++) m.drum('y', x + i * step, y, z, r, length, material, 18);
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

/** A wheel with tyre and hub, its axle along y, or along x. */
export function wheel(
  m: Machine,
  x: number,
  y: number,
  z: number,
  r: number,
  w: number,
  axis: 'x' | 'y' = 'y',
  hub: Material = 'accent',
): Solid {
  const tyre = m.turned(
    axis,
    x,
    y,
    z,
    [
      [0, r * 0.55],
      [0, r * 0.86],
      [w * 0.14, r],
      [w * 0.86, r],
      [w, r * 0.86],
      [w, r * 0.55],
    ],
    'rubber',
  );
  const sides = axis === 'y' ? (['front'] as const) : (['left', 'right'] as const);
  for (const side of sides) {
    const f = m.on(tyre, side);
    f.disc(r, r, r * 0.58, hub, 1, 1.8).disc(r, r, r * 0.24, 'iron', 1, 1.4);
    for (let i = 0; i < 6; i++)
      f.disc(
        r + r * 0.4 * Math.cos((i * Math.PI) / 3),
        r + r * 0.4 * Math.sin((i * Math.PI) / 3),
        r * 0.06,
        'dark',
        1,
        0.6,
      );
  }
  return tyre;
}

/** A flanged valve or joint around a pipe. */
export function flange(
  m: Machine,
  axis: Axis,
  x: number,
  y: number,
  z: number,
  r: number,
  w = 3,
): void {
  m.drum(axis, x, y, z, r, w, 'iron', 18);
}

/** A handwheel or pulley, thin and spoked, facing front. */
export function pulley(
  m: Machine,
  x: number,
  y: number,
  z: number,
  r: number,
  w: number,
  material: Material = 'iron',
): Solid {
  const p = m.drum('y', x, y, z, r, w, material);
  const f = m.on(p, 'front').disc(r, r, r * 0.82, material, 2, 1.2);
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5 + 0.3;
    f.line(
      [
        [r, r],
        [r + r * 0.8 * Math.cos(a), r + r * 0.8 * Math.sin(a)],
      ],
      2.4,
    );
  }
  f.disc(r, r, r * 0.22, 'shine', 1, 1.4);
  return p;
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
