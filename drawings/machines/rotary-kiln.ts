// Draws a rotary kiln: a tube of its length and diameter on its piers, the fuel at its burner, what feeds it.
import { motor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Material } from '../kit/palette.ts';
import { amount, type Model } from '../model.ts';
import { feedKiln } from './kiln-feeds.ts';

/** Centimetres of tube between two piers. */
const SPAN = 600;

/** Height of the axis, which falls towards the burner. */
const axisAt = (x: number): number => 330 - x * 0.045;

/** Long inclined tube on piers, with tyres, rollers and the gear. */
function tube(m: Machine, length: number, r: number): void {
  const ring = (x: number, radius: number, w: number, material: Material): void => {
    m.drum('x', x, 200, axisAt(x), radius, w, material);
  };
  const piers = Math.max(2, Math.round(length / SPAN));
  const step = (length - 300) / (piers - 0.5);
  const places = Array.from({ length: piers }, (_, i) => 200 + i * step);
  for (const x of places) {
    m.box(x - 70, 60, 0, 170, 280, axisAt(x) - r - 54, 'concrete');
    for (const y of [110, 290]) m.drum('x', x - 20, y, axisAt(x) - r - 26, 34, 70, 'iron');
  }
  const parts = Math.round(length / 150);
  for (let i = 0; i < parts; i++) ring(60 + i * 150, r, 151, i >= parts - 2 ? 'red' : 'body');
  for (const x of places) ring(x - 10, r + 20, 50, 'steel');
  const gear = (places.at(-1) ?? 0) - step * 0.55;
  ring(gear, r + 34, 34, 'iron');
  for (let x = 210; x < length; x += 300) ring(x, r + 2, 6, 'trim');
  motor(m, 'x', gear - 80, 30, 190, 34, 96, 'accent');
  m.box(gear - 90, -10, 0, 180, 90, 152, 'concrete');
  m.box(gear + 20, -2, 152, 60, 80, 76, 'trim');
}

/** Hood and burner at the low end: a coal mill's bin, a gas train or an oil tank. */
function burner(m: Machine, x: number, fuel: unknown): void {
  const hood = m.shell('z', x, 60, 90, 190, 280, 320, 50, 'trim');
  m.on(hood, 'right').rect(90, 110, 100, 100, 'saffron', 0, 3).rect(110, 130, 60, 60, 'red', 0, 2);
  m.on(hood, 'front').door(50, 20, 90, 120, 'trim', 0);
  m.rod([x + 190, 200, 240], [x + 370, 200, 240], 16, 'copper');
  for (const dx of [10, 160]) m.box(x + dx, 90, 0, 24, 220, 90, 'iron');
  m.box(x + 310, 180, 0, 30, 40, 228, 'iron');
  if (fuel === 'natural-gas') {
    m.pipe(
      [
        [x + 350, 200, 240],
        [x + 420, 200, 240],
        [x + 420, 200, 60],
        [x + 420, -60, 60],
      ],
      16,
      'saffron',
    );
    m.drum('z', x + 420, 60, 60, 30, 50, 'red');
  } else if (fuel === 'oil-or-gas') {
    const tank = m.vessel('y', x + 440, 60, 130, 90, 320, 'white', 0.3);
    m.on(tank, 'front').gauge(90, 90, 22);
    for (const y of [110, 300]) m.box(x + 380, y, 0, 120, 30, 70, 'iron');
  } else {
    m.turned(
      'z',
      x + 440,
      200,
      120,
      [
        [0, 20],
        [130, 110],
        [330, 110],
      ],
      'dark',
    );
    for (const [dx, y] of [
      [350, 110],
      [510, 110],
      [350, 290],
      [510, 290],
    ] as const)
      m.box(x + dx, y, 0, 20, 20, 260, 'iron');
    m.drum('x', x + 330, 200, 130, 18, 110, 'steel');
  }
}

export function rotaryKiln(model: Model): Machine {
  const m = new Machine();
  const { application, fuel } = model.values;
  const r = 26 + amount(model, 'shell-diameter', [1, 4], 1.8) * 38;
  const length = amount(model, 'length', [12, 60], 30) * 60;
  tube(m, length, r);
  burner(m, 60 + Math.round(length / 150) * 150 - 10, fuel ?? 'natural-gas');
  feedKiln(m, String(application ?? 'cement'));
  m.travels = 'container';
  return m.focus(length * 0.62, 150, 270, 260);
}
