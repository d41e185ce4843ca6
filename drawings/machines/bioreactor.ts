// Draws a skid of a bioreactor and its seed vessel.
import { flange, motor } from '../kit/drives.ts';
import { cabinet, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';

type Vessel = readonly [x: number, radius: number, height: number, foot: number];

const LARGE: Vessel = [86, 46, 160, 56];
const SEED: Vessel = [206, 27, 104, 66];
const VESSELS: Readonly<Record<string, readonly Vessel[]>> = {
  fermenter: [[110, 54, 176, 56]],
  'cell-culture': [[110, 38, 120, 70]],
  pilot: [[80, 26, 96, 60]],
  'two-stage': [LARGE, SEED],
  probiotic: [
    [70, 40, 150, 56],
    [178, 40, 150, 56],
  ],
};

export function bioreactor({ values }: Model): Machine {
  const m = new Machine();
  const vessels = VESSELS[String(values.design)] ?? [LARGE, SEED];
  const skid = m.box(0, 0, 12, 260, 130, 12, 'steel');
  m.on(skid, 'front').line(
    [
      [0, 6],
      [260, 6],
    ],
    1,
  );
  feet(m, 0, 0, 260, 130, 12, 3);
  const to = vessels.at(-1)?.[0] ?? 86;
  for (const [x, r, h, z] of vessels) {
    for (const a of [0.6, 2.6, 4.7])
      m.bar(
        [x + r * 0.82 * Math.cos(a), 65 + r * 0.82 * Math.sin(a), 24],
        [x + r * 0.82 * Math.cos(a), 65 + r * 0.82 * Math.sin(a), z + 30],
        7,
        'iron',
      );
    const v = m.vessel('z', x, 65, z, r, h, 'shine', 0.45);
    m.on(v, 'front')
      .rect(r * 0.82, h * 0.3, r * 0.36, h * 0.46, 'saffron', 0, 1.8)
      .line(
        [
          [r * 0.82, h * 0.58],
          [r * 1.18, h * 0.58],
        ],
        1.6,
      );
    m.drum('z', x, 65, z + h * 0.84, r * 1.08, 5, 'steel');
    m.drum('z', x, 65, z + h, r * 0.26, 12, 'steel');
    motor(m, 'z', x, 65, z + h + 12, r * 0.3, r * 0.95, 'body');
    for (const a of [0.4, 1.8, 3.6, 5.2])
      m.drum(
        'z',
        x + r * 0.6 * Math.cos(a),
        65 + r * 0.6 * Math.sin(a),
        z + h * 0.9,
        3,
        22,
        'iron',
        10,
      );
    m.drum('z', x, 65, z - 18, 5, 24, 'steel');
  }
  if (vessels.length > 1)
    m.pipe(
      [
        [86, 65, 40],
        [86, 20, 40],
        [to, 20, 40],
        [to, 65, 40],
        [to, 65, 56],
      ],
      4,
      'shine',
    );
  const [first] = vessels;
  // The vent and the feed of a large first vessel.
  if (first && first[1] >= 40) {
    m.pipe(
      [
        [114, 65, 200],
        [130, 65, 214],
        [130, 100, 214],
        [130, 100, 60],
      ],
      3.4,
      'shine',
    );
    m.pipe(
      [
        [48, 50, 110],
        [20, 30, 110],
        [20, 30, 30],
      ],
      3.4,
      'copper',
    );
    for (const z of [110, 80]) flange(m, 'z', 20, 30, z, 8, 8);
  }
  const tower = cabinet(m, 264, 20, 0, 60, 80, 176, 'body');
  m.on(tower, 'front').panel(8, 108, 44, 52);
  for (let i = 0; i < 4; i++)
    m.on(tower, 'front')
      .disc(14 + i * 11, 96, 4, 'steel', 0)
      .rect(10 + i * 11, 70, 8, 18, 'liquid');
  // Dosing bottles
  for (let i = 0; i < 3; i++) {
    m.drum('z', 280 + i * 17, 0, 0, 8, 26, i === 1 ? 'saffron' : 'liquid', 16);
    m.drum('z', 280 + i * 17, 0, 26, 5, 6, 'trim', 12);
  }
  return m.focus(90, 40, 150, 70);
}
