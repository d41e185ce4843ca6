// Draws a glass-lined reactor: a platform and nozzles as its volume needs, and the fittings of its design.
import { flange, motor } from '../kit/drives.ts';
import { rail } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Litres from which a reactor hangs in a platform that operators walk on. */
const PLATFORM_VOLUME = 3000;

/** Columns and beams that carry the vessel by its lugs; a large one has a floor with a handrail. */
function columns(m: Machine, large: boolean): void {
  const [x0, x1, y1] = large ? [-70, 274, 214] : [0, 204, 164];
  const y0 = large ? -50 : 0;
  for (const x of [x0, x1]) for (const y of [y0, y1]) m.box(x, y, 0, 16, 16, 190, 'iron');
  for (const y of [y0 + 2, y1 + 2]) m.box(x0 + 16, y, 178, x1 - x0 - 16, 12, 12, 'iron');
  for (const x of [x0 + 2, x1 + 2]) m.box(x, y0 + 16, 178, 12, y1 - y0 - 16, 12, 'iron');
  if (!large) return;
  const w = x1 - x0 + 16;
  m.box(x0, y0, 190, w, 70, 5, 'steel');
  m.box(x0, y0 + 200, 190, w, 80, 5, 'steel');
  for (const [x, wide] of [
    [x0, 92],
    [x1 - 76, 92],
  ] as const)
    m.box(x, y0 + 70, 190, wide, 130, 5, 'steel');
  rail(m, [
    [x0 + 4, y1 + 10, 195],
    [x0 + 4, y0 + 4, 195],
    [110, y0 + 4, 195],
    [x1 + 12, y0 + 4, 195],
    [x1 + 12, y1 + 10, 195],
  ]);
  for (const y of [y0 - 6, y0 + 34]) m.bar([x0 - 60, y, 0], [x0 - 2, y, 200], 5, 'saffron');
  for (let i = 1; i < 9; i++) m.box(x0 - 60 + i * 6.4, y0 - 4, i * 22, 5, 38, 3, 'saffron');
}

/** Column and condenser over the lid, and the receiver for what was distilled. */
function still(m: Machine): void {
  m.drum('z', 158, 124, 246, 14, 110, 'steel');
  for (const z of [276, 316]) flange(m, 'z', 158, 124, z, 19, 4);
  m.vessel('x', 168, 124, 366, 24, 150, 'steel', 0.4);
  m.drum('z', 158, 124, 350, 14, 20, 'steel');
  m.pipe(
    [
      [300, 124, 344],
      [300, 124, 130],
    ],
    6,
    'steel',
  );
  const receiver = m.vessel('z', 300, 124, 30, 34, 104, 'body', 0.5);
  m.on(receiver, 'front').gauge(34, 56, 8);
  for (const a of [0.5, 2.6, 4.7]) {
    const [x, y] = [300 + 26 * Math.cos(a), 124 + 26 * Math.sin(a)];
    m.bar([x, y, 0], [x, y, 46], 7, 'iron');
  }
}

/** The vessel ends in a cone, and a screw takes the crystals out below. */
function crystalOutlet(m: Machine): void {
  m.turned(
    'z',
    110,
    90,
    26,
    [
      [0, 12],
      [60, 62],
    ],
    'body',
  );
  m.drum('x', 60, 90, 22, 12, 150, 'steel');
  motor(m, 'x', 210, 90, 22, 12, 34);
}

export function glassLinedReactor(model: Model): Machine {
  const m = new Machine();
  const { design } = model.values;
  const volume = amount(model, 'nominal-volume', [50, 20_000], 1500);
  const nozzles = Math.round(amount(model, 'nominal-volume', [500, 8000], 1500) / 1000) + 3;
  // A platform is built where the reactor stands; a small one comes in its frame
  if (volume >= PLATFORM_VOLUME) m.onSite(() => columns(m, true));
  else columns(m, false);
  const slim = volume < 600 ? 14 : 0;
  const r = 76 - slim;
  m.vessel('z', 110, 90, 60, r, 176, 'body', design === 'crystallisation' ? 0.7 : 0.45);
  if (design === 'crystallisation') crystalOutlet(m);
  if (design === 'closed')
    // Welded in one piece: a weld instead of the bolted flange, and a manhole in the lid
    m.drum('z', 110, 90, 196, r + 1.5, 4, 'trim');
  else {
    m.drum('z', 110, 90, 190, r + 6, 10, 'trim');
    const clamps = design === 'open' ? 22 : 14;
    for (let i = 0; i < clamps; i++) {
      const a = (2 * Math.PI * i) / clamps;
      const [x, y] = [110 + (r + 3) * Math.cos(a), 90 + (r + 3) * Math.sin(a)];
      m.drum('z', x, y, 200, 4, 12, 'shine', 10);
    }
  }
  m.turned(
    'z',
    110,
    90,
    208,
    [
      [0, r - 2],
      [14, r - 14],
      [26, r - 34],
      [30, 24],
    ],
    'body',
  );
  for (let i = 0; i < nozzles; i++) {
    const a = (2 * Math.PI * (i + 0.6)) / nozzles;
    const [x, y] = [110 + (r - 22) * Math.cos(a), 90 + (r - 22) * Math.sin(a)];
    m.drum('z', x, y, 214, 8, 24, 'body');
    flange(m, 'z', x, y, 238, 13, 5);
  }
  if (design === 'closed') {
    m.drum('y', 110, 90 - r + 4, 216, 20, 16, 'body');
    m.drum('y', 110, 90 - r, 216, 24, 6, 'steel');
  }
  m.drum('z', 110, 90, 236, 20, 20, 'steel');
  m.box(92, 72, 256, 36, 36, 44, 'trim');
  motor(m, 'z', 110, 90, 300, 20, 54);
  if (design !== 'crystallisation') {
    m.drum('z', 110, 90, 34, 10, 40, 'body');
    flange(m, 'z', 110, 90, 30, 18, 6);
  }
  // Heat carrier to the jacket
  m.pipe(
    [
      [110, 90 - r, 120],
      [110, 62 - r, 120],
      [110, 62 - r, 30],
      [180, 62 - r, 30],
    ],
    5,
    'copper',
  );
  if (design === 'distillation') still(m);
  const jacket = m.box(76, 86 - r, 128, 68, 4, 30, 'steel');
  m.on(jacket, 'front').dataPlate(10, 5, 30).gauge(54, 14, 8);
  return m.focus(110, 60, 220, 92);
}
