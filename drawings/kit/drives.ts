// Moving parts many machines share: motors, conveyors, rollers, wheels, tracks, pulleys.
import type { Machine } from './machine.ts';
import type { Material } from './palette.ts';
import type { Solid } from './solids.ts';
import type { Axis, Point } from './space.ts';

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

/** A steel or rubber track: its outline filled, sprocket, idler and rollers on the near side. */
export function track(m: Machine, x0: number, x1: number, y: number, w: number, h: number): void {
  const t = m.prism('y', capsule(x0, x1, 0, h), y, w, 'rubber');
  const f = m.on(t, 'front');
  const n = Math.round((x1 - x0) / 14);
  for (let i = 1; i < n; i++)
    f.line(
      [
        [(i * (x1 - x0)) / n, h - 1],
        [(i * (x1 - x0)) / n, h - 9],
      ],
      1.4,
    ).line(
      [
        [(i * (x1 - x0)) / n, 1],
        [(i * (x1 - x0)) / n, 9],
      ],
      1.4,
    );
  f.rect(h * 0.5, h * 0.26, x1 - x0 - h, h * 0.48, 'dark', 1, 1.6);
  for (const u of [h / 2, x1 - x0 - h / 2])
    f.disc(u, h / 2, h * 0.36, 'iron', 1, 1.8).disc(u, h / 2, h * 0.14, 'shine', 1, 1.4);
  for (let i = 0; i < 5; i++)
    f.disc(h + ((x1 - x0 - 2 * h) * i) / 4, h * 0.22, h * 0.15, 'iron', 1, 1.4);
}
