// Draws diesel generator sets in a housing: silent canopy, container, trailer; and the transfer switch beside an open one.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

function canopy(m: Machine, z: number): void {
  const body = m.prism(
    'y',
    [
      [0, z],
      [300, z],
      [300, z + 116],
      [284, z + 132],
      [16, z + 132],
      [0, z + 116],
    ],
    0,
    104,
    'body',
  );
  const f = m.on(body, 'front');
  for (let i = 0; i < 3; i++) f.door(66 + i * 62, 10, 58, 96, 'body', 0);
  f.vent(10, 20, 46, 80, 9)
    .vent(258, 20, 34, 80, 9)
    .rect(140, 52, 34, 34, 'liquid', 0, 1.6)
    .band(112, 6, 'accent');
  m.on(body, 'right').rect(20, 20, 64, 70, 'body', 0).panel(28, 34, 48, 46);
  m.on(body, 'left').vent(14, 14, 76, 94, 12);
  m.drum('z', 42, 52, z + 132, 11, 18, 'iron');
  for (const x of [90, 210]) m.bar([x, 46, z + 134], [x, 58, z + 134], 6, 'saffron');
}

/** A soundproof housing on a base tank. */
export function silentSet(): Machine {
  const m = new Machine();
  const sled = m.box(-6, 2, 0, 312, 100, 26, 'dark');
  m.on(sled, 'front').rect(40, 6, 40, 12, 'rubber', 3).rect(230, 6, 40, 12, 'rubber', 3);
  canopy(m, 26);
  return m.focus(280, 0, 90, 70);
}

export function trailerSet(): Machine {
  const m = new Machine();
  m.box(-10, 6, 40, 320, 92, 10, 'dark');
  for (const x of [120, 196]) for (const y of [-18, 100]) wheel(m, x, y, 34, 34, 20);
  m.bar([310, 20, 44], [400, 50, 40], 9, 'dark');
  m.bar([310, 84, 44], [400, 54, 40], 9, 'dark');
  m.drum('z', 400, 52, 34, 11, 10, 'iron');
  m.rod([376, 52, 40], [376, 52, 4], 4, 'iron');
  wheel(m, 376, 46, 9, 9, 10, 'y', 'steel');
  canopy(m, 50);
  for (const x of [80, 170]) m.box(x, -20, 70, 72, 22, 5, 'trim');
  m.travels = 'rack';
  return m.focus(200, 0, 60, 80);
}

export function containerSet(): Machine {
  const m = new Machine();
  const c = m.box(0, 0, 12, 606, 244, 246, 'body');
  const f = m.on(c, 'front');
  for (let i = 0; i < 14; i++) f.rect(150 + i * 21, 16, 10, 214, 'body', 2, 0.8);
  f.vent(20, 40, 110, 160, 14)
    .door(460, 14, 76, 200, 'body', 0)
    .rect(546, 60, 46, 130, 'body', 0)
    .panel(550, 110, 38, 60);
  f.band(0, 10, 'trim').band(236, 10, 'trim');
  const e = m.on(c, 'right');
  e.rect(8, 12, 111, 220, 'body', 1, 2)
    .rect(125, 12, 111, 220, 'body', 1, 2)
    .vent(30, 40, 70, 150, 12)
    .vent(146, 40, 70, 150, 12);
  for (const x of [0, 582]) for (const y of [0, 220]) m.box(x, y, 0, 24, 24, 12, 'dark');
  m.vessel('x', 90, 80, 288, 26, 190, 'iron', 0.4);
  m.drum('z', 110, 80, 258, 10, 20, 'iron');
  m.drum('z', 300, 80, 258, 10, 60, 'iron');
  m.box(380, 60, 258, 160, 130, 14, 'trim');
  m.travels = 'container';
  return m.focus(560, 0, 150, 110);
}

/** The cabinet that starts the set and takes the load over when the mains fails. */
export function transferSwitch(m: Machine): void {
  const box = m.box(336, 20, 0, 70, 44, 180, 'white');
  m.on(box, 'front')
    .door(4, 6, 62, 166)
    .panel(14, 104, 42, 48)
    .buttons(20, 88, 12, 3.6, ['green', 'white', 'red']);
  m.pipe(
    [
      [300, 60, 14],
      [336, 60, 14],
    ],
    5,
    'rubber',
  );
}
