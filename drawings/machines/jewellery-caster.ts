// Draws a casting machine for jewellery: a pot for its charge, bottles of its gas, and what its process casts into.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** A pot on the table at (36, 38), glowing inside. */
function pot(m: Machine, r: number, h: number): void {
  const body = m.turned(
    'z',
    36,
    38,
    95,
    [
      [0, r],
      [h, r],
      [h, r * 0.66],
      [h - 14, r * 0.56],
    ],
    'steel',
  );
  m.on(body, 'front').gauge(r, h * 0.6, 7);
  const k = r + 3;
  const rim = m.drum('z', 36, 38, 95 + h, k, 5, 'trim');
  m.on(rim, 'top')
    .disc(k, k, r * 0.7, 'red', 2, 2)
    .disc(k, k - 1, r * 0.6, 'saffron', 1, 1.4)
    .disc(k - 3, k + 1, r * 0.27, 'saffron', 0, 0);
}

/** The hinged lid that closes a chamber under vacuum, open. */
function vacuumLid(m: Machine, r: number, h: number): void {
  const lid = m.turned(
    'y',
    36,
    76,
    132 + r + h * 0.3,
    [
      [0, r],
      [6, r],
      [10, r * 0.8],
      [12, 10],
    ],
    'trim',
  );
  m.on(lid, 'front')
    .disc(r, r, r * 0.73, 'steel', 0)
    .disc(r, r, r * 0.3, 'liquid', 1, 2);
  m.box(26, 72, 95, 20, 10, h * 0.6 + 34, 'iron');
}

/** A tree of wax rings, and the flask that it is cast in. */
function castingTree(m: Machine): void {
  m.drum('z', -34, 20, 0, 22, 34, 'iron');
  m.drum('z', -34, 20, 34, 16, 1, 'dark');
  m.box(-74, -34, 0, 32, 32, 52, 'white');
  m.drum('z', -58, -18, 52, 9, 3, 'dark');
  m.rod([-58, -18, 55], [-58, -18, 92], 1.4, 'saffron', 10);
  for (let i = 0; i < 10; i++) {
    const a = i * 2.1;
    const z = 60 + i * 3;
    const [x, y] = [-58 + 8 * Math.cos(a), -18 + 8 * Math.sin(a)];
    m.rod([-58, -18, z - 2], [x, y, z], 0.7, 'saffron', 8);
    m.turned(
      'y',
      x,
      y - 0.6,
      z + 3,
      [
        [0, 2.2],
        [0, 3.4],
        [1.4, 3.4],
        [1.4, 2.2],
      ],
      'saffron',
    );
  }
}

/** What stands on the machine and beside it, by process; `r` is the radius and `h` the height of the pot. */
const PROCESSES: Readonly<Record<string, (m: Machine, r: number, h: number) => void>> = {
  'vacuum-pressure': (m, r, h) => {
    pot(m, r, h);
    vacuumLid(m, r, h);
    castingTree(m);
  },
  // The arm turns in a drum with the flask at its end
  centrifugal: (m, r) => {
    const wall = m.drum('z', 36, 38, 95, 35, 26, 'steel');
    m.on(wall, 'top').disc(35, 35, 31, 'dark', 1, 2);
    m.box(6, 34, 121, 60, 9, 7, 'accent');
    m.drum('z', 36, 38, 116, 7, 18, 'shine');
    m.drum('x', 48, 38, 130, 6 + r * 0.2, 20, 'copper');
    m.drum('x', 4, 38, 130, 6, 12, 'iron');
    castingTree(m);
  },
  // Bars cool in their graphite moulds on a table
  bullion: (m, r, h) => {
    pot(m, r, h * 0.6);
    const lid = m.shell('z', 2, 66, 95, 66, 12, h + 40, 4, 'trim');
    m.on(lid, 'front').window(12, h, 42, 30);
    m.box(-96, -10, 0, 80, 60, 60, 'white');
    for (let i = 0; i < 3; i++) {
      m.box(-92 + i * 26, -4, 60, 20, 44, 12, 'dark');
      m.box(-89 + i * 26, 2, 72, 14, 32, 3, 'saffron');
    }
  },
  // The strip is drawn out below the pot by rollers
  continuous: (m, r, h) => {
    pot(m, r, h + 22);
    m.box(-70, 20, 40, 70, 36, 16, 'iron');
    for (const x of [-58, -34, -10])
      for (const z of [62, 84]) m.drum('y', x, 10, z, 10, 40, 'shine', 20);
    m.box(-130, 22, 71, 150, 20, 3, 'saffron');
    m.drum('y', -140, 8, 46, 40, 46, 'saffron');
    for (const y of [4, 56]) m.drum('y', -140, y, 46, 44, 4, 'iron');
  },
  // Metal runs through a sieve into a tank of water
  granulating: (m, r, h) => {
    pot(m, r, h);
    m.drum('z', -44, 30, 0, 40, 76, 'shine');
    const water = m.drum('z', -44, 30, 76, 41, 4, 'steel');
    m.on(water, 'top').disc(41, 41, 36, 'liquid', 0, 1.6);
    m.bar([14, 36, 134], [-44, 30, 124], 8, 'iron');
    m.turned(
      'z',
      -44,
      30,
      104,
      [
        [0, 6],
        [20, 15],
        [24, 15],
      ],
      'saffron',
    );
    for (let i = 0; i < 5; i++) m.ball(-50 + i * 3.2, 28 + (i % 2) * 4, 84 + i * 4, 2, 'saffron');
  },
};

export function jewelleryCaster(model: Model): Machine {
  const m = new Machine();
  const charge = amount(model, 'crucible-capacity', [0.5, 30], 5);
  const r = Math.min(35, 18 + Math.cbrt(charge) * 7);
  const base = m.shell('z', 0, 0, 6, 110, 80, 84, 8, 'body');
  feet(m, 0, 0, 110, 80, 6);
  m.on(base, 'front').door(10, 8, 40, 56, 'body', 0).vent(62, 14, 36, 34, 6).band(70, 5, 'accent');
  m.ends(base, (e) => e.vent(20, 20, 40, 40, 6));
  m.box(-2, -2, 90, 114, 84, 5, 'steel');
  const process = PROCESSES[String(model.values.process ?? 'vacuum-pressure')];
  process?.(m, r, 26 + Math.cbrt(charge) * 10);
  const tower = m.box(74, 22, 95, 34, 54, 70, 'white');
  m.on(tower, 'front')
    .panel(3, 26, 28, 36)
    .buttons(7, 12, 7, 2.2, ['green', 'white', 'red', 'saffron']);
  // A bottle of shielding gas, two where it can be nitrogen or argon
  const gases = model.values['shielding-gas'] === 'nitrogen-or-argon' ? 2 : 1;
  for (let i = 0; i < gases; i++) {
    const [x, y] = [138 + i * 10, 44 - i * 34];
    const tone = i === 0 ? 'trim' : 'green';
    m.drum('z', x, y, 0, 14, 96, tone);
    m.turned(
      'z',
      x,
      y,
      96,
      [
        [0, 14],
        [8, 6],
        [14, 5],
      ],
      tone,
    );
    m.drum('z', x, y, 110, 4, 10, 'copper', 14);
  }
  m.pipe(
    [
      [138, 44, 116],
      [124, 48, 122],
      [110, 52, 112],
    ],
    1.6,
    'rubber',
  );
  return m.focus(36, 20, 130, 44);
}
