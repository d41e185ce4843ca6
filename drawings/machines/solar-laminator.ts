// Draws a laminator for solar modules: chambers of its laminating length, loading of its design, its heating.
import { conveyor, motor } from '../kit/drives.ts';
import { beacon, cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

const DEPTH = 180;

/** A photovoltaic module lying flat, its cells drawn. */
function panel(m: Machine, x: number, y: number, z: number): void {
  const p = m.box(x, y, z, 112, 136, 3, 'steel');
  const t = m.on(p, 'top');
  t.rect(3, 3, 106, 130, 'screen', 2, 1);
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 6; k++) t.rect(5 + i * 20.8, 5 + k * 21.2, 19, 19.4, 'screen', 1, 0.9);
}

/** Lower chamber, and upper chamber on lifting columns, two for every metre and a half. */
function press(m: Machine, x: number, length: number): void {
  const low = m.box(x, -10, 0, length, 200, 86, 'body');
  const f = m
    .on(low, 'front')
    .seams(Math.round(length / 75))
    .vent(20, 20, 50, 30);
  for (let u = 84; u + 80 < length - 60; u += 74) f.door(u, 10, 60, 60, 'body', 0);
  f.band(76, 6, 'trim');
  m.box(x + 6, -4, 86, length - 12, 188, 10, 'iron');
  for (let u = 20; u + 112 < length; u += 124) panel(m, x + u, 22, 96);
  const pairs = Math.max(2, Math.round(length / 150));
  for (let i = 0; i < pairs; i++)
    for (const y of [-24, 190]) {
      const at = x + 20 + (i * (length - 56)) / (pairs - 1);
      m.box(at, y, 0, 16, 14, 150, 'trim');
      m.drum('z', at + 8, y + 7, 150, 5, 40, 'shine');
    }
  const lid = m.box(x, -10, 124, length, 200, 40, 'body');
  m.on(lid, 'front')
    .seams(Math.round(length / 50))
    .stripes(0, 0, length, 6);
  for (const y of [10, 158]) m.box(x + 20, y, 164, length - 40, 12, 12, 'steel');
  for (let u = 50; u < length - 30; u += 80) m.box(x + u, 22, 164, 14, 136, 12, 'steel');
  m.pipe(
    [
      [x + length - 50, 90, 164],
      [x + length - 50, 90, 196],
      [x + length - 50, 214, 196],
      [x + length - 50, 214, 60],
    ],
    9,
    'copper',
  );
  motor(m, 'x', x + length - 104, 214, 30, 20, 54);
}

/** A table that modules are pushed from by hand. */
function handTable(m: Machine, x: number): void {
  for (const dx of [10, 130]) for (const y of [10, 162]) m.box(x + dx, y, 0, 8, 8, 84, 'iron');
  m.box(x, 0, 84, 150, DEPTH, 6, 'steel');
  for (let i = 0; i < 5; i++) m.drum('y', x + 16 + i * 29, 6, 92, 4, 168, 'shine', 12);
}

/** Flexible modules run through as one web between two rolls. */
function webRoll(m: Machine, x: number): void {
  for (const y of [6, 166])
    m.prism(
      'y',
      [
        [x - 40, 0],
        [x + 40, 0],
        [x + 10, 100],
        [x - 10, 100],
      ],
      y,
      8,
      'iron',
    );
  m.drum('y', x, 18, 92, 40, 144, 'screen');
  m.drum('y', x, 2, 92, 7, 176, 'shine', 16);
}

/** Boiler and pump for thermal oil, beside the press. */
function oilHeater(m: Machine, x: number): void {
  m.vessel('z', x, 130, 10, 40, 150, 'shine', 0.4);
  m.drum('z', x, 130, 156, 12, 50, 'iron');
  const burner = m.box(x - 20, 66, 20, 40, 30, 36, 'red');
  m.on(burner, 'front').disc(20, 18, 11, 'dark');
  m.pipe(
    [
      [x, 170, 60],
      [x, 214, 60],
      [x + 110, 214, 60],
    ],
    7,
    'copper',
  );
}

export function solarLaminator(model: Model): Machine {
  const m = new Machine();
  const { design, heating } = model.values;
  const isLab = design === 'laboratory';
  const length = isLab ? 150 : 60 + amount(model, 'laminating-length', [1000, 5500], 2400) / 10;
  const chambers = design === 'double-chamber' ? 2 : 1;
  for (let i = 0; i < chambers; i++) press(m, i * (length + 40), length);
  const end = chambers * length + (chambers - 1) * 40;
  if (chambers === 2) conveyor(m, length, 20, 92, 40, 140, 'white', 'steel', 2);
  if (design === 'flexible') {
    webRoll(m, -70);
    webRoll(m, end + 70);
    m.box(-70, 22, 128, 70, 136, 2, 'screen');
    m.box(end, 22, 128, 70, 136, 2, 'screen');
  } else if (design === 'semi-automatic' || isLab) {
    if (!isLab) handTable(m, end);
    handTable(m, -150);
    panel(m, -130, 22, 96);
  } else {
    for (const x of [-150, end]) conveyor(m, x, 0, 92, 150, DEPTH, 'white', 'steel', 2);
    for (const x of [-128, end + 30]) panel(m, x, 22, 94);
  }
  if (heating === 'thermal-oil') oilHeater(m, -60 - (design === 'flexible' ? 100 : 150));
  const c = cabinet(m, end - (isLab ? 60 : -16), -80, 0, 60, 44, 150, 'white');
  m.on(c, 'front').panel(8, 92, 44, 46);
  beacon(m, end - (isLab ? 30 : -46), -60, 150, 5);
  return m.focus(60, 20, 104, 90);
}
