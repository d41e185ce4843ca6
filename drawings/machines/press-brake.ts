// Draws a press brake bending a sheet: as wide as it bends, with punches all along.
import { motor } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Solid } from '../kit/solids.ts';
import { amount, type Model } from '../model.ts';

/** Two machines side by side bend one long sheet together: the tandem, the last kind. */
export function pressBrake(model: Model): Machine {
  const m = new Machine();
  const length = amount(model, 'bending-length', [1200, 6000], 3120) / 10;
  brake(m, length);
  if (model.kind !== 4) return m.focus(150, 10, 120, 66);
  const first = m.solids.length;
  brake(m, length);
  m.move(first, m.solids.length, ([x, y, z]) => [x - length - 40, y, z]);
  m.travels = 'rack';
  return m.focus(150, 10, 120, 66);
}

/** The frame stands around `w` centimetres of tools. */
function brake(m: Machine, w: number): void {
  const punches = Math.round(w / 26);
  feet(m, 0, 0, w + 28, 130, 8, 3);
  const side = (x: number): Solid =>
    m.prism(
      'x',
      [
        [0, 8],
        [140, 8],
        [140, 240],
        [30, 240],
        [30, 160],
        [66, 150],
        [66, 100],
        [0, 92],
      ],
      x,
      14,
      'body',
    );
  const left = side(0);
  const right = side(w + 14);
  m.ends(left, (e) => e.bolts(14, 4));
  m.ends(right, (e) => e.bolts(14, 4).disc(100, 150, 14, 'body', 0));
  const table = m.box(14, 20, 8, w, 18, 86, 'body');
  m.on(table, 'front')
    .line([
      [10, 70],
      [w - 10, 70],
    ])
    .stripes(0, 78, w, 8)
    .dataPlate(20, 40, 30);
  for (let u = 30; u < w - 20; u += 36) m.on(table, 'front').disc(u, 26, 4, 'iron');
  m.prism(
    'x',
    [
      [24, 94],
      [36, 94],
      [36, 106],
      [32, 106],
      [30, 101],
      [28, 106],
      [24, 106],
    ],
    14,
    w,
    'shine',
  );
  // Bent sheet on the die
  m.prism(
    'x',
    [
      [30, 102],
      [-46, 136],
      [-46, 134],
      [30, 100],
    ],
    14 + w * 0.18,
    w * 0.64,
    'steel',
  );
  // Punches clamp to the ram
  const step = (w - 2) / punches;
  for (let i = 0; i < punches; i++)
    m.prism(
      'x',
      [
        [26, 146],
        [34, 146],
        [34, 120],
        [30, 108],
        [28, 120],
      ],
      16 + i * step,
      step - 1.3,
      'shine',
    );
  const ram = m.box(14, 18, 146, w, 22, 84, 'body');
  m.on(ram, 'front')
    .rect(12, 40, w - 24, 30, 'body', 0)
    .line([
      [0, 12],
      [w, 12],
    ])
    .rect(w / 2 - 36, 46, 72, 18, 'trim');
  for (const x of [30, w - 44]) {
    m.drum('z', x + 20, 28, 226, 21, 64, 'trim');
    m.drum('z', x + 20, 28, 290, 12, 12, 'iron');
  }
  m.box(14, 60, 240, w, 60, 30, 'trim');
  motor(m, 'x', w / 2 - 36, 90, 288, 15, 54, 'iron');
  m.bar([w + 34, 30, 226], [w + 66, -20, 226], 6, 'iron');
  m.bar([w + 66, -20, 226], [w + 66, -20, 170], 6, 'iron', 6);
  const p = m.box(w + 42, -30, 118, 46, 14, 56, 'white');
  m.on(p, 'front').panel(3, 3, 40, 50);
  const pedal = m.box(w / 2 + 34, -70, 0, 44, 26, 12, 'saffron');
  m.on(pedal, 'front').rect(4, 2, 36, 5, 'dark');
  m.wire([w / 2 + 56, -44, 4], [w / 2 + 56, 12, 10], 'rubber', 2);
}
