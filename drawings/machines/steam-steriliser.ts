// Draws a steam steriliser with its loading trolley: its design, and a chamber as deep as its volume needs.
import { bottle } from '../kit/bottle.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { benchSteriliser, verticalSteriliser } from './small-sterilisers.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  bench: benchSteriliser,
  vertical: verticalSteriliser,
};

export function steamSteriliser(model: Model): Machine {
  const { design } = model.values;
  const other = OTHERS[String(design)];
  if (other) return other();
  const m = largeSteriliser(90 + amount(model, 'chamber-volume', [100, 2500], 700) / 10);
  if (design === 'pass-through') cleanRoomWall(m);
  if (design === 'liquid') bottles(m);
  return m;
}

/** The wall between two rooms that it is loaded and unloaded from. */
function cleanRoomWall(m: Machine): void {
  m.onSite(() => {
    m.box(-110, 60, 0, 110, 12, 236, 'white');
    m.box(150, 60, 0, 90, 12, 236, 'white');
    m.box(0, 60, 198, 150, 12, 38, 'white');
  });
}

/** Bottles on the trolley, and the tank of the water that cools them by spraying. */
function bottles(m: Machine): void {
  for (let i = 0; i < 4; i++)
    for (const y of [-96, -74]) bottle(m, 28 + i * 17, y, 84, 6.5, 26, 'liquid', 'red');
  const tank = m.vessel('z', 190, 60, 16, 30, 150, 'steel', 0.5);
  m.on(tank, 'front').gauge(30, 100, 9);
  for (const dx of [-18, 18]) m.box(187 + dx, 56, 0, 6, 6, 36, 'iron');
  m.pipe(
    [
      [190, 60, 160],
      [190, 60, 214],
      [80, 60, 214],
    ],
    5,
    'liquid',
  );
}

/** `deep`: centimetres from the door to the back. */
function largeSteriliser(deep: number): Machine {
  const m = new Machine();
  feet(m, 0, 0, 150, deep, 8);
  const body = m.box(0, 0, 8, 150, deep, 190, 'steel');
  const f = m.on(body, 'front');
  f.rect(6, 6, 138, 178, 'white', 0)
    .band(172, 10, 'body')
    .rect(16, 30, 96, 106, 'iron', 1, 2.4)
    .panel(96, 140, 44, 30)
    .gauge(34, 154, 9)
    .gauge(62, 154, 9)
    .door(16, 8, 80, 18);
  m.ends(body, (e) =>
    e
      .seams(Math.round(deep / 54))
      .vent(deep - 80, 130, 60, 24)
      .door(16, 16, 60, 90),
  );
  // Chamber seen through the open door
  f.rect(24, 38, 80, 90, 'dark', 2, 2).rect(34, 48, 60, 70, 'dark', 1, 1.2);
  for (const v of [62, 92]) f.rect(30, v, 68, 3, 'shine', 0, 1);
  for (let i = 0; i < 3; i++)
    f.rect(34 + i * 21, 65, 17, 13, 'body', 0, 1).rect(34 + i * 21, 95, 17, 13, 'steel', 0, 1);
  const door = m.shell('x', 112, -104, 40, 14, 100, 106, 10, 'shine');
  m.ends(door, (e) =>
    e.rect(10, 12, 80, 82, null).disc(50, 53, 16, 'iron').disc(50, 53, 7, 'shine'),
  );
  for (const z of [58, 116]) m.box(112, -6, z, 12, 10, 14, 'iron');
  // Loading trolley
  for (const x of [14, 90]) for (const y of [-110, -50]) m.box(x, y, 8, 5, 5, 60, 'shine');
  for (const x of [16, 92]) for (const y of [-108, -48]) m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  m.box(12, -112, 68, 84, 68, 4, 'shine');
  m.funnel(54, -78, 72, [60, 44], [66, 50], 18, 'steel');
  m.pipe(
    [
      [40, deep - 40, 198],
      [40, deep - 40, 222],
      [120, deep - 40, 222],
      [120, deep - 40, 198],
    ],
    5,
    'copper',
  );
  m.drum('z', 80, 60, 198, 7, 20, 'steel');
  m.ball(80, 60, 222, 8, 'red');
  return m.focus(66, -10, 90, 74);
}
