// Draws the chargers that are not one floor cabinet: split, wall-mounted, mobile, and for depots of three-wheelers.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Solid } from '../kit/solids.ts';

function gun(m: Machine, x: number, y: number, z: number, drop: number): void {
  m.box(x, y, z, 12, 10, 22, 'dark');
  m.rod([x + 6, y, z + 12], [x + 6, y - 12, z + 24], 5, 'rubber');
  m.rod([x + 6, y - 11, z + 22], [x + 6, y - 16, z + 2], 3.4, 'accent');
  m.pipe(
    [
      [x + 6, y - 16, z + 4],
      [x + 4, y - 16, z - drop],
      [x - 6, y - 12, z - drop - 10],
      [x - 14, y - 6, z - drop + 4],
      [x - 14, y - 2, z - 6],
    ],
    2.4,
    'rubber',
  );
}

function face(m: Machine, on: Solid, u: number, v: number, w: number): void {
  m.on(on, 'front')
    .rect(u, v, w, w * 0.8, 'dark', 2, 2)
    .rect(u + w * 0.12, v + w * 0.12, w * 0.76, w * 0.56, 'screen', 0, 1.4)
    .disc(u + w / 2, v - w * 0.16, w * 0.09, 'green');
}

/** A bank of power modules, and the dispensers it feeds. */
export function splitCharger(): Machine {
  const m = new Machine();
  m.box(-6, -6, 0, 192, 92, 10, 'concrete');
  const bank = m.box(0, 0, 10, 180, 80, 190, 'body');
  const f = m.on(bank, 'front');
  for (let i = 0; i < 3; i++)
    f.door(4 + i * 59, 6, 55, 170, 'body', 0).vent(14 + i * 59, 24, 35, 50, 8);
  f.band(180, 5, 'green');
  m.ends(bank, (e) => e.vent(14, 30, 52, 110, 12));
  // The dispensers stand at the parking bays.
  m.onSite(() => dispensers(m));
  return m.focus(-70, -120, 110, 60);
}

function dispensers(m: Machine): void {
  for (const [x, y] of [
    [-90, -120],
    [60, -150],
  ] as const) {
    m.box(x - 4, y - 4, 0, 48, 40, 8, 'concrete');
    const post = m.shell('z', x, y, 8, 40, 32, 150, 7, 'body');
    face(m, post, 7, 100, 26);
    m.on(post, 'front').band(140, 4, 'green');
    gun(m, x + 42, y + 6, 92, 60);
  }
}

/** A box on a wall. */
export function wallCharger(): Machine {
  const m = new Machine();
  m.onSite(() => {
    const wall = m.box(-60, 34, 0, 180, 10, 190, 'concrete');
    const w = m.on(wall, 'front');
    for (let i = 1; i < 6; i++)
      w.line(
        [
          [0, i * 32],
          [180, i * 32],
        ],
        0.8,
      );
  });
  const body = m.shell('y', 0, 6, 88, 62, 28, 84, 8, 'body');
  face(m, body, 16, 44, 30);
  m.on(body, 'front').rect(10, 8, 42, 20, 'body', 0).vent(14, 11, 34, 14, 4);
  m.ends(body, (e) => e.vent(6, 16, 16, 50, 8));
  gun(m, 66, 18, 116, 70);
  return m.focus(30, 0, 130, 46);
}

/** A box on castors with a handle. */
export function mobileCharger(): Machine {
  const m = new Machine();
  for (const x of [6, 62]) for (const y of [8, 50]) wheel(m, x, y, 8, 8, 6, 'y', 'steel');
  m.box(-4, 0, 15, 78, 64, 6, 'iron');
  const body = m.shell('y', 0, 4, 21, 70, 56, 84, 10, 'body');
  face(m, body, 20, 46, 32);
  m.on(body, 'front').vent(14, 10, 42, 18, 5);
  m.ends(body, (e) => e.vent(12, 14, 32, 50, 9));
  for (const x of [6, 60]) m.bar([x, 62, 60], [x, 84, 118], 4, 'dark');
  m.bar([6, 84, 118], [64, 84, 118], 5, 'rubber');
  gun(m, 74, 20, 74, 42);
  return m.focus(36, 0, 80, 46);
}

/** A low wide cabinet with a row of guns, for a depot. */
export function depotCharger(): Machine {
  const m = new Machine();
  m.box(-6, -6, 0, 152, 52, 8, 'concrete');
  const body = m.box(0, 0, 8, 140, 40, 130, 'body');
  const f = m.on(body, 'front').band(118, 6, 'accent');
  for (let i = 0; i < 4; i++)
    f.rect(6 + i * 34, 8, 28, 40, 'body', 0).vent(10 + i * 34, 14, 20, 22, 4);
  for (let i = 0; i < 4; i++) f.rect(10 + i * 34, 92, 20, 14, 'screen', 0, 1.4);
  for (let i = 3; i >= 0; i--) gun(m, 16 + i * 34, -8, 70, 34);
  m.shell('z', -6, -22, 138, 152, 74, 7, 6, 'trim');
  return m.focus(60, 0, 80, 50);
}
