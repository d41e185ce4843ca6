// Draws a cable extrusion line between two reels: screw and hopper of its diameter, cooling trough of its length.
import { motor } from '../kit/drives.ts';
import { legs, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Metres of line for which one section of trough cools the cable, and length of a drawn section in centimetres. */
const METRES_PER_SECTION = 8;
const SECTION = 120;

function reel(m: Machine, x: number, r: number, wire: 'copper' | 'accent'): void {
  for (const y of [10, 92])
    m.prism(
      'y',
      [
        [x - 34, 0],
        [x + 34, 0],
        [x + 8, 84],
        [x - 8, 84],
      ],
      y,
      6,
      'body',
    );
  const axis = Math.max(78, r + 6);
  m.drum('y', x, 24, axis, r - 2, 5, 'wood');
  m.drum('y', x, 29, axis, r * 0.62, 46, wire);
  const front = m.drum('y', x, 20, axis, r, 5, 'wood');
  m.on(front, 'front')
    .disc(r, r, r * 0.78, null)
    .disc(r, r, 8, 'iron');
  m.drum('y', x, 75, axis, r, 5, 'wood');
}

/** Barrel with its heating zones, gearbox, motor and hopper, on a bed from x = 90. Returns where the bed ends. */
function extruder(m: Machine, model: Model): number {
  const size = amount(model, 'screw-diameter', [30, 200], 80);
  const zones = Math.round(amount(model, 'screw-ratio', [20, 36], 26) / 4);
  const r = 6 + size / 11;
  const barrel = zones * 16 + 14;
  const gear = 98 + barrel;
  const w = barrel + 74;
  const bed = m.box(90, 0, 0, w, 100, 62, 'body');
  m.on(bed, 'front')
    .door(10, 8, 60, 46, 'body', 0)
    .door(w - 74, 8, 60, 46, 'body', 0)
    .band(56, 4, 'accent');
  for (let i = 0; i < zones; i++)
    m.drum('y', 108 + i * 16, 26, 83 + r, r, 56, i % 2 ? 'steel' : 'red', 20);
  m.box(94, 20, 78, barrel, 68, 8, 'iron');
  m.box(98, 36, 62, barrel - 10, 34, 16, 'iron');
  const box = m.box(gear, 16, 62, 50, 70, 56 + r, 'trim');
  m.on(box, 'front').bolts(6, 2.4).rect(12, 20, 26, 20, 'trim', 0);
  const top = 118 + r;
  const mouth = 34 + size / 3.4;
  m.drum('z', gear - 14, 50, top - 20, 9, 20, 'steel');
  m.funnel(gear - 14, 50, top, [20, 20], [mouth, mouth], 20 + size / 3, 'steel');
  motor(m, 'y', gear + 24, 66, top + 14, 11 + r / 2, 44);
  m.drum('x', 84, 50, 96, 9, 12, 'dark');
  // A second small extruder sheathes in another colour where low-smoke compounds are run
  if (String(model.values.material).endsWith('lszh')) {
    const side = m.box(112, -92, 0, 60, 70, 56, 'trim');
    m.on(side, 'front').door(8, 8, 44, 38, 'trim', 0);
    m.drum('y', 142, -86, 82, 9, 92, 'red', 20);
    m.funnel(142, -66, 96, [12, 12], [40, 40], 30, 'steel');
  }
  return 90 + w;
}

export function cableExtruder(model: Model): Machine {
  const m = new Machine();
  const cable = amount(model, 'finished-diameter', [2, 90], 25);
  const sections = Math.round(amount(model, 'length', [12, 60], 20) / METRES_PER_SECTION);
  reel(m, 0, 46, 'copper');
  const from = extruder(m, model) + 30;
  const length = sections * SECTION;
  const trough = m.box(from, 24, 84, length, 46, 16, 'steel');
  m.on(trough, 'front').seams(sections, 2);
  m.on(trough, 'top')
    .rect(4, 5, length - 8, 36, 'liquid', 0, 1.4)
    .line(
      [
        [0, 23],
        [length, 23],
      ],
      3,
    );
  legs(m, from + 2, 26, length - 4, 42, 84, 5, 'iron', sections + 1);
  // The capstan has a pair of wheels; a thick cable is pulled by two belts instead
  const cap = from + length + 30;
  const pull = m.box(cap, 10, 0, 80, 80, 100, 'body');
  m.on(pull, 'front').door(10, 8, 60, 50, 'body', 0).panel(16, 62, 48, 34);
  if (cable > 35)
    for (const z of [102, 122]) m.shell('y', cap - 10, 20, z, 100, 34, 18, 8, 'rubber');
  else
    for (const x of [cap + 18, cap + 60]) {
      const w = m.drum('y', x, -8, 100, 22, 16, 'shine');
      m.on(w, 'front').disc(22, 22, 15, 'iron').disc(22, 22, 5, 'shine');
    }
  const last = cap + 160;
  const take = 40 + cable * 0.6;
  reel(m, last, take, 'accent');
  const w = 1.4 + cable / 25;
  m.wire([24, 50, 96], [90, 50, 96], 'copper', 1.6);
  m.wire([from - 36, 50, 96], [from + 2, 50, 98], 'accent', w);
  m.wire([from + length, 46, 98], [cap + 20, 0, 120], 'accent', w);
  m.wire([cap + 80, 0, 112], [last - 20, 50, 104], 'accent', w);
  pendant(m, 130, -14, 132, 44, 44, [180, 16, 120]);
  m.travels = 'container';
  return m.focus(160, 30, 104, 84);
}
