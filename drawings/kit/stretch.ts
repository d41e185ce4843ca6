// Stretches a machine to the dimensions of its data sheet; round parts stay round.
import type { Machine } from './machine.ts';
import { pointsOf } from './render.ts';
import { type Solid, solid } from './solids.ts';
import { bounds, dot, sub, unit, type Vec } from './space.ts';

/** How far one dimension may differ from the drawn proportions. */
const PROPORTION = [0.7, 1.45] as const;

const between = ([low, high]: readonly [number, number], value: number): number =>
  Math.min(high, Math.max(low, value));

const middleOf = (points: readonly Vec[]): Vec => {
  const n = points.length || 1;
  const [x, y, z] = points.reduce((sum, p): Vec => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]], [
    0, 0, 0,
  ] as Vec);
  return [x / n, y / n, z / n];
};

/** A circle keeps its shape: its centre moves with the machine, its radius grows with both directions it lies in. */
function roundMap(s: Solid, factors: Vec): (v: Vec) => Vec {
  const { sides, vertices } = s;
  const first = middleOf(vertices.slice(0, sides));
  const last = middleOf(vertices.slice(-sides));
  const axis = unit(sub(last, first));
  const along = axis.findIndex((part) => Math.abs(part) > 0.99);
  const [a, b] = [0, 1, 2].filter((i) => i !== along).map((i) => factors[i as 0 | 1 | 2]);
  const radius = along < 0 ? 1 : Math.sqrt((a ?? 1) * (b ?? 1));
  const grounded = along !== 2 && s.low[2] > -0.5 && s.low[2] < 1.5;
  const sink = grounded ? first[2] * factors[2] - first[2] * radius : 0;
  return (v) => {
    const far = dot(sub(v, first), axis);
    const centre: Vec = [
      first[0] + axis[0] * far,
      first[1] + axis[1] * far,
      first[2] + axis[2] * far,
    ];
    return [0, 1, 2].map((i) => {
      const at = i as 0 | 1 | 2;
      return centre[at] * factors[at] + (v[at] - centre[at]) * radius - (at === 2 ? sink : 0);
    }) as unknown as Vec;
  };
}

/** Factors from the drawn to the wanted length, width and height, with the proportions kept in bounds. */
function factorsFor(m: Machine, wanted: Vec): Vec {
  const { low, high } = bounds(pointsOf(m.alone().solids));
  const exact = wanted.map((side, i) => side / (high[i as 0 | 1 | 2] - low[i as 0 | 1 | 2]));
  const mean = Math.cbrt((exact[0] ?? 1) * (exact[1] ?? 1) * (exact[2] ?? 1));
  return exact.map((each) => between(PROPORTION, each / mean) * mean) as unknown as Vec;
}

/** `wanted` in centimetres: length, width and height of the machine without its surroundings. */
export function stretch(m: Machine, wanted: Vec): void {
  const factors = factorsFor(m, wanted);
  const linear = (v: Vec): Vec => [v[0] * factors[0], v[1] * factors[1], v[2] * factors[2]];
  const made = new Map<Solid, Solid>();
  for (const [i, old] of m.solids.entries()) {
    const map = old.sides > 0 ? roundMap(old, factors) : linear;
    const mesh = {
      vertices: old.vertices.map(map),
      faces: old.faces.map((face) => face.at),
      sides: old.sides,
    };
    const over = old.over.map((each) => made.get(each) ?? each);
    const now = solid(mesh, old.material, old.weight, over);
    for (const mark of old.marks) {
      const points = mark.points.map(map);
      if (mark.isRound && old.sides === 0)
        now.marks.push({ ...mark, points: roundMark(mark.points, mark.normal, factors) });
      else now.marks.push({ ...mark, points });
    }
    made.set(old, now);
    m.solids[i] = now;
    if (m.surroundings.delete(old)) m.surroundings.add(now);
  }
  const { at, radius } = m.zoom;
  m.zoom = { at: linear(at), radius: radius * Math.cbrt(factors[0] * factors[1] * factors[2]) };
}

function roundMark(points: readonly Vec[], normal: Vec, factors: Vec): Vec[] {
  const centre = middleOf(points);
  const inPlane = factors.filter((_, i) => Math.abs(normal[i as 0 | 1 | 2]) < 0.5);
  const k = Math.min(...inPlane);
  return points.map((p) => [
    centre[0] * factors[0] + (p[0] - centre[0]) * k,
    centre[1] * factors[1] + (p[1] - centre[1]) * k,
    centre[2] * factors[2] + (p[2] - centre[2]) * k,
  ]);
}
