// Draws a rotary tube filler: cups and nozzles for its output, tubes of its size, and the head that seals them.
import { motor } from '../kit/drives.ts';
import { beacon, feet, guard, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** The sealing head over the table: hot air, a horn for ultrasound, a coil, or jaws that fold aluminium. */
const SEALERS: Readonly<Record<string, (m: Machine) => void>> = {
  'hot-air': (m) => {
    m.box(122, 44, 130, 28, 28, 40, 'red');
    m.drum('z', 136, 58, 118, 6, 14, 'dark');
    m.pipe(
      [
        [136, 58, 170],
        [136, 58, 204],
        [136, 112, 204],
      ],
      7,
      'steel',
    );
  },
  ultrasonic: (m) => {
    m.box(122, 44, 172, 28, 28, 30, 'trim');
    m.turned(
      'z',
      136,
      58,
      120,
      [
        [0, 5],
        [20, 6],
        [24, 13],
        [54, 13],
      ],
      'shine',
    );
  },
  'high-frequency': (m) => {
    m.box(122, 44, 150, 28, 28, 46, 'white');
    for (const z of [124, 132, 140]) m.drum('z', 136, 58, z, 11, 4, 'copper');
  },
  folding: (m) => {
    for (const x of [116, 146]) m.box(x, 40, 118, 12, 34, 26, 'iron');
    m.box(112, 44, 150, 52, 26, 22, 'trim');
    m.drum('z', 138, 56, 172, 8, 30, 'shine');
  },
};

export function tubeFiller(model: Model): Machine {
  const m = new Machine();
  const cups = 8 + 2 * Math.round(amount(model, 'output', [0, 160], 80) / 20);
  const nozzles = amount(model, 'output', [0, 160], 60) > 90 ? 2 : 1;
  const r = amount(model, 'tube-diameter', [16, 70], 46) / 10;
  const tall = 18 + amount(model, 'filling-volume', [5, 300], 100) / 8;
  feet(m, 0, 0, 180, 120, 10);
  const base = m.box(0, 0, 10, 180, 120, 74, 'body');
  m.on(base, 'front').door(10, 8, 76, 58, 'body', 0).door(94, 8, 76, 58, 'body', 0);
  m.ends(base, (e) => e.vent(24, 20, 70, 36));
  m.drum('z', 84, 64, 84, 54, 6, 'shine');
  for (let i = 0; i < cups; i++) {
    const a = (2 * Math.PI * i) / cups;
    const [x, y] = [84 + 46 * Math.cos(a), 64 + 46 * Math.sin(a)];
    m.drum('z', x, y, 90, r + 1.4, 7, 'iron', 14);
    m.turned(
      'z',
      x,
      y,
      97,
      [
        [0, r],
        [tall, r],
        [tall, r - 0.2],
      ],
      i < cups * 0.6 ? 'accent' : 'white',
    );
  }
  m.drum('z', 84, 64, 90, 20, 54, 'steel');
  m.shell('z', 52, 40, 144, 64, 60, 22, 10, 'white');
  // Filling nozzle and hopper over the front tube
  for (let i = 0; i < nozzles; i++)
    m.drum('z', 84 + (i - (nozzles - 1) / 2) * 22, 18, 126, 3.4, 28, 'shine', 12);
  m.box(68, 12, 154, 32, 34, 12, 'iron');
  m.turned(
    'z',
    84,
    30,
    166,
    [
      [0, 7],
      [26, 34],
      [64, 34],
      [64, 31],
      [28, 30],
    ],
    'steel',
  );
  motor(m, 'z', 84, 30, 212, 9, 30);
  SEALERS[String(model.values['sealing-method'] ?? 'hot-air')]?.(m);
  // Magazine of empty tubes
  m.prism(
    'y',
    [
      [-84, 170],
      [-8, 118],
      [-4, 124],
      [-4, 164],
      [-80, 214],
    ],
    30,
    46,
    'steel',
  );
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 3; k++)
      m.drum(
        'y',
        -70 + i * 18,
        28,
        182 - i * 12 + k * 10,
        r,
        18 + tall,
        k === 2 ? 'accent' : 'white',
        14,
      );
  m.bar([-44, 54, 84], [-44, 54, 150], 8, 'iron');
  m.box(-48, 50, 80, 48, 8, 8, 'iron');
  guard(m, 2, 2, 84, 176, 116, 96, 'steel', 4);
  pendant(m, 146, -12, 150, 44, 48, [170, 30, 180]);
  beacon(m, 168, 106, 180, 4);
  // Discharge chute
  m.prism(
    'y',
    [
      [180, 92],
      [232, 66],
      [232, 62],
      [180, 86],
    ],
    40,
    40,
    'shine',
  );
  for (let i = 0; i < 3; i++)
    m.drum('y', 192 + i * 14, 46, 92 - i * 7, r, 12 + tall / 2, 'accent', 14);
  return m.focus(84, 10, 130, 62);
}
