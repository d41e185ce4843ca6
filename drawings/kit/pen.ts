// Writes path data of SVG in few bytes: relative steps between whole canvas units, and arcs for round shapes.
import type { Point } from './space.ts';

const signed = (v: number): string => (v < 0 ? `${v}` : ` ${v}`);
const tidy = (v: number): string => String(Number(v.toFixed(v < 10 ? 1 : 0)));

/** The ellipse that a circle in space becomes on the canvas. */
export interface Ellipse {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly tilt: number;
}

/** The ellipse through points that follow one another at equal angles of a circle. */
export function ellipseOf(points: readonly Point[]): Ellipse {
  const n = points.length;
  let [cx, cy, ux, uy, vx, vy] = [0, 0, 0, 0, 0, 0];
  points.forEach(([x, y], i) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n)];
    cx += x / n;
    cy += y / n;
    ux += (2 * x * cos) / n;
    uy += (2 * y * cos) / n;
    vx += (2 * x * sin) / n;
    vy += (2 * y * sin) / n;
  });
  // Half the angle at which the two conjugate radii become the axes.
  const turn = 0.5 * Math.atan2(2 * (ux * vx + uy * vy), ux * ux + uy * uy - vx * vx - vy * vy);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ax, ay] = [ux * cos + vx * sin, uy * cos + vy * sin];
  return {
    centre: [cx, cy],
    rx: Math.hypot(ax, ay),
    ry: Math.hypot(vx * cos - ux * sin, vy * cos - uy * sin),
    tilt: (Math.atan2(ay, ax) * 180) / Math.PI,
  };
}

export class Pen {
  d = '';
  private x = 0;
  private y = 0;
  private start: Point = [0, 0];
  private last = '';

  move([px, py]: Point): this {
    const [x, y] = [Math.round(px), Math.round(py)];
    const [dx, dy] = [x - this.x, y - this.y];
    this.d += this.d === '' ? `M${x}${signed(y)}` : `m${dx}${signed(dy)}`;
    [this.x, this.y, this.last] = [x, y, ''];
    this.start = [x, y];
    return this;
  }

  line([px, py]: Point): this {
    const [dx, dy] = [Math.round(px) - this.x, Math.round(py) - this.y];
    if (dx === 0 && dy === 0) return this;
    this.x += dx;
    this.y += dy;
    if (dy === 0) this.step('h', `${dx}`);
    else if (dx === 0) this.step('v', `${dy}`);
    else this.step('l', `${dx}${signed(dy)}`);
    return this;
  }

  private step(command: string, text: string): void {
    const joined = this.last === command && !text.startsWith('-') ? ` ${text}` : text;
    this.d += this.last === command ? joined : command + text;
    this.last = command;
  }

  /** Along an ellipse to a point; `positive` is the direction of growing angles on the canvas. */
  arc({ rx, ry, tilt }: Ellipse, large: boolean, positive: boolean, [px, py]: Point): this {
    const [dx, dy] = [Math.round(px) - this.x, Math.round(py) - this.y];
    if (dx === 0 && dy === 0) return this;
    // A flat or a tiny arc is a straight line.
    if (ry < 0.75 || Math.max(Math.abs(dx), Math.abs(dy)) < 3) return this.line([px, py]);
    this.x += dx;
    this.y += dy;
    const angle = Math.round(rx - ry < 0.5 ? 0 : tilt);
    this.d += `a${tidy(rx)} ${tidy(ry)}${signed(angle)} ${large ? 1 : 0} ${positive ? 1 : 0}${signed(dx)}${signed(dy)}`;
    this.last = 'a';
    return this;
  }

  /** A whole ellipse. */
  ellipse(e: Ellipse): this {
    const angle = (e.tilt * Math.PI) / 180;
    const [ax, ay] = [e.rx * Math.cos(angle), e.rx * Math.sin(angle)];
    const [x, y] = e.centre;
    if (e.rx < 1.6)
      return this.polygon([
        [x - 1, y - 1],
        [x + 1, y - 1],
        [x + 1, y + 1],
        [x - 1, y + 1],
      ]);
    this.move([x - ax, y - ay]).arc(e, true, true, [x + ax, y + ay]);
    return this.arc(e, true, true, [x - ax, y - ay]).close();
  }

  polygon(points: readonly Point[]): this {
    return this.polyline(points).close();
  }

  polyline(points: readonly Point[]): this {
    points.forEach((p, i) => (i === 0 ? this.move(p) : this.line(p)));
    return this;
  }

  /** After it, a figure begins with `move`. */
  close(): this {
    this.d += 'z';
    this.last = '';
    [this.x, this.y] = this.start;
    return this;
  }
}
