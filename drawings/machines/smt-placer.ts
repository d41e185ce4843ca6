// Draws a pick-and-place machine for circuit boards: its placement heads, and feeders in their banks.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Feeder slots that one drawn feeder stands for, nozzles on one drawn head. */
const SLOTS_PER_FEEDER = 5;
const NOZZLES_PER_HEAD = 4;

/** A head carries its nozzles in a row; the front one of two gantries is at y = 40. */
function gantry(m: Machine, y: number, w: number, heads: number, nozzles: number): void {
  m.box(14, y + 14, 130, w - 28, 14, 12, 'body');
  for (let i = 0; i < heads; i++) {
    const h = m.box(w * 0.32 + i * 22, y, 108, 18, 14, 40, 'steel');
    m.on(h, 'front').rect(3, 18, 12, 16, 'accent');
    for (let k = 0; k < nozzles; k++)
      m.drum('z', w * 0.32 + i * 22 + 3 + k * 4, y + 6, 96, 1.4, 12, 'shine', 8);
  }
}

/** A feeder with its tape reel. */
function feeder(m: Machine, x: number, i: number): void {
  m.box(x, -22, 84, 4.6, 32, 7, i % 4 === 3 ? 'body' : 'iron');
  m.drum('x', x + 0.6, -30, 66, 13, 3, i % 3 === 0 ? 'accent' : 'steel', 22);
}

export function smtPlacer(model: Model): Machine {
  const m = new Machine();
  const nozzles = amount(model, 'placement-heads', [1, 24], 8);
  const heads = Math.min(4, Math.ceil(nozzles / NOZZLES_PER_HEAD));
  const feeders = Math.round(amount(model, 'feeder-slots', [20, 130], 80) / SLOTS_PER_FEEDER);
  const bank = feeders * 7 + 10;
  const w = Math.max(130, bank + 70);
  const isDual = nozzles > 12;
  feet(m, 0, 0, w, 150, 10);
  const base = m.shell('z', 0, 0, 10, w, 150, 76, 8, 'white');
  m.on(base, 'front')
    .door(12, 8, 50, 34, null)
    .vent(w - 60, 14, 46, 26)
    .band(66, 5, 'body');
  // Feeders with their tape reels stick out of the front
  for (let i = 0; i < feeders; i++) feeder(m, 18 + i * 7, i);
  m.box(12, -10, 60, bank, 10, 20, 'dark');
  // Open front: board, gantry, heads
  m.box(0, 120, 86, w, 30, 66, 'white');
  for (const x of [0, w - 14]) m.box(x, 0, 86, 14, 120, 66, 'white');
  m.box(14, 0, 84, w - 28, 120, 3, 'dark');
  for (const y of [40, 78]) m.box(-16, y, 88, w + 32, 5, 5, 'shine');
  const board = m.box(w / 2 - 35, 45, 91, 66, 33, 1.6, 'green');
  const t = m.on(board, 'top');
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 3; k++)
      t.rect(5 + i * 10, 4 + k * 10, 6, 5, (i + k) % 3 ? 'dark' : 'steel', 1, 0.7);
  if (isDual) gantry(m, 84, w, heads, NOZZLES_PER_HEAD);
  gantry(m, 40, w, heads, Math.min(nozzles, NOZZLES_PER_HEAD));
  m.prism(
    'x',
    [
      [20, 152],
      [150, 152],
      [150, 176],
      [48, 176],
    ],
    0,
    w,
    'body',
  );
  m.prism(
    'x',
    [
      [0, 118],
      [20, 152],
      [18, 152],
      [-2, 118],
    ],
    14,
    w - 28,
    'liquid',
  );
  const p = m.box(w - 50, -8, 112, 44, 8, 40, 'white');
  m.on(p, 'front').panel(2, 2, 40, 36);
  if (isDual) m.box(24, 70, 176, w - 48, 60, 10, 'accent');
  beacon(m, w - 22, 130, 176, 4);
  conveyor(m, -90, 40, 94, 86, 44, 'dark', 'steel', 2);
  return m.focus(90, 30, 104, 52);
}
