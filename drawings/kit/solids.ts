// Solids as meshes of flat faces: everything a machine is made of comes down to these.

import type { Material } from './palette.ts';
import {
  type Axis,
  add,
  bounds,
  cross,
  dot,
  type Point,
  sub,
  times,
  unit,
  type Vec,
} from './space.ts';

export interface Face {
  readonly at: readonly number[];
  readonly normal: Vec;
}

/** Something drawn flat on a face: a door line, a button, a vent. */
export interface Mark {
  readonly points: readonly Vec[];
  /** The points lie at equal angles of a circle. */
  readonly isRound: boolean;
  readonly normal: Vec;
  readonly fill: Material | null;
  /** 0 is the lightest tone. */
  readonly tone: number;
  /** Line weight in canvas pixels; 0 draws none. */
  readonly weight: number;
  readonly closed: boolean;
}

export interface Solid {
  readonly vertices: readonly Vec[];
  readonly faces: readonly Face[];
  readonly low: Vec;
  readonly high: Vec;
  readonly material: Material;
  /** Line weight factor: 1 for the machine, less for fine work. */
  readonly weight: number;
  readonly marks: Mark[];
  /** Solids this one is always drawn after, whatever their boxes say. */
  readonly over: readonly Solid[];
  readonly sides: number;
}

export interface Mesh {
  readonly vertices: readonly Vec[];
  readonly faces: readonly (readonly number[])[];
  /** Vertices of each circle of a turned shape, whose circles follow one another; 0 for other shapes. */
  readonly sides?: number;
}

/** Newell's method: right for any flat polygon, convex or not. */
function normalOf(points: readonly Vec[]): Vec {
  let n: Vec = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    n = add(n, cross(p, q));
  });
  return unit(n);
}

export function solid(
  mesh: Mesh,
  material: Material,
  weight = 1,
  over: readonly Solid[] = [],
): Solid {
  const faces = mesh.faces.map((at) => ({
    at,
    normal: normalOf(at.flatMap((i) => (mesh.vertices[i] ? [mesh.vertices[i]] : []))),
  }));
  return {
    vertices: mesh.vertices,
    faces,
    ...bounds(mesh.vertices),
    material,
    weight,
    marks: [],
    over,
    sides: mesh.sides ?? 0,
  };
}

/** Lifts a flat profile to a plane across the axis: (y,z) for x, (x,z) for y, (x,y) for z. */
function lift(axis: Axis, [a, b]: Point, along: number): Vec {
  if (axis === 'x') return [along, a, b];
  if (axis === 'y') return [a, along, b];
  return [a, b, along];
}

const signedArea = (profile: readonly Point[]): number =>
  profile.reduce((sum, [x, y], i) => {
    const next = profile[(i + 1) % profile.length] ?? [x, y];
    return sum + x * next[1] - next[0] * y;
  }, 0);

/** A profile drawn out along an axis. */
export function prism(axis: Axis, profile: readonly Point[], from: number, length: number): Mesh {
  // Seen along +y the x-z plane is left-handed, so the winding that faces outwards is the other one.
  const forwards = signedArea(profile) > 0 === (axis !== 'y');
  const ring = forwards ? profile : [...profile].reverse();
  const n = ring.length;
  const vertices = [
    ...ring.map((p) => lift(axis, p, from)),
    ...ring.map((p) => lift(axis, p, from + length)),
  ];
  const sides = ring.map((_, i) => [i, (i + 1) % n, n + ((i + 1) % n), n + i]);
  return { vertices, faces: [ring.map((_, i) => n - 1 - i), ring.map((_, i) => n + i), ...sides] };
}

export function box(x: number, y: number, z: number, w: number, d: number, h: number): Mesh {
  return prism(
    'z',
    [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ],
    z,
    h,
  );
}

/** A rectangle with rounded corners, for housings. */
export function rounded(x: number, y: number, w: number, h: number, r: number, steps = 3): Point[] {
  const corners: readonly (readonly [number, number, number])[] = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ];
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = ((start + (90 * i) / steps) * Math.PI) / 180;
      return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    }),
  );
}

/** Two directions square to `along`, right-handed with it. */
function around(along: Vec): [Vec, Vec] {
  const off: Vec = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const a = unit(cross(off, along));
  return [a, cross(along, a)];
}

/** A profile of (distance, radius) pairs turned around an axis: drums, cones, domes, open hoppers. */
export function turned(at: Vec, along: Vec, profile: readonly Point[], sides = 28): Mesh {
  const axis = unit(along);
  const [a, b] = around(axis);
  const vertices = profile.flatMap(([distance, radius]) =>
    Array.from({ length: sides }, (_, i) => {
      const t = (2 * Math.PI * i) / sides;
      const rim = add(times(a, radius * Math.cos(t)), times(b, radius * Math.sin(t)));
      return add(add(at, times(axis, distance)), rim);
    }),
  );
  const faces: number[][] = [];
  for (let k = 0; k + 1 < profile.length; k++) {
    for (let i = 0; i < sides; i++) {
      const j = (i + 1) % sides;
      faces.push([k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i]);
    }
  }
  const ring = Array.from({ length: sides }, (_, i) => i);
  faces.push(
    [...ring].reverse(),
    ring.map((i) => (profile.length - 1) * sides + i),
  );
  return { vertices, faces, sides };
}

/** A square bar between two points. */
export function bar(p: Vec, q: Vec, w: number, h = w): Mesh {
  const [a, b] = around(unit(sub(q, p)));
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const at = (end: Vec): Vec[] =>
    corners.map(([u, v]) => add(end, add(times(a, (u * w) / 2), times(b, (v * h) / 2))));
  return {
    vertices: [...at(p), ...at(q)],
    faces: [
      [3, 2, 1, 0],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ],
  };
}

/** A funnel of four walls, open above; the inside is seen. */
export function funnel(x: number, y: number, z: number, low: Point, high: Point, h: number): Mesh {
  const ring = ([w, d]: Point, at: number): Vec[] => [
    [x - w / 2, y - d / 2, at],
    [x + w / 2, y - d / 2, at],
    [x + w / 2, y + d / 2, at],
    [x - w / 2, y + d / 2, at],
  ];
  const t = Math.min(high[0], high[1]) * 0.05;
  const inside: Point = [high[0] - 2 * t, high[1] - 2 * t];
  const bottom: Point = [Math.max(low[0] - 2 * t, 1), Math.max(low[1] - 2 * t, 1)];
  const vertices = [
    ...ring(low, z),
    ...ring(high, z + h),
    ...ring(inside, z + h),
    ...ring(bottom, z + t),
  ];
  const faces: number[][] = [
    [3, 2, 1, 0],
    [12, 13, 14, 15],
  ];
  for (const k of [0, 4, 8]) {
    for (let i = 0; i < 4; i++)
      faces.push([k + i, k + ((i + 1) % 4), k + 4 + ((i + 1) % 4), k + 4 + i]);
  }
  return { vertices, faces };
}

/** Whether any face plane of `a` has the whole of `b` on its outer side. */
export function facePlaneApart(a: Solid, b: Solid): Vec | null {
  for (const face of a.faces) {
    const first = a.vertices[face.at[0] ?? 0];
    if (!first) continue;
    const level = dot(face.normal, first) - 0.05;
    if (
      b.vertices.every((v) => dot(face.normal, v) >= level) &&
      a.vertices.every((v) => dot(face.normal, v) <= level + 0.3)
    )
      return face.normal;
  }
  return null;
}
