// Draws a battery pack assembly line.
import { conveyor } from '../kit/drives.ts';
import { beacon, guard } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function batteryLine(): Machine {
  const m = new Machine();
  conveyor(m, -60, 20, 84, 620, 60, 'dark', 'shine', 5);
  const cell = (x: number, done: boolean): void => {
    const c = m.box(x, 34, 84, 30, 30, 22, done ? 'body' : 'steel');
    m.on(c, 'top')
      .rect(4, 5, 6, 6, 'copper', 0, 1)
      .rect(20, 5, 6, 6, 'red', 0, 1)
      .rect(4, 19, 22, 4, 'white', 0, 0.8);
    m.on(c, 'front').rect(4, 5, 22, 12, done ? 'saffron' : 'white', 0, 1);
  };
  for (let i = 0; i < 12; i++) cell(-50 + i * 50, i > 6);
  // Three stations: stacking robot under glass, laser welder, tester
  for (const [x, w] of [
    [20, 130],
    [230, 130],
  ] as const) {
    m.box(x, 100, 0, w, 70, 86, 'body');
    const low = m.box(x, -10, 0, w, 24, 64, 'body');
    m.on(low, 'front').door(8, 6, 50, 48, 'body', 0).door(70, 6, 50, 48, 'body', 0);
    const pane = guard(m, x, -10, 86, w, 180, 96, 'white', 6);
    m.on(pane, 'front').line(
      [
        [w / 2 - 6, 0],
        [w / 2 - 6, 90],
      ],
      2,
    );
    const roof = m.box(x, -10, 182, w, 180, 14, 'body');
    m.on(roof, 'front').band(3, 4, 'accent');
    beacon(m, x + 14, 150, 196, 4);
  }
  // Gantry picker in the first, laser head in the second
  m.box(40, 60, 160, 96, 14, 12, 'steel');
  m.box(76, 44, 118, 18, 16, 50, 'accent');
  m.box(72, 42, 108, 26, 20, 8, 'dark');
  m.box(284, 50, 130, 24, 24, 40, 'dark');
  m.turned(
    'z',
    296,
    62,
    108,
    [
      [0, 2],
      [22, 11],
    ],
    'red',
  );
  // Tester with cables, rack of finished packs
  const rack = m.box(420, 90, 0, 120, 70, 190, 'white');
  const f = m.on(rack, 'front');
  for (let i = 0; i < 4; i++)
    f.rect(8, 94 + i * 23, 104, 19, 'body', 0)
      .buttons(16, 103 + i * 23, 10, 2.6, ['green', 'green', 'saffron', 'green'])
      .vent(66, 98 + i * 23, 38, 11, 3);
  for (let i = 0; i < 4; i++)
    m.pipe(
      [
        [436 + i * 24, 90, 150],
        [436 + i * 24, 66, 140],
        [436 + i * 24, 56, 107],
      ],
      1.6,
      'red',
    );
  const desk = m.box(164, -20, 0, 46, 36, 108, 'white');
  m.on(desk, 'front').door(6, 6, 34, 56).panel(5, 66, 36, 38);
  m.travels = 'container';
  return m.focus(300, 30, 110, 90);
}
