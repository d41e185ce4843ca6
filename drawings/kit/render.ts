// Turns a machine into SVG: paints its solids from far to near with flat tones.
import { ordered } from './order.ts';
import type { Inks } from './palette.ts';
import { chains, contours, type Edge, patchesOf } from './patches.ts';
import { type Ellipse, ellipseOf, Pen } from './pen.ts';
import type { Mark, Solid } from './solids.ts';
import { type Camera, dot, type Point, project, type Vec } from './space.ts';

/** Where centimetres land on the canvas. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const OUTLINE = 3.2;
const EDGE = 2;
/** Canvas units below which a part or a mark is not seen. */
const TINY = 2.5;

export function place(c: Camera, p: Placement, v: Vec): Point {
  const [x, y] = project(c, v);
  return [p.x + x * p.scale, p.y + y * p.scale];
}

/** Left, top, right and bottom. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

function frameOf(points: readonly Point[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

const sizeOf = (points: readonly Point[]): number => {
  const [left, top, right, bottom] = frameOf(points);
  return Math.max(right - left, bottom - top);
};

/** Fits some points into a rectangle of the canvas. */
export function placeIn(
  c: Camera,
  points: readonly Vec[],
  into: readonly [x: number, y: number, w: number, h: number],
): Placement {
  const [left, top, right, bottom] = frameOf(points.map((v) => project(c, v)));
  const scale = Math.min(into[2] / (right - left), into[3] / (bottom - top));
  return {
    scale,
    x: into[0] + into[2] / 2 - ((left + right) / 2) * scale,
    y: into[1] + into[3] / 2 - ((top + bottom) / 2) * scale,
  };
}

export const pointsOf = (solids: readonly Solid[]): Vec[] => solids.flatMap((s) => [...s.vertices]);

const toneOf = (lamp: Vec, normal: Vec): number => {
  const light = dot(lamp, normal);
  if (light > 0.64) return 0;
  if (light > 0.3) return 1;
  return light > -0.5 ? 2 : 3;
};

const width = (value: number): string => String(Number(value.toFixed(1)));

function paintMark(c: Camera, p: Placement, inks: Inks, mark: Mark, lines: number): string {
  if (dot(mark.normal, c.eye) < 0.05) return '';
  const points = mark.points.map((v) => place(c, p, v));
  if (sizeOf(points) < TINY) return '';
  const pen = new Pen();
  if (mark.isRound) pen.ellipse(ellipseOf(points));
  else if (mark.closed) pen.polygon(points);
  else pen.polyline(points);
  const ink = mark.fill ? inks[mark.fill] : null;
  const shade = dot(c.lamp, mark.normal) > 0.3 ? mark.tone : Math.min(mark.tone + 1, 3);
  const fill = ink ? (ink.tones[shade] ?? ink.tones[3]) : 'none';
  const stroke =
    mark.weight > 0
      ? ` stroke="${inks.dark.line}" stroke-width="${width(mark.weight * lines)}"`
      : '';
  return `<path d="${pen.d}" fill="${fill}"${ink && ink.opacity < 1 ? ` fill-opacity="0.85"` : ''}${stroke}/>`;
}

/** The vertices of a solid on the canvas, and its circles, which are drawn as arcs. */
class Outline {
  private readonly circles: readonly Ellipse[];
  private readonly flat: readonly Point[];
  private readonly sides: number;

  constructor(flat: readonly Point[], sides: number) {
    this.flat = flat;
    this.sides = sides;
    const count = sides > 0 ? flat.length / sides : 0;
    this.circles = Array.from({ length: count }, (_, i) =>
      ellipseOf(flat.slice(i * sides, (i + 1) * sides)),
    );
  }

  private at = (i: number): Point => this.flat[i] ?? [0, 0];

  /** 1 or -1 if an edge follows a circle, 0 if it does not. */
  private turn(a: number, b: number): number {
    const n = this.sides;
    if (n === 0 || Math.floor(a / n) !== Math.floor(b / n)) return 0;
    const step = (b - a + n) % n;
    return step === 1 ? 1 : step === n - 1 ? -1 : 0;
  }

  draw(pen: Pen, chain: readonly number[], closed: boolean): void {
    const n = this.sides;
    const ring = closed ? [...chain, chain[0] ?? 0] : chain;
    const first = ring[0] ?? 0;
    const circle = this.circles[Math.floor(first / n)];
    if (
      closed &&
      chain.length === n &&
      circle &&
      ring.every((v, i) => i === 0 || this.turn(ring[i - 1] ?? v, v) !== 0)
    ) {
      pen.ellipse(circle);
      return;
    }
    pen.move(this.at(first));
    for (let i = 1; i < ring.length; ) {
      const from = ring[i - 1] ?? 0;
      const turn = this.turn(from, ring[i] ?? 0);
      let end = i;
      while (
        turn !== 0 &&
        end + 1 < ring.length &&
        this.turn(ring[end] ?? 0, ring[end + 1] ?? 0) === turn
      )
        end++;
      const on = this.circles[Math.floor(from / n)];
      const to = this.at(ring[end] ?? 0);
      const steps = end - i + 1;
      if (turn === 0 || steps < 2 || !on) {
        if (i < ring.length - 1 || !closed) pen.line(to);
      } else {
        const [a, b] = [this.at(from), this.at(ring[i] ?? 0)];
        const [cx, cy] = on.centre;
        const positive = (a[0] - cx) * (b[1] - cy) - (a[1] - cy) * (b[0] - cx) > 0;
        pen.arc(on, steps > n / 2, positive, to);
      }
      i = end + 1;
    }
    if (closed) pen.close();
  }
}

function paintSolid({ camera: c, at: p, inks, lines, within }: View, s: Solid): string {
  const flat = s.vertices.map((v) => place(c, p, v));
  const [left, top, right, bottom] = frameOf(flat);
  const size = Math.max(right - left, bottom - top);
  if (size < TINY) return '';
  const [x0, y0, x1, y1] = within;
  if (right < x0 || left > x1 || bottom < y0 || top > y1) return '';
  const ink = inks[s.material];
  const outline = new Outline(flat, s.sides);
  const weight = s.weight * lines * (size < 14 ? 0.7 : 1);
  const stroke = (edges: readonly Edge[], w: number): string => {
    const pen = new Pen();
    for (const chain of chains(edges)) {
      const closed = chain.length > 2 && chain[0] === chain.at(-1);
      outline.draw(pen, closed ? chain.slice(0, -1) : chain, closed);
    }
    return pen.d
      ? `<path d="${pen.d}" fill="none" stroke="${ink.line}" stroke-width="${width(w * weight)}"/>`
      : '';
  };
  let out = '';
  for (const { faces, creases, outlines } of patchesOf(s, c.eye)) {
    const byTone = new Map<number, (readonly number[])[]>();
    for (const face of faces) {
      const found = s.faces[face];
      if (!found) continue;
      const tone = toneOf(c.lamp, found.normal);
      const group = byTone.get(tone);
      if (group) group.push(found.at);
      else byTone.set(tone, [found.at]);
    }
    for (const [tone, group] of byTone) {
      const pen = new Pen();
      for (const loop of contours(group)) outline.draw(pen, loop, true);
      const colour = ink.tones[tone as 0 | 1 | 2 | 3];
      // A thin stroke of its own colour closes the seam to the next tone.
      const seam = ink.opacity < 1 ? ` fill-opacity="${ink.opacity}"` : ` stroke="${colour}"`;
      if (pen.d) out += `<path d="${pen.d}" fill="${colour}"${seam}/>`;
    }
    out += stroke(creases, EDGE) + stroke(outlines, OUTLINE);
  }
  return out + s.marks.map((m) => paintMark(c, p, inks, m, lines)).join('');
}

interface View {
  readonly camera: Camera;
  readonly at: Placement;
  readonly inks: Inks;
  /** Scales every line weight. */
  readonly lines: number;
  /** Solids that lie wholly outside are left out. */
  readonly within: Frame;
}

const EVERYWHERE: Frame = [-Infinity, -Infinity, Infinity, Infinity];

/** The painted machine, without paper or ground. */
export function paint(
  camera: Camera,
  at: Placement,
  inks: Inks,
  solids: readonly Solid[],
  lines = 1,
  within = EVERYWHERE,
): string {
  const view = { camera, at, inks, lines, within };
  return ordered(camera, solids)
    .map((s) => paintSolid(view, s))
    .join('');
}
