// Draws a quilting machine: as wide as it quilts, its needles and thread, and what cuts the quilt.
import { beacon, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Needles of the whole bar, with a cone of thread for every second one; ultrasound needs neither, but a horn roller. */
function stitching(m: Machine, w: number, stitch: unknown): void {
  const needles = Math.round(w / 11);
  if (stitch === 'ultrasonic') {
    for (let i = 0; i < needles / 3; i++) m.box(44 + i * 33, 36, 108, 18, 12, 28, 'copper');
    m.box(60, 48, 180, w - 52, 34, 34, 'trim');
    return;
  }
  for (let i = 0; i < needles; i++) m.drum('z', 44 + i * 10.6, 44, 110, 1, 26, 'shine', 8);
  for (const x of [44, 20 + w]) m.bar([x, 64, 180], [x, 64, 236], 5, 'iron');
  m.box(38, 44, 212, w - 8, 40, 3, 'steel');
  for (let i = 0; i < needles / 2; i++)
    m.turned(
      'z',
      52 + i * 20.6,
      62,
      215,
      [
        [0, 8],
        [2, 8.4],
        [22, 4],
      ],
      i % 2 ? 'accent' : 'white',
    );
  if (stitch !== 'lock') return;
  // Lock stitch has a second thread: a bar of bobbins below the cloth
  const bobbins = m.box(34, -4, 86, w, 16, 20, 'trim');
  const f = m.on(bobbins, 'front');
  for (let i = 0; i < needles / 2; i++) f.disc(12 + i * 20.6, 10, 6, 'shine');
}

/** In front: discs that slit along the quilt, and a table with a knife across it. */
function cutting(m: Machine, w: number, device: unknown): void {
  if (device !== 'slitter' && device !== 'both') return;
  m.rod([30, -22, 112], [38 + w, -22, 112], 3, 'iron');
  for (const k of [0.04, 0.5, 0.96]) m.drum('x', 32 + w * k, -22, 112, 13, 4, 'red', 20);
  if (device !== 'both') return;
  const table = m.box(34, -110, 66, w, 84, 6, 'cloth');
  m.on(table, 'front').band(0, 3, 'steel');
  for (const x of [36, 28 + w]) for (const y of [-108, -40]) m.box(x, y, 0, 6, 6, 66, 'iron');
  m.box(28, -72, 92, w + 12, 16, 14, 'accent');
  for (const x of [28, 32 + w]) m.box(x, -70, 72, 8, 12, 22, 'iron');
}

export function quiltingMachine(model: Model): Machine {
  const m = new Machine();
  const w = amount(model, 'quilting-width', [1000, 3400], 2420) / 10;
  const { stitch } = model.values;
  // What is thick comes from a thick roll of wadding
  const wadding = 26 + amount(model, 'quilting-thickness', [10, 90], 50) / 2.6;
  for (const x of [0, 34 + w]) {
    const side = m.prism(
      'x',
      [
        [0, 0],
        [150, 0],
        [150, 60],
        [110, 170],
        [40, 170],
        [0, 90],
      ],
      x,
      34,
      'body',
    );
    m.on(side, 'front').band(6, 6, 'accent').rect(6, 30, 22, 40, 'body', 0);
    m.ends(side, (e) => e.rect(26, 20, 60, 80, 'body', 0).vent(34, 110, 46, 30));
  }
  m.box(34, 60, 0, w, 60, 30, 'dark');
  // Mattress quilt hanging in front with its diamond pattern
  const quilt = m.box(40, 12, 24, w - 12, 5, 78, 'cloth');
  const f = m.on(quilt, 'front');
  for (let i = 0; i < Math.floor((w - 12) / 23); i++) {
    f.line(
      [
        [i * 23, 0],
        [i * 23 + 23, 39],
        [i * 23, 78],
      ],
      1.6,
    ).line(
      [
        [i * 23 + 23, 0],
        [i * 23, 39],
        [i * 23 + 23, 78],
      ],
      1.6,
    );
  }
  m.drum('x', 34, 22, 102, 11, w, 'shine');
  m.box(34, 24, 104, w, 60, 5, 'cloth');
  const head = m.box(34, 40, 134, w, 50, 46, 'body');
  m.on(head, 'front').band(34, 6, 'accent').seams(6, 1).rect(0, 4, w, 12, 'iron', 1, 1.2);
  stitching(m, w, stitch);
  cutting(m, w, model.values['cut-off-device']);
  // Three rolls behind: face, wadding, backing
  for (const [y, z, r, c] of [
    [190, 60, 34, 'accent'],
    [200, 150, wadding, 'white'],
    [260, 60, 30, 'cloth'],
  ] as const)
    m.drum('x', 40, y, z, r, w - 12, c);
  for (const x of [26, 30 + w])
    m.prism(
      'x',
      [
        [150, 0],
        [290, 0],
        [290, 14],
        [264, 66],
        [212, 156],
        [198, 156],
        [186, 66],
        [150, 14],
      ],
      x,
      8,
      'iron',
    );
  pendant(m, 58 + w, -20, 110, 46, 48, [54 + w, 20, 160]);
  beacon(m, 50 + w, 74, 170, 4);
  return m.focus(130, 30, 118, 72);
}
