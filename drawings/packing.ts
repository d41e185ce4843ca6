// Picture 5: the machine as it leaves for the port: crated, lashed to a flat rack, or beside its container.

import { backdrop } from './kit/ground.ts';
import { Machine } from './kit/machine.ts';
import { inksOf, stencilInks } from './kit/palette.ts';
import { paint, place, placeIn, pointsOf } from './kit/render.ts';
import { HEIGHT, HERO, sheet, WIDTH } from './kit/sheet.ts';
import type { Solid } from './kit/solids.ts';
import { bounds, camera, type Point, type Vec } from './kit/space.ts';

const FRONT = camera(0, 0);

/** A wooden skid under a rectangle, its deck at z = 0; sizes follow the load. */
function skid(m: Machine, x: number, y: number, w: number, d: number, t: number): void {
  const runners = w > d * 2.5 ? 5 : 3;
  for (let i = 0; i < runners; i++)
    m.box(x + ((w - t * 1.6) * i) / (runners - 1), y, -t * 3, t * 1.6, d, t * 2, 'wood');
  const boards = Math.max(4, Math.round(d / (t * 4)));
  for (let i = 0; i < boards; i++)
    m.box(x, y + (d * i) / boards, -t, w, (d / boards) * 0.86, t, 'wood');
}

function crated(source: Machine): Machine {
  const m = new Machine();
  const { low, high } = bounds(pointsOf(source.solids));
  const pad = Math.max(high[0] - low[0], high[2] - low[2]) * 0.04 + 4;
  const [x, y, z] = [low[0] - pad, low[1] - pad, low[2]];
  const [w, d, h] = [
    high[0] - low[0] + 2 * pad,
    high[1] - low[1] + 2 * pad,
    high[2] - low[2] + pad,
  ];
  const t = Math.max(w, h) * 0.018 + 1;
  const inside: Solid[] = source.solids.map((s) => ({ ...s }));
  skid(m, x - t, y - t, w + 2 * t, d + 2 * t, t);
  const rows = Math.max(6, Math.min(12, Math.round(h / (t * 5))));
  const plank = (h / rows) * 0.93;
  for (let i = 0; i < rows; i++) {
    m.box(x, y + d, z + (h * i) / rows, w, t, plank, 'wood');
    m.box(x - t, y, z + (h * i) / rows, t, d, plank, 'wood');
  }
  m.solids.push(...inside);
  // The near sides are boarded to a third, so that the buyer sees what is inside.
  const boarded = Math.max(2, Math.round(rows * 0.34));
  const near: Solid[] = [];
  for (let i = 0; i < boarded; i++) {
    near.push(m.box(x, y - t, z + (h * i) / rows, w, t, plank, 'wood'));
    near.push(m.box(x + w, y, z + (h * i) / rows, t, d, plank, 'wood'));
  }
  const post = t * 2.4;
  near.push(
    m.box(x - t, y - t * 2, z, post, t, h, 'wood'),
    m.box(x + w + t - post, y - t * 2, z, post, t, h, 'wood'),
  );
  near.push(
    m.box(x + w + t, y - t, z, t, post, h, 'wood'),
    m.box(x + w + t, y + d - post, z, t, post, h, 'wood'),
  );
  near.push(m.box(x - t, y - t * 2, z + h, w + 3 * t, t * 1.2, post * 0.8, 'wood'));
  near.push(m.box(x + w + t, y - t * 0.8, z + h, t, d + t, post * 0.8, 'wood'));
  for (const s of near) {
    for (const v of inside) (s.over as Solid[]).push(v);
  }
  const board = near[(boarded - 1) * 2];
  if (board) {
    const last = m.box(
      x + w * 0.08,
      y - t * 1.3,
      z + h * 0.05,
      Math.min(w * 0.3, h * 0.42),
      t * 0.3,
      ((h * boarded) / rows) * 0.75,
      'wood',
    );
    marks(m, last);
  }
  return m;
}

/** The handling marks of the trade: this way up, keep dry, fragile. */
function marks(m: Machine, on: Solid): void {
  const f = m.on(on, 'front');
  const s = Math.min(f.w / 3.6, f.h * 0.8);
  const v = (f.h - s) / 2;
  const at = (i: number): number => (f.w - 3 * s) / 4 + i * (s + (f.w - 3 * s) / 4);
  const up = at(0);
  f.rect(up, v, s, s, null, 0, 1.6);
  for (const k of [0.3, 0.7]) {
    f.line(
      [
        [up + s * k, v + s * 0.2],
        [up + s * k, v + s * 0.8],
      ],
      2.6,
    );
    f.line(
      [
        [up + s * (k - 0.13), v + s * 0.62],
        [up + s * k, v + s * 0.82],
        [up + s * (k + 0.13), v + s * 0.62],
      ],
      2.6,
    );
  }
  const dry = at(1);
  f.rect(dry, v, s, s, null, 0, 1.6);
  const dome = Array.from(
    { length: 9 },
    (_, i): Point => [
      dry + s * (0.5 - 0.36 * Math.cos((Math.PI * i) / 8)),
      v + s * (0.5 + 0.32 * Math.sin((Math.PI * i) / 8)),
    ],
  );
  f.shape(dome, 'dark', 1, 1).line(
    [
      [dry + s * 0.5, v + s * 0.5],
      [dry + s * 0.5, v + s * 0.18],
    ],
    2.6,
  );
  const glass = at(2);
  f.rect(glass, v, s, s, null, 0, 1.6);
  f.shape(
    [
      [glass + s * 0.28, v + s * 0.85],
      [glass + s * 0.72, v + s * 0.85],
      [glass + s * 0.55, v + s * 0.48],
      [glass + s * 0.45, v + s * 0.48],
    ],
    'dark',
    1,
    1,
  );
  f.line(
    [
      [glass + s * 0.5, v + s * 0.48],
      [glass + s * 0.5, v + s * 0.18],
    ],
    2.6,
  ).line(
    [
      [glass + s * 0.3, v + s * 0.16],
      [glass + s * 0.7, v + s * 0.16],
    ],
    2.6,
  );
}

function lashed(source: Machine): Machine {
  const m = new Machine();
  const { low, high } = bounds(pointsOf(source.solids));
  const [w, d, h] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const t = w * 0.03;
  const deck = m.box(low[0] - w * 0.1, low[1] - d * 0.12, low[2] - t, w * 1.2, d * 1.24, t, 'trim');
  m.on(deck, 'front').seams(14);
  m.solids.push(...source.solids);
  for (const x of [low[0] - w * 0.1, high[0] + w * 0.1 - t]) {
    for (const y of [low[1] - d * 0.12, high[1] + d * 0.12 - t])
      m.box(x, y, low[2], t, t, h * 0.75, 'trim');
    m.box(x, low[1] - d * 0.12 + t, low[2] + h * 0.68, t, d * 1.24 - 2 * t, t, 'trim');
  }
  for (const k of [0.22, 0.78]) {
    const strap = m.wire(
      [low[0] + w * k, low[1] - d * 0.1, low[2]],
      [low[0] + w * (0.5 + (k - 0.5) * 0.4), low[1], low[2] + h * 0.36],
      'saffron',
      w * 0.006,
    );
    (strap.over as Solid[]).push(...source.solids);
  }
  return m;
}

/** An ISO container with its doors at the right and a crate of small parts before it. */
function container(): { m: Machine; crate: Solid } {
  const m = new Machine();
  const c = m.box(0, 0, 14, 1219, 244, 259, 'body');
  const f = m.on(c, 'front');
  for (let i = 0; i < 34; i++) f.rect(30 + i * 34.2, 16, 15, 226, 'body', 2, 0.8);
  f.band(0, 12, 'trim').band(247, 12, 'trim');
  const e = m.on(c, 'right');
  for (const u of [8, 125]) {
    e.rect(u, 12, 111, 232, 'body', 1, 2);
    for (const k of [30, 80])
      e.rect(u + k, 14, 5, 228, 'steel', 0, 1).rect(u + k - 8, 110, 20, 8, 'iron', 0, 1);
  }
  for (const x of [0, 1195]) for (const y of [0, 220]) m.box(x, y, 0, 24, 24, 14, 'dark');
  skid(m, 470, -330, 640, 210, 12);
  const crate = m.box(482, -326, 0, 616, 200, 230, 'wood');
  for (const side of ['front', 'right'] as const) {
    const p = m.on(crate, side);
    for (let i = 1; i < 8; i++)
      p.line(
        [
          [0, (p.h * i) / 8],
          [p.w, (p.h * i) / 8],
        ],
        1.4,
      );
    for (const u of [0, p.w - 16]) p.rect(u, 0, 16, p.h, 'wood', 0, 1.6);
    p.rect(0, p.h - 16, p.w, 16, 'wood', 0, 1.6).rect(0, 0, p.w, 16, 'wood', 0, 1.6);
  }
  const label = m.box(500, -327.5, 18, 200, 1, 62, 'wood');
  marks(m, label);
  return { m, crate };
}

/** The machine's outline stencilled on the front of a crate. */
function stencil(source: Machine, crate: Solid, at: ReturnType<typeof placeIn>): string {
  const { low, high } = bounds(pointsOf(source.solids));
  const [w, h] = [high[0] - low[0], high[2] - low[2]];
  const [cw, ch] = [crate.high[0] - crate.low[0], crate.high[2] - crate.low[2]];
  const k = Math.min((cw * 0.6) / w, (ch * 0.68) / h);
  const x = crate.low[0] + cw * 0.6 - ((low[0] + high[0]) / 2) * k;
  const z = crate.low[2] + ch * 0.5 - ((low[2] + high[2]) / 2) * k;
  const y = crate.low[1];
  const corner = (u: number, v: number): Point => place(HERO, at, [x + u * k, y, z + v * k] as Vec);
  const [o, a, b] = [corner(0, 0), corner(1, 0), corner(0, 1)];
  // Path data has whole units only, so the outline is drawn large and then scaled down.
  const fine = 2000 / Math.max(w, h);
  const inks = stencilInks('#3a4658');
  const drawing = paint(FRONT, { scale: fine, x: 0, y: 0 }, inks, source.solids, 1.3);
  const part = (to: number, from: number): string => ((to - from) / fine).toFixed(5);
  return `<g opacity="0.85" transform="matrix(${part(a[0], o[0])} ${part(a[1], o[1])} ${part(o[0], b[0])} ${part(o[1], b[1])} ${o[0].toFixed(1)} ${o[1].toFixed(1)})">${drawing}</g>`;
}

export function packed(whole: Machine, way: number): string {
  const source = whole.alone();
  const frame = [90, 80, WIDTH - 180, HEIGHT - 170] as const;
  const inks = inksOf(way);
  if (source.travels === 'container') {
    const { m, crate } = container();
    const at = placeIn(HERO, pointsOf(m.solids), frame);
    return sheet(
      backdrop(HERO, at, m.solids) +
        paint(HERO, at, inks, m.solids, 0.85) +
        stencil(source, crate, at),
    );
  }
  const m = source.travels === 'rack' ? lashed(source) : crated(source);
  const at = placeIn(HERO, pointsOf(m.solids), frame);
  return sheet(backdrop(HERO, at, m.solids) + paint(HERO, at, inks, m.solids, 0.9));
}
