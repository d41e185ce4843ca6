// Draws a laser welder for jewellery: its laser source, and the chiller, inside it or beside it.
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Watts from which the laser source has a cabinet of its own, and up to which the machine stands on a bench. */
const SOURCE_CABINET = 120;
const BENCH = 80;

/** A chiller beside the machine, its hoses at the back. */
function chiller(m: Machine): void {
  const c = m.box(122, 10, 8, 44, 54, 74, 'white');
  m.on(c, 'front').panel(6, 46, 20, 22).vent(6, 6, 32, 30, 6);
  m.ends(c, (e) => e.disc(27, 34, 18, 'dark', 1, 2).disc(27, 34, 6, 'iron', 1, 1));
  for (const x of [126, 156]) for (const y of [14, 54]) m.drum('y', x, y, 4, 4, 4, 'rubber', 12);
  for (const z of [30, 40])
    m.pipe(
      [
        [122, 60, z],
        [100, 68, z],
        [66, 68, z],
      ],
      2,
      'liquid',
    );
}

/** The power supply and resonator of a strong laser. */
function sourceCabinet(m: Machine): void {
  const c = m.shell('z', -58, 6, 10, 50, 70, 96, 5, 'white');
  m.on(c, 'front').door(6, 6, 38, 60, null).band(82, 5, 'accent').vent(10, 68, 30, 10, 3);
  for (const x of [-52, -14]) for (const y of [12, 64]) m.drum('y', x, y, 5, 5, 4, 'rubber', 12);
  m.pipe(
    [
      [-33, 40, 106],
      [-33, 40, 122],
      [4, 40, 122],
    ],
    3,
    'rubber',
  );
}

/** A bench that the machine stands on, in place of its own cabinet. */
function bench(m: Machine): void {
  const top = m.box(-30, -24, 68, 130, 104, 8, 'wood');
  m.on(top, 'front').band(0, 2, 'trim');
  for (const x of [-28, 92]) for (const y of [-22, 72]) m.box(x, y, 0, 6, 6, 68, 'iron');
  m.box(-22, 72, 24, 114, 5, 6, 'iron');
}

function floorCabinet(m: Machine): void {
  for (const [x, y] of [
    [6, 8],
    [58, 8],
    [6, 64],
    [58, 64],
  ] as const)
    m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  const base = m.shell('z', 0, 0, 10, 66, 76, 66, 6, 'body');
  m.on(base, 'front').door(8, 8, 50, 46, 'body', 0).band(58, 4, 'accent');
  m.ends(base, (e) => e.vent(18, 14, 40, 34, 6));
}

export function jewelleryLaserWelder(model: Model): Machine {
  const m = new Machine();
  const power = amount(model, 'laser-power', [30, 300], 110);
  if (power <= BENCH) bench(m);
  else floorCabinet(m);
  // Data sheets measure the machine without what stands beside it
  if (power > SOURCE_CABINET) m.onSite(() => sourceCabinet(m));
  if (model.values.cooling === 'external-chiller') m.onSite(() => chiller(m));
  // Chamber with hand holes, viewing window and microscope
  const ch = m.prism(
    'x',
    [
      [-6, 76],
      [76, 76],
      [76, 138],
      [40, 138],
      [18, 126],
      [-6, 98],
    ],
    0,
    66,
    'body',
  );
  const f = m.on(ch, 'front');
  f.disc(16, 10, 8, 'rubber', 3, 2).disc(50, 10, 8, 'rubber', 3, 2);
  f.buttons(27, 18, 6, 1.8, ['green', 'white', 'red']);
  m.box(22, 6, 108, 22, 10, 4, 'dark');
  m.prism(
    'x',
    [
      [-2, 102],
      [14, 122],
      [12, 124],
      [-4, 104],
    ],
    10,
    46,
    'liquid',
  );
  m.rod([33, 34, 138], [33, 34, 152], 6, 'white');
  m.bar([33, 36, 150], [33, 12, 152], 9, 'white');
  m.rod([33, 14, 154], [33, 8, 132], 6, 'white');
  for (const x of [27, 39]) m.rod([x, 8, 150], [x, -8, 160], 3.4, 'dark');
  const screen = m.shell('y', 50, 34, 142, 34, 5, 28, 2, 'white');
  m.on(screen, 'front').panel(2, 2, 30, 24);
  m.box(58, 38, 136, 10, 6, 8, 'iron');
  // Arm rest, foot pedal, rings on a tray
  m.shell('z', 2, -30, 76, 62, 26, 4, 8, 'rubber');
  m.shell('z', 70, 10, 68, 30, 44, 3, 6, 'dark');
  for (const [x, y] of [
    [78, 20],
    [90, 20],
    [78, 34],
    [90, 34],
    [84, 46],
  ] as const) {
    m.turned(
      'z',
      x,
      y,
      71,
      [
        [0, 3],
        [0, 4.4],
        [2.4, 4.4],
        [2.4, 3],
        [0, 3],
      ],
      'saffron',
    );
    m.turned(
      'z',
      x,
      y - 4.4,
      73.4,
      [
        [0, 0.6],
        [1.6, 1.6],
        [2.4, 1],
      ],
      'liquid',
    );
  }
  m.box(64, 24, 62, 8, 20, 6, 'iron');
  m.prism(
    'x',
    [
      [-56, 0],
      [-34, 0],
      [-34, 8],
      [-56, 3],
    ],
    22,
    20,
    'accent',
  );
  m.wire([32, -34, 2], [32, 4, 4], 'rubber', 1.6);
  return m.focus(44, -4, 112, 40);
}
