// Turns a machine into SVG: orders its solids from far to near and paints them with flat tones.

import type { Ink, Inks } from './palette.ts';
import { facePlaneApart, type Mark, type Solid } from './solids.ts';
import { type Camera, dot, hull, type Point, project, type Vec } from './space.ts';

/** Where centimetres land on the canvas. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const OUTLINE = 3.2;
const EDGE = 2;
/** Two faces meeting flatter than this read as one curved surface (cosine of the angle). */
const SMOOTH = 0.8;

const number = (v: number): string => v.toFixed(1);

export function path(points: readonly Point[], closed: boolean): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
  return closed ? `${d}Z` : d;
}

export function place(c: Camera, p: Placement, v: Vec): Point {
  const [x, y] = project(c, v);
  return [p.x + x * p.scale, p.y + y * p.scale];
}

/** Fits some points into a rectangle of the canvas, standing on its bottom edge when `stand` is set. */
export function placeIn(
  c: Camera,
  points: readonly Vec[],
  into: readonly [x: number, y: number, w: number, h: number],
): Placement {
  const flat = points.map((v) => project(c, v));
  const xs = flat.map((p) => p[0]);
  const ys = flat.map((p) => p[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(into[2] / (right - left), into[3] / (bottom - top));
  return {
    scale,
    x: into[0] + into[2] / 2 - ((left + right) / 2) * scale,
    y: into[1] + into[3] / 2 - ((top + bottom) / 2) * scale,
  };
}

export const pointsOf = (solids: readonly Solid[]): Vec[] => solids.flatMap((s) => [...s.vertices]);

const toneOf = (ink: Ink, lamp: Vec, normal: Vec): string => {
  const light = dot(lamp, normal);
  if (light > 0.64) return ink.tones[0];
  if (light > 0.3) return ink.tones[1];
  if (light > -0.5) return ink.tones[2];
  return ink.tones[3];
};

/** Which of two solids hides the other: 1 when b is nearer, -1 when a is, 0 when neither matters. */
function nearer(c: Camera, a: Solid, b: Solid): number {
  if (b.over.includes(a)) return 1;
  if (a.over.includes(b)) return -1;
  const say = new Set<number>();
  let least = Infinity;
  let guess = 0;
  for (const i of [0, 1, 2] as const) {
    const eye = c.eye[i];
    const after = a.high[i] - b.low[i];
    const before = b.high[i] - a.low[i];
    if (Math.abs(eye) > 0.02) {
      if (after <= 0.05) say.add(Math.sign(eye));
      else if (before <= 0.05) say.add(-Math.sign(eye));
    } else if (after <= 0.05 || before <= 0.05) return 0;
    const depth = Math.min(after, before) * (Math.abs(eye) > 0.02 ? 1 : 1e6);
    if (depth < least) {
      least = depth;
      guess = after < before ? Math.sign(eye) : -Math.sign(eye);
    }
  }
  if (say.size === 2) return 0;
  const [only] = say;
  if (only !== undefined) return only;
  // Glass shows what is inside it.
  if (a.material === 'glass' && holds(a, b)) return -1;
  if (b.material === 'glass' && holds(b, a)) return 1;
  const fromA = facePlaneApart(a, b);
  if (fromA) return Math.sign(dot(fromA, c.eye)) || 0;
  const fromB = facePlaneApart(b, a);
  if (fromB) return -Math.sign(dot(fromB, c.eye)) || 0;
  return guess;
}

const holds = (outer: Solid, inner: Solid): boolean =>
  ([0, 1, 2] as const).every((i) => {
    const middle = (inner.low[i] + inner.high[i]) / 2;
    return middle > outer.low[i] && middle < outer.high[i];
  });

/** Far to near. Solids that do not meet on the canvas are left out of the comparison. */
export function ordered(c: Camera, solids: readonly Solid[]): Solid[] {
  const flat = solids.map((s) => {
    const at = s.vertices.map((v) => project(c, v));
    const xs = at.map((p) => p[0]);
    const ys = at.map((p) => p[1]);
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  });
  const behind: Set<number>[] = solids.map(() => new Set<number>());
  solids.forEach((a, i) => {
    for (let j = i + 1; j < solids.length; j++) {
      const [b, p, q] = [solids[j], flat[i], flat[j]];
      if (!b || !p || !q) continue;
      if (p[1] <= q[0] || q[1] <= p[0] || p[3] <= q[2] || q[3] <= p[2]) continue;
      const order = nearer(c, a, b);
      if (order > 0) behind[j]?.add(i);
      if (order < 0) behind[i]?.add(j);
    }
  });
  const out: Solid[] = [];
  const state = new Map<number, 'open' | 'done'>();
  const visit = (i: number): void => {
    if (state.has(i)) return;
    state.set(i, 'open');
    for (const j of behind[i] ?? []) visit(j);
    state.set(i, 'done');
    const s = solids[i];
    if (s) out.push(s);
  };
  for (const i of solids.keys()) visit(i);
  return out;
}

function paintMark(c: Camera, p: Placement, inks: Inks, mark: Mark, lines: number): string {
  if (dot(mark.normal, c.eye) < 0.05) return '';
  const d = path(
    mark.points.map((v) => place(c, p, v)),
    mark.closed,
  );
  const ink = mark.fill ? inks[mark.fill] : null;
  const shade = dot(c.lamp, mark.normal) > 0.3 ? mark.tone : Math.min(mark.tone + 1, 3);
  const fill = ink ? (ink.tones[shade] ?? ink.tones[3]) : 'none';
  const stroke =
    mark.weight > 0
      ? ` stroke="${inks.dark.line}" stroke-width="${number(mark.weight * lines)}"`
      : '';
  return `<path d="${d}" fill="${fill}"${ink && ink.opacity < 1 ? ` fill-opacity="0.85"` : ''}${stroke}/>`;
}

/** The lines of one face: `outline` where the solid ends, `edge` where two seen faces meet at an angle. */
function linesOf(
  c: Camera,
  flat: readonly Point[],
  meeting: ReadonlyMap<string, readonly Vec[]>,
  at: readonly number[],
) {
  let edge = '';
  let outline = '';
  at.forEach((a, i) => {
    const b = at[(i + 1) % at.length] ?? a;
    const normals = meeting.get(edgeKey(a, b)) ?? [];
    const [m, n] = normals;
    const [from, to] = [flat[a], flat[b]];
    if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.05) return;
    if (!m || !n || dot(m, c.eye) <= 0.001 || dot(n, c.eye) <= 0.001)
      outline += path([from, to], false);
    else if (dot(m, n) < SMOOTH) edge += path([from, to], false);
  });
  return { edge, outline };
}

const edgeKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

function facesMeeting(s: Solid): Map<string, Vec[]> {
  const meeting = new Map<string, Vec[]>();
  for (const f of s.faces) {
    f.at.forEach((a, i) => {
      const k = edgeKey(a, f.at[(i + 1) % f.at.length] ?? a);
      meeting.set(k, [...(meeting.get(k) ?? []), f.normal]);
    });
  }
  return meeting;
}

function paintSolid(c: Camera, p: Placement, inks: Inks, s: Solid, lines: number): string {
  const ink = inks[s.material];
  const meeting = facesMeeting(s);
  const flat = s.vertices.map((v) => place(c, p, v));
  const far = (at: readonly number[]): number =>
    at.reduce((sum, i) => sum + dot(c.eye, s.vertices[i] ?? [0, 0, 0]), 0) / at.length;
  const seen = s.faces
    .filter((f) => dot(f.normal, c.eye) > 0.001)
    .map((f) => ({ f, far: far(f.at) }))
    .sort((a, b) => a.far - b.far);
  const weight = s.weight * lines;
  const stroke = (d: string, w: number): string =>
    d
      ? `<path d="${d}" fill="none" stroke="${ink.line}" stroke-width="${number(w * weight)}"/>`
      : '';
  let out = '';
  let run = '';
  let tone = '';
  const flush = (): void => {
    const glassy = ink.opacity < 1 ? ` fill-opacity="${ink.opacity}" stroke-opacity="0"` : '';
    if (run)
      out += `<path d="${run}" fill="${tone}" stroke="${tone}" stroke-width="1.5"${glassy}/>`;
    run = '';
  };
  // Runs of one tone become one path, so that curved surfaces show no seams.
  for (const { f } of seen) {
    const next = toneOf(ink, c.lamp, f.normal);
    if (next !== tone) flush();
    tone = next;
    run += path(
      f.at.flatMap((i) => (flat[i] ? [flat[i]] : [])),
      true,
    );
    const { edge, outline } = linesOf(c, flat, meeting, f.at);
    if (!edge && !outline) continue;
    flush();
    out += stroke(edge, EDGE) + stroke(outline, OUTLINE);
  }
  flush();
  return out + s.marks.map((m) => paintMark(c, p, inks, m, lines)).join('');
}

/** The painted machine, without paper or ground. `lines` scales every line weight. */
export function paint(
  c: Camera,
  p: Placement,
  inks: Inks,
  solids: readonly Solid[],
  lines = 1,
): string {
  const body = ordered(c, solids)
    .map((s) => paintSolid(c, p, inks, s, lines))
    .join('');
  return `<g stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
}

/** The shadow the machine throws on the floor, as one flat shape. */
export function shadow(
  c: Camera,
  p: Placement,
  solids: readonly Solid[],
  colour: string,
  strength = 0.16,
): string {
  const lean = c.lamp[0] > 0 ? -0.3 : 0.3;
  const shapes = solids.map((s) => {
    const cast = s.vertices.map(
      (v): Vec => [v[0] + Math.max(v[2], 0) * lean, v[1] + Math.max(v[2], 0) * 0.25, 0],
    );
    return path(hull(cast.map((v) => place(c, p, v))), true);
  });
  return `<g opacity="${strength}" filter="url(#soft)"><path d="${shapes.join('')}" fill="${colour}" fill-rule="nonzero"/></g>`;
}
