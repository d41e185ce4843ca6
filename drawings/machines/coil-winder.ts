// Draws a coil winder: a row of winding stations fed from one spool of wire each, by its way of winding.
import { beacon, guard, legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Solid } from '../kit/solids.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

/** Height of the spindles. */
const AXIS = 122;

const ring = (from: number, to: number, r: number, bore: number): Point[] => [
  [from, r],
  [to, r],
  [to, bore],
  [from, bore],
];

/** A stator seen from its open end, its coils in copper. */
function stator(m: Machine, x: number, r: number): void {
  m.turned('y', x, 16, AXIS, ring(0, 30, r, r * 0.55), 'steel');
  for (let i = 0; i < 12; i++) {
    const a = (2 * Math.PI * i) / 12;
    const [u, v] = [x + r * 0.78 * Math.cos(a), AXIS + r * 0.78 * Math.sin(a)];
    m.box(u - r * 0.13, 11, v - r * 0.13, r * 0.26, 6, r * 0.26, 'copper');
  }
}

/** A rotor, and the flyer that lays wire around it. */
function rotor(m: Machine, x: number, r: number): void {
  m.drum('y', x, 8, AXIS, r * 0.2, 48, 'shine', 14);
  m.drum('y', x, 18, AXIS, r * 0.72, 24, 'copper');
  for (const y of [14, 42]) m.drum('y', x, y, AXIS, r * 0.78, 4, 'steel');
  m.bar([x - r, 12, AXIS - r * 0.7], [x + r, 12, AXIS + r * 0.7], 4, 'accent');
  for (const k of [-1, 1]) m.box(x + k * r - 3, 10, AXIS + k * r * 0.7 - 4, 6, 30, 8, 'accent');
}

/** A square bobbin between its two flanges. */
function bobbin(m: Machine, x: number, r: number): void {
  m.box(x - r * 0.7, 26 - r * 0.5, AXIS - r * 0.55, r * 1.4, r, r * 1.1, 'copper');
  for (const u of [x - r * 0.85, x + r * 0.7])
    m.box(u, 26 - r * 0.7, AXIS - r * 0.8, r * 0.15, r * 1.4, r * 1.6, 'wood');
}

/** A stator on its seat below the ram that presses the coils in. */
function pressedStator(m: Machine, x: number, r: number): void {
  m.drum('z', x, 34, 78, r * 0.9, 8, 'iron');
  m.turned('z', x, 34, 86, ring(0, 26, r * 0.8, r * 0.5), 'steel');
  m.drum('z', x, 34, 112, r * 0.62, 7, 'copper');
  m.drum('z', x, 34, 119, 5, 34, 'shine', 14);
  m.drum('z', x, 34, 153, r * 0.5, 34, 'iron');
}

const WORK: Readonly<Record<string, (m: Machine, x: number, r: number) => void>> = {
  flyer: rotor,
  transformer: bobbin,
  inserting: pressedStator,
};

export function coilWinder(model: Model): Machine {
  const m = new Machine();
  const design = String(model.values.design);
  const stations = amount(model, 'stations', [1, 6], 2);
  const r = 12 + amount(model, 'maximum-coil-diameter', [40, 300], 180) / 11;
  const pitch = 2 * r + 18;
  const w = Math.max(110, stations * pitch + 20);
  legs(m, 0, 0, w, 100, 70, 7);
  const table = m.box(-4, -4, 70, w + 8, 108, 8, 'body');
  m.on(table, 'front').band(1, 3, 'accent');
  const low = m.box(16, 20, 20, w - 32, 70, 50, 'body');
  m.on(low, 'front')
    .door(8, 6, w / 2 - 28, 38, 'body', 0)
    .vent(w / 2, 10, w / 2 - 44, 26);
  const back = m.box(0, 58, 78, w, 42, 86, 'white');
  m.on(back, 'front').band(76, 5, 'accent');
  if (design === 'inserting') m.box(0, 30, 164, w, 70, 14, 'body');
  const work: Solid[] = [];
  for (let i = 0; i < stations; i++) {
    const x = w / 2 + (i - (stations - 1) / 2) * pitch;
    m.drum('y', x, 46, AXIS, r * 0.42, 14, 'iron');
    const from = m.solids.length;
    (WORK[design] ?? stator)(m, x, r);
    if (!WORK[design]) m.rod([x, 14, AXIS + r + 22], [x, 14, AXIS + r * 0.3], 1.6, 'shine');
    work.push(...m.solids.slice(from));
    // A spool on the floor, and its wire over the tensioner to the station
    const s = -96 + (i - (stations - 1) / 2) * 34;
    m.drum('z', s, 60, 0, 15, 3, 'dark');
    m.drum('z', s, 60, 3, 10, 26, 'copper');
    m.drum('z', s, 60, 29, 15, 3, 'dark');
    m.wire([s, 60, 32], [-22 + i * 6, 60, 206], 'copper', 0.7);
    work.push(m.wire([-12 + i * 6, 56, 204], [x, 20, AXIS + r + 20], 'copper', 0.7));
  }
  m.bar([-4, 90, 78], [-4, 90, 210], 5, 'iron');
  const tensioner = m.box(-38, 56, 200, 30 + stations * 8, 30, 16, 'trim');
  const f = m.on(tensioner, 'front');
  for (let i = 0; i < stations; i++) f.disc(12 + i * 10, 8, 4, 'shine');
  const desk = m.box(w + 10, 10, 0, 44, 40, 120, 'white');
  m.on(desk, 'front').door(6, 6, 32, 52).panel(4, 70, 36, 42);
  if (design === 'cell') {
    const pane = guard(m, 0, -2, 78, w, 62, 100, 'steel', 4);
    (pane.over as Solid[]).push(...work);
  }
  beacon(m, w - 14, 82, design === 'inserting' ? 178 : 164, 4);
  return m.focus(w / 2, 20, 124, 46);
}
