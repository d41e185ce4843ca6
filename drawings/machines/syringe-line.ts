// Draws a syringe line: stations for its output, syringes of its size, and the heads of its process.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Centimetres from one station to the next. */
const PITCH = 90;

/** Aluminium profile over the whole assembly bed. */
function frame(m: Machine, length: number): void {
  const posts = [0, length / 2 - 3, length - 5];
  for (const x of posts) for (const y of [0, 105]) m.box(x, y, 89, 5, 5, 104, 'steel');
  for (const y of [0, 105]) m.box(0, y, 193, length, 5, 5, 'steel');
  for (const x of posts) m.box(x, 5, 193, 5, 100, 5, 'steel');
}

function bowlFeeder(m: Machine, x: number): void {
  m.drum('z', x, 82, 89, 14, 30, 'iron');
  m.turned(
    'z',
    x,
    82,
    119,
    [
      [0, 20],
      [18, 30],
      [18, 27],
      [6, 20],
    ],
    'shine',
  );
}

/** The head of a station, 44 wide, over the chain at y = 23. */
const HEADS: Readonly<Record<string, (m: Machine, x: number) => void>> = {
  assembly: (m, x) => {
    m.box(x + 8, 30, 142, 28, 22, 16, 'iron');
    m.drum('z', x + 22, 34, 128, 4, 14, 'shine', 10);
    bowlFeeder(m, x + 66);
  },
  printing: (m, x) => {
    m.drum('y', x + 22, 12, 152, 19, 40, 'accent');
    m.drum('y', x + 50, 18, 166, 11, 34, 'red');
  },
  prefilled: (m, x) => {
    m.box(x + 2, 16, 158, 40, 20, 8, 'iron');
    for (let i = 0; i < 4; i++) m.drum('z', x + 7 + i * 10, 24, 134, 1.6, 24, 'shine', 8);
    m.vessel('z', x + 68, 70, 100, 18, 82, 'shine', 0.4);
    m.pipe(
      [
        [x + 68, 70, 176],
        [x + 68, 24, 184],
        [x + 22, 24, 184],
        [x + 22, 24, 164],
      ],
      2,
      'copper',
    );
  },
  needle: (m, x) => {
    m.funnel(x + 22, 40, 150, [14, 14], [40, 34], 34, 'shine');
    m.box(x + 14, 22, 136, 16, 20, 14, 'dark');
    m.box(x + 50, 12, 124, 32, 24, 22, 'liquid');
  },
  packing: (m, x) => {
    m.drum('y', x + 22, 10, 166, 26, 40, 'liquid');
    m.drum('y', x + 22, 6, 166, 6, 48, 'dark', 14);
    m.box(x + 52, 8, 116, 32, 34, 22, 'red');
  },
};

export function syringeLine(model: Model): Machine {
  const m = new Machine();
  const process = String(model.values.process ?? 'assembly');
  const head = HEADS[process] ?? HEADS.assembly;
  const stations = Math.round(2 + amount(model, 'output', [0, 15_000], 6000) / 5000);
  const r = 2 + amount(model, 'syringe-size', [1, 60], 25) / 20;
  const length = stations * PITCH + 90;
  feet(m, 0, 0, length, 110, 10, stations + 1);
  const base = m.box(0, 0, 10, length, 110, 74, 'body');
  const f = m
    .on(base, 'front')
    .seams(stations + 1)
    .vent(20, 24, 50, 26);
  for (let i = 1; i <= stations; i++) f.door(10 + i * 90, 8, 70, 58, null);
  f.band(66, 5, 'trim');
  m.box(-6, -4, 84, length + 12, 118, 5, 'shine');
  // Syringes ride upright on a chain through the stations; behind the middle they have their plungers
  m.box(-4, 16, 89, length + 8, 14, 6, 'iron');
  const step = 6 + r * 2.6;
  for (let x = 6; x < length; x += step) {
    const done = x > length / 2;
    m.drum('z', x, 23, 95, r, 26, x > length / 3 ? 'liquid' : 'white', 12);
    m.drum('z', x, 23, 121, r * 1.5, 1.6, 'white', 12);
    if (!done) continue;
    m.drum('z', x, 23, 122, r * 0.5, 12, 'saffron', 8);
    m.drum('z', x, 23, 134, r * 1.2, 1.4, 'saffron', 10);
  }
  for (let i = 0; i < stations; i++) {
    const x = 40 + i * PITCH;
    const s = m.box(x, 52, 89, 44, 50, 86, 'white');
    m.on(s, 'front').rect(6, 30, 32, 46, 'body', 0).bolts(4, 1.8);
    head?.(m, x);
  }
  frame(m, length);
  conveyor(m, length + 2, 6, 84, 110, 36, 'white', 'shine', 2);
  for (let i = 0; i < 3; i++)
    if (process === 'packing') m.box(length + 12 + i * 32, 10, 84, 26, 28, 4, 'liquid');
    else m.funnel(length + 26 + i * 32, 24, 84, [24, 24], [28, 28], 12, 'accent');
  pendant(m, 0, -14, 168, 46, 48, [40, 60, 190]);
  beacon(m, length - 20, 90, 198, 4);
  return m.focus(170, 20, 120, 80);
}
