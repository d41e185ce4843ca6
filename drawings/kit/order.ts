// Orders the solids of a machine from far to near, so that they can be painted one over the other.
import { facePlaneApart, type Solid } from './solids.ts';
import { type Camera, dot, project } from './space.ts';

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
export function ordered(c: Camera, solids: readonly Solid[]): readonly Solid[] {
  const orders = known.get(solids) ?? new Map<Camera, readonly Solid[]>();
  known.set(solids, orders);
  const order = orders.get(c) ?? sorted(c, solids);
  orders.set(c, order);
  return order;
}

/** Several pictures of one machine share a camera. */
const known = new WeakMap<readonly Solid[], Map<Camera, readonly Solid[]>>();

function sorted(c: Camera, solids: readonly Solid[]): Solid[] {
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
