// Cuts a solid into patches that are painted one after the other, and finds its lines.
import type { Solid } from './solids.ts';
import { dot, type Vec } from './space.ts';

/** Two faces meeting flatter than this look like one curved surface (cosine of the angle). */
const SMOOTH = 0.8;

export type Edge = readonly [from: number, to: number];

/** Faces that do not hide one another, with the lines drawn on top of them. */
export interface Patch {
  readonly faces: readonly number[];
  /** Where two visible faces meet at an angle. */
  readonly creases: Edge[];
  /** Where the solid ends. */
  readonly outlines: Edge[];
}

/** An edge and the one or two faces that meet in it; -1 for none. */
interface Meeting {
  readonly edge: Edge;
  readonly first: number;
  second: number;
}

const meetings = new WeakMap<Solid, readonly Meeting[]>();

function meetingsOf(solid: Solid): readonly Meeting[] {
  const known = meetings.get(solid);
  if (known) return known;
  const count = solid.vertices.length;
  const byEdge = new Map<number, Meeting>();
  solid.faces.forEach(({ at }, index) => {
    let a = at.at(-1) ?? 0;
    for (const b of at) {
      const key = a < b ? a * count + b : b * count + a;
      const meeting = byEdge.get(key);
      if (meeting) meeting.second = index;
      else byEdge.set(key, { edge: [a, b], first: index, second: -1 });
      a = b;
    }
  });
  const found = [...byEdge.values()];
  meetings.set(solid, found);
  return found;
}

const convex = new WeakMap<Solid, boolean>();

export function isConvex(solid: Solid): boolean {
  // A turned shape of two circles is a drum or a cone; of more, it may be hollow.
  if (solid.sides > 0) return solid.vertices.length === 2 * solid.sides;
  const known = convex.get(solid);
  if (known !== undefined) return known;
  const found = solid.faces.every(({ at, normal }) => {
    const first = solid.vertices[at[0] ?? 0];
    const level = first ? dot(normal, first) + 0.01 : 0;
    return solid.vertices.every((v) => dot(normal, v) <= level);
  });
  convex.set(solid, found);
  return found;
}

/** Groups of the faces that the eye sees, from far to near. */
function groupsOf(solid: Solid, eye: Vec): number[][] {
  const one = isConvex(solid);
  // A turned shape is a row of rings of faces, and two ends.
  const rings = solid.sides > 0 ? solid.faces.length - 2 : 0;
  const groups = new Map<number, { faces: number[]; far: number }>();
  solid.faces.forEach(({ at, normal }, index) => {
    if (dot(normal, eye) <= 0.001) return;
    const key = one ? 0 : index < rings ? -1 - Math.floor(index / solid.sides) : index;
    let group = groups.get(key);
    if (!group) {
      group = { faces: [], far: 0 };
      groups.set(key, group);
    }
    if (!one) {
      let far = 0;
      for (const i of at) far += dot(eye, solid.vertices[i] ?? [0, 0, 0]);
      group.far += (far / at.length - group.far) / (group.faces.length + 1);
    }
    group.faces.push(index);
  });
  return [...groups.values()].sort((a, b) => a.far - b.far).map(({ faces }) => faces);
}

/** Patches of the faces that the eye sees, from far to near. */
export function patchesOf(solid: Solid, eye: Vec): Patch[] {
  const patches = groupsOf(solid, eye).map(
    (faces): Patch => ({ faces, creases: [], outlines: [] }),
  );
  const patchOf = new Int16Array(solid.faces.length).fill(-1);
  patches.forEach(({ faces }, i) => {
    for (const face of faces) patchOf[face] = i;
  });
  for (const { edge, first, second } of meetingsOf(solid)) {
    const [a, b] = [patchOf[first] ?? -1, second < 0 ? -1 : (patchOf[second] ?? -1)];
    const patch = patches[Math.max(a, b)];
    if (!patch) continue;
    const [m, n] = [solid.faces[first]?.normal, solid.faces[second]?.normal];
    if (a < 0 || b < 0) patch.outlines.push(edge);
    else if (m && n && dot(m, n) < SMOOTH) patch.creases.push(edge);
  }
  return patches;
}

function push(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Joins edges end to end; a chain that returns to its first vertex is closed. */
export function chains(edges: readonly Edge[]): number[][] {
  const next = new Map<number, number[]>();
  edges.forEach(([a, b], i) => {
    push(next, a, i);
    push(next, b, i);
  });
  const used = new Uint8Array(edges.length);
  const found: number[][] = [];
  const follow = (from: number): boolean => {
    const chain = [from];
    for (let at = from; ; ) {
      const index = next.get(at)?.find((i) => used[i] === 0);
      const edge = index === undefined ? undefined : edges[index];
      if (index === undefined || !edge) break;
      used[index] = 1;
      at = edge[0] === at ? edge[1] : edge[0];
      chain.push(at);
    }
    if (chain.length > 1) found.push(chain);
    return chain.length > 1;
  };
  // Open chains are followed from an end, so that none is cut in two.
  for (const [vertex, list] of next) if (list.length % 2 === 1) follow(vertex);
  for (const vertex of next.keys()) while (follow(vertex));
  return found;
}

/** Loops around the area that some faces cover together: edges between two of them are left out. */
export function contours(faces: readonly (readonly number[])[]): number[][] {
  const next = new Map<number, number[]>();
  for (const face of faces) {
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length] ?? a;
      const back = next.get(b);
      const twin = back?.indexOf(a) ?? -1;
      if (back && twin >= 0) back.splice(twin, 1);
      else push(next, a, b);
    });
  }
  const loops: number[][] = [];
  for (const [start, list] of next) {
    while (list.length > 0) {
      const loop = [start];
      for (let at = start; ; ) {
        const b = next.get(at)?.pop();
        if (b === undefined || b === start) break;
        loop.push(b);
        at = b;
      }
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}
