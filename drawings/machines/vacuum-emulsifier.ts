// Draws a vacuum emulsifier for creams: pots as its batch volume needs, heated by steam or electricity.
import { motor } from '../kit/drives.ts';
import { feet, rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

/** Litres up to which it is a laboratory machine on one column, and from which its lid is reached from a platform. */
const LABORATORY = 30;
const PLATFORM = 250;

/** The main pot, its middle at x = 94: lid, drive, fittings, an outlet below or the pivot it tilts around. */
function mainPot(m: Machine, r: number, tilts: boolean): void {
  const pot: Point[] = [
    [0, r * 0.3],
    [r * 0.18, r * 0.7],
    [r * 0.35, r * 0.92],
    [r * 0.5, r],
    [78, r],
  ];
  m.turned('z', 94, 60, 48, pot, 'shine');
  m.drum('z', 94, 60, 126, r + 4, 12, 'steel');
  const lid: Point[] = [
    [0, r + 4],
    [6, r + 4],
    [16, r - 8],
    [22, 16],
  ];
  m.turned('z', 94, 60, 138, lid, 'shine');
  m.drum('z', 94, 60, 158, 12, 38, 'steel');
  motor(m, 'z', 94, 60, 220, 16, 46);
  for (const dx of [-0.6, 0.6]) {
    m.drum('z', 94 + r * dx, 36, 150, 6, 12, 'shine');
    m.drum('z', 94 + r * dx, 36, 162, 8, 3, 'trim');
  }
  if (tilts) {
    m.drum('x', 94 - r - 14, 60, 100, 9, 2 * r + 28, 'iron');
    m.drum('y', 94 - r - 4, 24, 100, 14, 6, 'saffron');
  } else {
    m.drum('z', 94, 60, 28, 7, 24, 'iron');
    m.drum('y', 94, 40, 36, 6, 22, 'red');
  }
}

/** The oil pot and the water pot beside it. */
function sidePots(m: Machine, r: number): void {
  for (const x of [206, 206 + 2 * r + 6]) {
    m.vessel('z', x, 84, 56, r, 70, 'shine', 0.5);
    m.drum('z', x, 84, 118, r + 2, 4, 'steel');
    m.drum('z', x, 84, 124, 6, 16, 'steel');
    motor(m, 'z', x, 84, 138, 9, 28);
    for (const dx of [-0.8, 0.8]) m.bar([x + r * dx, 84, 26], [x + r * dx, 84, 80], 5, 'iron');
  }
  m.pipe(
    [
      [206, 84, 52],
      [206, 40, 40],
      [140, 40, 40],
      [140, 40, 118],
      [120, 46, 140],
    ],
    3,
    'shine',
  );
}

/** Steam main along the back with a valve to each pot, or a box of electric heaters with its cables. */
function heating(m: Machine, w: number, bySteam: boolean): void {
  if (!bySteam) {
    const box = m.box(24, -6, 26, 44, 22, 34, 'saffron');
    m.on(box, 'front').vent(6, 8, 32, 18, 4);
    return;
  }
  m.pipe(
    [
      [-24, 112, 0],
      [-24, 112, 190],
      [w - 10, 112, 190],
    ],
    6,
    'copper',
  );
  for (const x of [60, w - 30]) {
    m.drum('z', x, 112, 176, 9, 28, 'iron', 14);
    m.drum('z', x, 112, 206, 12, 4, 'red', 16);
    m.rod([x, 112, 176], [x, 92, 120], 4, 'copper');
  }
}

export function vacuumEmulsifier(model: Model): Machine {
  const m = new Machine();
  const volume = amount(model, 'batch-volume', [5, 2000], 200);
  const isLaboratory = volume <= LABORATORY;
  const r = isLaboratory ? 30 : 42 + (volume > PLATFORM ? 8 : 0);
  const side = volume > PLATFORM ? 28 : 20;
  const w = isLaboratory ? 190 : 226 + 2 * side + 30;
  const deck = m.box(0, 0, 12, w, 120, 14, 'steel');
  m.on(deck, 'front').seams(7, 1);
  feet(m, 0, 0, w, 120, 12, 3);
  // The lid hangs from a beam on one or two lifting columns
  for (const x of isLaboratory ? [20] : [14, 154]) {
    m.box(x, 46, 26, 20, 28, 130, 'body');
    m.drum('z', x + 10, 60, 156, 6, 44, 'shine');
  }
  const beam = m.shell('y', 4, 44, 196, isLaboratory ? 112 : 180, 34, 24, 10, 'body');
  m.on(beam, 'front').band(4, 4, 'accent');
  mainPot(m, r, model.values.discharge !== 'bottom');
  if (!isLaboratory) sidePots(m, side);
  heating(m, w, model.values.heating === 'steam');
  const c = m.box(isLaboratory ? 140 : w - 66, -6, 26, 62, 44, 96, 'white');
  m.on(c, 'front').panel(8, 44, 46, 46).door(8, 6, 46, 32);
  if (volume <= PLATFORM) return m.focus(94, 40, 130, 64);
  // Steps up to a platform in front of the main pot
  const floor = m.box(0, -70, 58, 170, 66, 5, 'iron');
  m.on(floor, 'front').band(0, 5, 'saffron');
  for (const x of [0, 164]) for (const y of [-70, -10]) m.box(x, y, 0, 6, 6, 58, 'iron');
  for (let i = 0; i < 3; i++) m.box(-54 + i * 18, -64, 10 + i * 16, 18, 54, 4, 'iron');
  rail(
    m,
    [
      [4, -66, 63],
      [86, -66, 63],
      [166, -66, 63],
    ],
    70,
  );
  return m.focus(94, 40, 130, 70);
}
