// Draws a ball mill with its girth gear.
import { motor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

export function ballMill(): Machine {
  const m = new Machine();
  for (const x of [-60, 380]) {
    m.prism(
      'x',
      [
        [30, 0],
        [250, 0],
        [230, 70],
        [50, 70],
      ],
      x,
      56,
      'concrete',
    );
    m.prism(
      'x',
      [
        [60, 70],
        [220, 70],
        [200, 130],
        [80, 130],
      ],
      x + 4,
      48,
      'body',
    );
    m.drum('x', x + 2, 140, 150, 44, 52, 'body');
  }
  // Trunnions, conical ends, bolted shell, girth gear with its drive
  m.drum('x', -90, 140, 150, 28, 90, 'steel');
  m.drum('x', 380, 140, 150, 28, 96, 'steel');
  m.turned(
    'x',
    6,
    140,
    150,
    [
      [0, 40],
      [36, 124],
      [44, 130],
    ],
    'trim',
  );
  const shell = m.drum('x', 46, 140, 150, 118, 268, 'body');
  const f = m.on(shell, 'front');
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 10; i++) f.disc(18 + i * 25, 70 + r * 32, 3.2, 'iron', 1, 1);
  f.rect(112, 88, 46, 46, 'trim', 0, 2);
  m.drum('x', 44, 140, 150, 128, 10, 'trim');
  m.drum('x', 300, 140, 150, 128, 10, 'trim');
  m.drum('x', 314, 140, 150, 146, 20, 'iron');
  for (let i = 0; i < 44; i++) {
    const a = (2 * Math.PI * i) / 44;
    m.box(314, 140 + 148 * Math.cos(a) - 3, 150 + 148 * Math.sin(a) - 3, 20, 6, 6, 'iron');
  }
  m.turned(
    'x',
    334,
    140,
    150,
    [
      [0, 128],
      [10, 122],
      [46, 40],
    ],
    'trim',
  );
  m.drum('x', 300, -24, 60, 22, 60, 'shine');
  m.box(290, -60, 0, 90, 76, 36, 'concrete');
  m.box(384, -56, 30, 60, 66, 60, 'trim');
  motor(m, 'x', 452, -24, 60, 30, 86, 'accent');
  m.box(380, -60, 0, 160, 76, 30, 'concrete');
  m.funnel(-120, 140, 170, [40, 50], [90, 100], 70, 'steel');
  m.bar([-120, 140, 0], [-120, 140, 172], 16, 'iron');
  m.prism(
    'y',
    [
      [476, 176],
      [530, 60],
      [500, 60],
      [470, 124],
    ],
    112,
    56,
    'steel',
  );
  m.travels = 'container';
  return m.focus(330, 20, 150, 130);
}
