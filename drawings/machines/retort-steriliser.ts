// Draws a retort: a horizontal pressure vessel for canned and pouched food.
import { flange, motor } from '../kit/drives.ts';
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';

export function retortSteriliser({ values }: Model): Machine {
  const m = vessel(values.method !== 'pilot');
  if (values.method === 'water-immersion' || values.method === undefined) hotWaterTank(m);
  if (values.method === 'water-spray') heatExchanger(m);
  if (values.method === 'steam-air') motor(m, 'x', -62, 70, 110, 26, 62);
  if (values.method === 'rotary') rotaryDrive(m);
  return m.focus(372, 50, 110, 110);
}

function vessel(hasBasket: boolean): Machine {
  const m = new Machine();
  for (const x of [60, 240])
    m.prism(
      'x',
      [
        [10, 0],
        [130, 0],
        [120, 60],
        [20, 60],
      ],
      x,
      20,
      'dark',
    );
  const shell = m.vessel('x', 0, 70, 110, 66, 330, 'steel', 0.28);
  const f = m.on(shell, 'front');
  for (const u of [90, 160, 230])
    f.line(
      [
        [u, 4],
        [u, 128],
      ],
      1.6,
    );
  f.gauge(120, 92, 9).gauge(196, 92, 9).dataPlate(176, 60, 30);
  // The open-quick door at the front end with its locking ring
  m.drum('x', 330, 70, 110, 76, 16, 'body');
  m.turned(
    'x',
    346,
    70,
    110,
    [
      [0, 70],
      [10, 62],
      [22, 40],
      [28, 10],
    ],
    'steel',
  );
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    m.box(340, 70 + 70 * Math.cos(a) - 6, 110 + 70 * Math.sin(a) - 6, 14, 12, 12, 'trim');
  }
  m.drum('x', 372, 70, 110, 24, 4, 'saffron');
  m.bar([352, 0, 190], [352, 70, 205], 8, 'iron');
  if (hasBasket) basketOnRails(m);
  m.pipe(
    [
      [130, 10, 150],
      [130, -14, 150],
      [130, -14, 60],
      [210, -14, 60],
      [210, 20, 60],
    ],
    6,
    'copper',
  );
  flange(m, 'z', 130, -14, 100, 11, 5);
  m.drum('z', 300, 70, 172, 8, 40, 'iron');
  m.ball(300, 70, 216, 10, 'red');
  motor(m, 'x', 140, 10, 24, 14, 40);
  const panel = cabinet(m, -70, -20, 0, 54, 40, 150, 'white');
  m.on(panel, 'front').panel(8, 92, 38, 44);
  return m;
}

function basketOnRails(m: Machine): void {
  for (const y of [40, 94]) m.box(380, y, 40, 150, 6, 6, 'iron');
  for (const x of [400, 516]) for (const y of [40, 94]) m.box(x, y, 0, 6, 6, 40, 'iron');
  const basket = m.box(420, 32, 50, 90, 76, 76, 'steel');
  for (const s of ['front', 'right', 'left'] as const) {
    const p = m.on(basket, s);
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 5; k++)
        p.rect(5 + (i * (p.w - 6)) / 6, 5 + k * 14, p.w / 6 - 5, 10, 'saffron', 0, 0.8);
  }
}

/** Keeps the water hot between two batches. */
function hotWaterTank(m: Machine): void {
  const tank = m.vessel('x', 40, 70, 226, 40, 230, 'body', 0.3);
  m.on(tank, 'front').gauge(60, 40, 8).dataPlate(150, 30, 26);
  for (const x of [70, 230]) m.box(x, 40, 172, 14, 60, 26, 'iron');
}

/** Plates between the steam and the water that is sprayed. */
function heatExchanger(m: Machine): void {
  for (let i = 0; i < 9; i++) m.box(120 + i * 7, -60, 14, 5, 34, 90, i % 2 ? 'shine' : 'steel');
  for (const x of [108, 184]) m.box(x, -64, 0, 10, 42, 112, 'trim');
}

/** Turns the baskets while they are heated. */
function rotaryDrive(m: Machine): void {
  m.box(-110, 30, 0, 90, 80, 70, 'dark');
  m.drum('x', -60, 70, 110, 44, 58, 'accent');
  motor(m, 'x', -112, 70, 96, 22, 52);
  for (const x of [90, 230]) m.drum('x', x, 70, 110, 70, 12, 'trim');
}
