// What lies behind a machine: its shadow on the floor, and the light rim that sets it off from a dark page.
import { NAVY, RIM } from './palette.ts';
import { isConvex } from './patches.ts';
import { Pen } from './pen.ts';
import { type Placement, place } from './render.ts';
import type { Solid } from './solids.ts';
import { type Camera, dot, hull, type Point, type Vec } from './space.ts';

/** Canvas units by which the outlines may be simplified. */
const TOLERANCE = 1.5;

/** Of a point from a line, positive on its inner side in a hull. */
const distance = (a: Point, b: Point, p: Point): number =>
  ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) /
  (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);

/** Without the corners that stand out less than the tolerance. */
function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const before = kept.at(-1);
    const after = points[(i + 1) % points.length];
    if (!before || !after || Math.abs(distance(before, after, p)) >= TOLERANCE) kept.push(p);
  });
  return kept;
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return sum + (p[0] * q[1] - p[1] * q[0]) / 2;
  }, 0);

/** Path around all the shapes; those inside another one are left out. */
function around(shapes: readonly (readonly Point[])[]): string {
  const bySize = shapes
    .map((points) => ({ points, area: Math.abs(area(points)) }))
    .sort((a, b) => b.area - a.area);
  const kept: (readonly Point[])[] = [];
  for (const { points } of bySize) {
    const isInside = kept.some((outer) =>
      points.every((p) =>
        outer.every((a, i) => distance(a, outer[(i + 1) % outer.length] ?? a, p) > -TOLERANCE),
      ),
    );
    if (!isInside && points.length > 2) kept.push(points);
  }
  const pen = new Pen();
  for (const points of kept)
    pen.polygon(area(points) > 0 ? simplified(points) : simplified([...points].reverse()));
  return pen.d;
}

/** The shadow on the floor as one flat shape, and the rim. */
export function backdrop(c: Camera, p: Placement, solids: readonly Solid[]): string {
  const lean = c.lamp[0] > 0 ? -0.3 : 0.3;
  const cast = ([x, y, z]: Vec): Vec => [x + Math.max(z, 0) * lean, y + Math.max(z, 0) * 0.25, 0];
  const shadow = around(solids.map((s) => hull(s.vertices.map((v) => place(c, p, cast(v))))));
  const rim = around(
    solids.flatMap((s) => {
      const flat = s.vertices.map((v) => place(c, p, v));
      // The hull of a bent part would cover the page in its bend.
      if (s.sides > 0 || isConvex(s)) return [hull(flat)];
      const seen = s.faces.filter(({ normal }) => dot(normal, c.eye) > 0.001);
      return seen.map(({ at }) => at.flatMap((i) => (flat[i] ? [flat[i]] : [])));
    }),
  );
  return `<path d="${shadow}" fill="${NAVY}" fill-opacity="0.14"/><path d="${rim}" fill="${RIM}" stroke="${RIM}" stroke-width="9"/>`;
}
