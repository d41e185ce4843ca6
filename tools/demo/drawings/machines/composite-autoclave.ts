// Draws an autoclave for carbon fibre parts, its door open.
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function compositeAutoclave(): Machine {
  const m = new Machine();
  for (const x of [90, 300, 510])
    m.prism(
      'x',
      [
        [0, 0],
        [220, 0],
        [200, 70],
        [20, 70],
      ],
      x,
      26,
      'dark',
    );
  const shell = m.vessel('x', 0, 110, 150, 118, 600, 'body', 0.3);
  const f = m.on(shell, 'front');
  for (const u of [120, 240, 360, 480])
    f.line(
      [
        [u, 6],
        [u, 230],
      ],
      1.8,
    );
  f.dataPlate(290, 96, 50).gauge(180, 150, 14).gauge(420, 150, 14);
  m.drum('x', 574, 110, 150, 134, 30, 'trim');
  for (let i = 0; i < 18; i++) {
    const a = (2 * Math.PI * i) / 18;
    m.box(590, 110 + 124 * Math.cos(a) - 9, 150 + 124 * Math.sin(a) - 9, 18, 18, 18, 'iron');
  }
  // Mouth: inside lit, rails and a wing skin on its cart rolling out; the door stands aside
  const mouth = m.drum('x', 604, 110, 150, 108, 3, 'dark');
  m.on(mouth, 'right').disc(108, 108, 92, 'iron', 2, 2).disc(108, 108, 60, 'dark', 2, 1.4);
  for (const y of [60, 154]) m.box(604, y, 66, 330, 10, 10, 'iron');
  for (const x of [680, 800, 910]) for (const y of [60, 154]) m.box(x, y, 0, 10, 10, 66, 'iron');
  m.box(640, 52, 84, 270, 120, 12, 'steel');
  for (const x of [660, 880]) for (const y of [56, 152]) m.drum('y', x, y, 80, 8, 14, 'rubber', 14);
  m.prism(
    'x',
    [
      [60, 96],
      [164, 96],
      [164, 104],
      [150, 128],
      [110, 140],
      [74, 126],
      [60, 104],
    ],
    650,
    250,
    'rubber',
  );
  for (const x of [700, 770, 840])
    m.prism(
      'x',
      [
        [58, 96],
        [166, 96],
        [166, 105],
        [151, 130],
        [110, 142.5],
        [73, 128],
        [58, 105],
      ],
      x,
      8,
      'accent',
    );
  m.turned(
    'y',
    650,
    300,
    150,
    [
      [0, 126],
      [16, 126],
      [40, 84],
      [56, 24],
    ],
    'trim',
  );
  m.bar([590, 250, 290], [650, 310, 290], 12, 'iron');
  const tank = m.vessel('z', -80, 40, 30, 40, 220, 'white', 0.5);
  m.on(tank, 'front').gauge(40, 150, 11);
  for (const a of [0.6, 2.6, 4.7])
    m.bar(
      [-80 + 30 * Math.cos(a), 40 + 30 * Math.sin(a), 0],
      [-80 + 30 * Math.cos(a), 40 + 30 * Math.sin(a), 50],
      9,
      'iron',
    );
  m.pipe(
    [
      [-80, 40, 246],
      [-80, 40, 300],
      [160, 110, 300],
      [160, 110, 262],
    ],
    8,
    'copper',
  );
  const c = cabinet(m, 150, -90, 0, 120, 40, 170, 'white', 2);
  m.on(c, 'front').panel(34, 104, 52, 54);
  m.drum('z', 420, 110, 262, 12, 44, 'iron');
  m.ball(420, 110, 312, 16, 'red');
  m.travels = 'container';
  return m.focus(660, 90, 130, 150);
}
