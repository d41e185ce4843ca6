// A machine under construction: parts are added in centimetres, seen from the front (y grows backwards).

import type { Material } from './palette.ts';
import { Plate, type Side } from './plate.ts';
import {
  bar,
  box,
  funnel,
  type Mesh,
  prism,
  rounded,
  type Solid,
  solid,
  turned,
} from './solids.ts';
import { type Axis, add, type Point, sub, times, unit, type Vec } from './space.ts';

const ALONG: Readonly<Record<Axis, Vec>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export class Machine {
  readonly solids: Solid[] = [];
  /** The working zone the close-up shows: its middle, and the radius around it. */
  zoom: { at: Vec; radius: number } = { at: [0, 0, 0], radius: 50 };
  /** How it travels: in a crate, lashed to a flat rack, or in parts beside a container. */
  travels: 'crate' | 'rack' | 'container' = 'crate';

  /** The axis along which its length is measured. */
  runs: 'x' | 'y' = 'x';

  /** What stands around the machine where it works, and does not travel with it. */
  readonly surroundings = new Set<Solid>();
  private setting = false;

  /** Parts added inside `draw` are surroundings: a car on the lift, stone in the crusher. */
  onSite(draw: () => void): void {
    this.setting = true;
    draw();
    this.setting = false;
  }

  /** Moves the parts made from number `from` up to `to`: for pictures in motion. */
  move(from: number, to: number, where: (v: Vec) => Vec): void {
    for (let i = from; i < to; i++) {
      const old = this.solids[i];
      if (!old) continue;
      const mesh: Mesh = {
        vertices: old.vertices.map(where),
        faces: old.faces.map((f) => f.at),
        sides: old.sides,
      };
      const moved = solid(mesh, old.material, old.weight, old.over);
      for (const mark of old.marks) {
        const [first] = mark.points;
        if (!first) continue;
        const normal = unit(sub(where(add(first, mark.normal)), where(first)));
        moved.marks.push({ ...mark, points: mark.points.map(where), normal });
      }
      this.solids[i] = moved;
      if (this.surroundings.delete(old)) this.surroundings.add(moved);
    }
  }

  /** Makes it longer by `by`: all that lies beyond `from` along x moves, and what lies across is drawn out. */
  lengthen(from: number, by: number): void {
    this.move(0, this.solids.length, ([x, y, z]) => [x > from ? x + by : x, y, z]);
    const [x, y, z] = this.zoom.at;
    if (x > from) this.zoom = { ...this.zoom, at: [x + by, y, z] };
  }

  /** The machine without its surroundings: as it is measured and shipped. */
  alone(): Machine {
    const m = new Machine();
    m.travels = this.travels;
    m.solids.push(...this.solids.filter((s) => !this.surroundings.has(s)));
    return m;
  }

  add(mesh: Mesh, material: Material, weight = 1, over: readonly Solid[] = []): Solid {
    const made = solid(mesh, material, weight, over);
    this.solids.push(made);
    if (this.setting) this.surroundings.add(made);
    return made;
  }

  focus(x: number, y: number, z: number, radius: number): this {
    this.zoom = { at: [x, y, z], radius };
    return this;
  }

  box(x: number, y: number, z: number, w: number, d: number, h: number, material: Material): Solid {
    return this.add(box(x, y, z, w, d, h), material);
  }

  /** A housing with rounded corners: around z seen from above, around y seen from the front. */
  shell(
    axis: Axis,
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    r: number,
    material: Material,
  ): Solid {
    if (axis === 'z') return this.add(prism('z', rounded(x, y, w, d, r), z, h), material);
    if (axis === 'y') return this.add(prism('y', rounded(x, z, w, h, r), y, d), material);
    return this.add(prism('x', rounded(y, z, d, h, r), x, w), material);
  }

  /** A flat profile drawn out along an axis: (y,z) for x, (x,z) for y, (x,y) for z. */
  prism(
    axis: Axis,
    profile: readonly Point[],
    from: number,
    length: number,
    material: Material,
  ): Solid {
    return this.add(prism(axis, profile, from, length), material);
  }

  /** A drum or shaft starting at a point and running along an axis. */
  drum(
    axis: Axis,
    x: number,
    y: number,
    z: number,
    r: number,
    length: number,
    material: Material,
    sides = 28,
  ): Solid {
    return this.add(
      turned(
        [x, y, z],
        ALONG[axis],
        [
          [0, r],
          [length, r],
        ],
        sides,
      ),
      material,
    );
  }

  /** (distance, radius) pairs turned around an axis. */
  turned(
    axis: Axis,
    x: number,
    y: number,
    z: number,
    profile: readonly Point[],
    material: Material,
  ): Solid {
    return this.add(turned([x, y, z], ALONG[axis], profile), material);
  }

  /** A vessel with dished ends. */
  vessel(
    axis: Axis,
    x: number,
    y: number,
    z: number,
    r: number,
    length: number,
    material: Material,
    dish = 0.35,
  ): Solid {
    const d = r * dish;
    const dome: Point[] = [
      [0, r * 0.3],
      [d * 0.35, r * 0.7],
      [d * 0.7, r * 0.92],
      [d, r],
    ];
    const end: Point[] = [...dome].reverse().map(([a, b]): Point => [length - a, b]);
    return this.turned(axis, x, y, z, [...dome, ...end], material);
  }

  ball(x: number, y: number, z: number, r: number, material: Material): Solid {
    const profile = Array.from({ length: 9 }, (_, i): Point => {
      const a = (Math.PI * i) / 8;
      return [r - r * Math.cos(a), Math.max(r * Math.sin(a), r * 0.02)];
    });
    return this.add(turned([x, y, z - r], [0, 0, 1], profile, 20), material);
  }

  bar(p: Vec, q: Vec, w: number, material: Material, h = w): Solid {
    return this.add(bar(p, q, w, h), material);
  }

  /** A round rod between any two points. */
  rod(p: Vec, q: Vec, r: number, material: Material, sides = 14): Solid {
    const run = sub(q, p);
    return this.add(
      turned(
        p,
        unit(run),
        [
          [0, r],
          [Math.hypot(...run), r],
        ],
        sides,
      ),
      material,
      r < 2 ? 0.75 : 1,
    );
  }

  /** A pipe through points, with short elbows. */
  pipe(points: readonly Vec[], r: number, material: Material): void {
    points.forEach((p, i) => {
      const q = points[i + 1];
      if (!q) return;
      const overlap = times(unit(sub(q, p)), r * 0.6);
      this.rod(
        i > 0 ? sub(p, overlap) : p,
        i + 2 < points.length ? add(q, overlap) : q,
        r,
        material,
      );
    });
  }

  /** A thread, wire or rope. */
  wire(p: Vec, q: Vec, material: Material = 'dark', w = 0.4): Solid {
    return this.add(bar(p, q, w), material, 0.35);
  }

  funnel(
    x: number,
    y: number,
    z: number,
    low: Point,
    high: Point,
    h: number,
    material: Material,
  ): Solid {
    return this.add(funnel(x, y, z, low, high, h), material);
  }

  /** Draws on one face of a part. */
  on(part: Solid, side: Side): Plate {
    return new Plate(part, side);
  }

  /** Draws the same on both ends of a part, so that either view shows it. */
  ends(part: Solid, draw: (face: Plate) => void): void {
    draw(new Plate(part, 'left'));
    draw(new Plate(part, 'right'));
  }
}
