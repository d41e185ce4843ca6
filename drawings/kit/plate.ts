// What is drawn on one flat face of a machine: doors, windows, vents, panels, stripes, bolts.

import type { Material } from './palette.ts';
import type { Mark, Solid } from './solids.ts';
import type { Point, Vec } from './space.ts';

export type Side = 'front' | 'right' | 'left' | 'top' | 'back';

const NORMAL: Readonly<Record<Side, Vec>> = {
  front: [0, -1, 0],
  right: [1, 0, 0],
  left: [-1, 0, 0],
  top: [0, 0, 1],
  back: [0, 1, 0],
};

/** Measures on a face start at its lower left corner; on left and right, at its front edge. */
export class Plate {
  readonly w: number;
  readonly h: number;
  private readonly on: Solid;
  private readonly side: Side;

  constructor(on: Solid, side: Side) {
    this.on = on;
    this.side = side;
    const size = [on.high[0] - on.low[0], on.high[1] - on.low[1], on.high[2] - on.low[2]] as const;
    this.w = side === 'left' || side === 'right' ? size[1] : size[0];
    this.h = side === 'top' ? size[1] : size[2];
  }

  private at([u, v]: Point): Vec {
    const { low, high } = this.on;
    if (this.side === 'front') return [low[0] + u, low[1], low[2] + v];
    if (this.side === 'back') return [high[0] - u, high[1], low[2] + v];
    if (this.side === 'top') return [low[0] + u, low[1] + v, high[2]];
    return [this.side === 'right' ? high[0] : low[0], low[1] + u, low[2] + v];
  }

  private mark(
    points: readonly Point[],
    fill: Material | null,
    tone: number,
    weight: number,
    closed: boolean,
    isRound = false,
  ): this {
    const mark: Mark = {
      points: points.map((p) => this.at(p)),
      isRound,
      normal: NORMAL[this.side],
      fill,
      tone,
      weight,
      closed,
    };
    this.on.marks.push(mark);
    return this;
  }

  shape(points: readonly Point[], fill: Material | null, tone = 1, weight = 1.6): this {
    return this.mark(points, fill, tone, weight, true);
  }

  line(points: readonly Point[], weight = 1.6): this {
    return this.mark(points, null, 0, weight, false);
  }

  rect(
    u: number,
    v: number,
    w: number,
    h: number,
    fill: Material | null,
    tone = 1,
    weight = 1.6,
  ): this {
    return this.shape(
      [
        [u, v],
        [u + w, v],
        [u + w, v + h],
        [u, v + h],
      ],
      fill,
      tone,
      weight,
    );
  }

  disc(u: number, v: number, r: number, fill: Material | null, tone = 1, weight = 1.6): this {
    const ring = Array.from(
      { length: 8 },
      (_, i): Point => [u + r * Math.cos((i * Math.PI) / 4), v + r * Math.sin((i * Math.PI) / 4)],
    );
    return this.mark(ring, fill, tone, weight, true, true);
  }

  /** A hinged door with its handle on the right. */
  door(u: number, v: number, w: number, h: number, fill: Material | null = null, tone = 1): this {
    this.rect(u, v, w, h, fill, tone);
    const hw = Math.min(w * 0.06, 4);
    return this.rect(u + w * 0.86 - hw / 2, v + h * 0.42, hw, h * 0.18, 'dark', 1, 0.8);
  }

  /** A pane with two strokes of light. */
  window(u: number, v: number, w: number, h: number, tone = 0): this {
    this.rect(u, v, w, h, 'liquid', tone, 2);
    const s = Math.min(w, h);
    this.shape(
      [
        [u + w * 0.12, v + h * 0.2],
        [u + w * 0.12 + s * 0.14, v + h * 0.2],
        [u + w * 0.12 + s * 0.5, v + h * 0.85],
        [u + w * 0.12 + s * 0.36, v + h * 0.85],
      ],
      'white',
      0,
      0,
    );
    return this;
  }

  vent(u: number, v: number, w: number, h: number, slots = 5): this {
    for (let i = 0; i < slots; i++)
      this.rect(u, v + (h * i) / slots, w, (h / slots) * 0.45, 'dark', 1, 0.6);
    return this;
  }

  /** A control panel: a screen with a trace, keys and an emergency stop. */
  panel(u: number, v: number, w: number, h: number): this {
    this.rect(u, v, w, h, 'steel', 0, 1.8);
    this.rect(u + w * 0.1, v + h * 0.42, w * 0.8, h * 0.48, 'screen', 1, 1.4);
    this.line(
      [
        [u + w * 0.18, v + h * 0.55],
        [u + w * 0.35, v + h * 0.7],
        [u + w * 0.5, v + h * 0.6],
        [u + w * 0.8, v + h * 0.8],
      ],
      1.2,
    );
    const keys: readonly Material[] = ['green', 'white', 'saffron', 'red'];
    for (const [i, key] of keys.entries()) {
      this.disc(u + w * (0.2 + i * 0.2), v + h * 0.2, Math.min(w, h) * 0.075, key, 1, 1);
    }
    return this;
  }

  buttons(u: number, v: number, step: number, r: number, keys: readonly Material[]): this {
    for (const [i, key] of keys.entries()) this.disc(u + i * step, v, r, key, 1, 1);
    return this;
  }

  gauge(u: number, v: number, r: number): this {
    return this.disc(u, v, r, 'white', 0, 1.8).line(
      [
        [u, v],
        [u + r * 0.55, v + r * 0.5],
      ],
      1.6,
    );
  }

  stripes(u: number, v: number, w: number, h: number): this {
    this.rect(u, v, w, h, 'saffron', 1, 1.2);
    const n = Math.max(3, Math.round(w / (h * 1.6)));
    const step = w / n;
    for (let i = 0; i < n; i++) {
      const a = u + i * step;
      this.shape(
        [
          [a, v],
          [a + step * 0.45, v],
          [a + step * 0.9, v + h],
          [a + step * 0.45, v + h],
        ],
        'dark',
        2,
        0,
      );
    }
    return this;
  }

  bolts(inset: number, r: number): this {
    for (const u of [inset, this.w - inset])
      for (const v of [inset, this.h - inset]) this.disc(u, v, r, 'iron', 1, 1);
    return this;
  }

  /** Evenly spaced upright seams, as between sheet panels. */
  seams(count: number, weight = 1.4): this {
    for (let i = 1; i < count; i++)
      this.line(
        [
          [(this.w * i) / count, 0],
          [(this.w * i) / count, this.h],
        ],
        weight,
      );
    return this;
  }

  band(v: number, h: number, fill: Material, tone = 1): this {
    return this.rect(0, v, this.w, h, fill, tone, 1.2);
  }

  /** The maker's data plate: a small light plate with ruled lines. */
  dataPlate(u: number, v: number, w: number): this {
    this.rect(u, v, w, w * 0.6, 'white', 0, 1.2);
    for (const k of [0.15, 0.3, 0.43])
      this.line(
        [
          [u + w * 0.12, v + w * k],
          [u + w * 0.88, v + w * k],
        ],
        0.8,
      );
    return this;
  }
}
