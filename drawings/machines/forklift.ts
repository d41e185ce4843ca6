// Draws a counterbalance forklift with a loaded pallet.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

export function forklift(model: Model): Machine {
  const m = new Machine();
  const { design } = model.values;
  const [front, rear] = design === 'yard' ? [44, 38] : [34, 27];
  // A three-wheeled truck steers with a pair of wheels in the middle, which looks like one.
  const rearAt = design === 'three-wheel' ? [46] : [2, 96];
  for (const y of [0, 94]) wheel(m, 60, y, front, front, 22);
  for (const y of rearAt) wheel(m, 200, y, rear, rear, design === 'three-wheel' ? 26 : 18);
  const chassis = m.prism(
    'y',
    [
      [30, 26],
      [108, 30],
      [150, 30],
      [170, 54],
      [232, 54],
      [244, 70],
      [244, 112],
      [150, 116],
      [136, 74],
      [40, 74],
    ],
    14,
    88,
    'body',
  );
  m.on(chassis, 'front')
    .rect(118, 54, 90, 22, 'body', 0)
    .vent(140, 58, 44, 12, 3)
    .stripes(84, 34, 26, 7);
  m.shell('z', 212, 12, 56, 44, 92, 62, 14, 'trim');
  m.box(140, 30, 112, 70, 60, 6, 'dark');
  // Seat, wheel, guard
  m.box(130, 40, 78, 44, 40, 14, 'rubber');
  m.prism(
    'y',
    [
      [164, 118],
      [178, 118],
      [190, 164],
      [180, 166],
    ],
    42,
    36,
    'rubber',
  );
  m.rod([86, 58, 72], [100, 58, 118], 3, 'iron');
  m.turned(
    'x',
    98,
    58,
    120,
    [
      [0, 15],
      [3, 15],
      [3, 11],
      [0, 11],
    ],
    'rubber',
  );
  for (const y of [18, 94]) {
    m.bar([48, y, 74], [74, y, 212], 7, 'dark');
    m.bar([226, y, 112], [210, y, 212], 7, 'dark');
  }
  const roof = m.box(66, 14, 212, 152, 88, 7, 'dark');
  const r = m.on(roof, 'top');
  for (let i = 0; i < 6; i++) r.rect(12 + i * 22, 10, 14, 68, 'white', 1, 1.2);
  if (design === 'cold-store') {
    const cab = m.prism(
      'y',
      [
        [52, 74],
        [136, 74],
        [150, 116],
        [224, 116],
        [209, 212],
        [76, 212],
      ],
      16,
      84,
      'glass',
    );
    m.on(cab, 'front').line([
      [98, 42],
      [92, 138],
    ]);
  }
  const top =
    8 +
    (design === 'container-mast'
      ? 200
      : 170 + amount(model, 'lifting-height', [2000, 6000], 4500) / 40);
  // Mast, carriage, forks with a loaded pallet
  for (const y of [26, 82]) {
    m.box(16, y, 8, 12, 12, top, 'iron');
    m.box(6, y + 2, 10, 9, 9, top - 12, 'steel');
    // Full free lift stands inside a container: three stages, as low as the truck.
    if (design === 'container-mast') m.box(28, y - 4, 8, 10, 12, top - 6, 'trim');
  }
  for (const z of [70, 160, top - 4]) m.box(16, 38, z, 12, 44, 10, 'iron');
  m.rod([18, 60, 20], [18, 60, 210], 5, 'shine');
  m.box(-2, 16, 34, 8, 88, 10, 'dark');
  m.box(-2, 16, 78, 8, 88, 10, 'dark');
  for (let i = 0; i < 5; i++) m.box(-1, 18 + i * 20, 88, 5, 4, 44, 'dark');
  for (const y of [30, 78])
    m.prism(
      'y',
      [
        [-2, 84],
        [-8, 84],
        [-8, 30],
        [-112, 26],
        [-112, 22],
        [-2, 22],
      ],
      y,
      12,
      'dark',
    );
  m.onSite(() => palletOfCartons(m));
  m.ball(196, 58, 224, 6, 'saffron');
  m.travels = 'rack';
  return m.focus(-20, 50, 70, 90);
}

function palletOfCartons(m: Machine): void {
  for (const z of [31, 43]) m.box(-114, 6, z, 102, 108, 3, 'wood');
  for (const y of [6, 55, 104]) m.box(-114, y, 34, 102, 10, 9, 'wood');
  for (let i = 0; i < 2; i++)
    for (let k = 0; k < 2; k++) {
      const c = m.box(-112 + i * 49, 10 + k * 50, 46, 47, 48, 42, 'copper');
      m.on(c, 'front')
        .line(
          [
            [0, 30],
            [47, 30],
          ],
          1,
        )
        .rect(8, 8, 14, 10, 'white', 0, 0.8);
      m.ends(c, (e) =>
        e.line(
          [
            [0, 30],
            [48, 30],
          ],
          1,
        ),
      );
    }
}
