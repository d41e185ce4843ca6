// Draws the open laser cutter, and what tube and coil cutters have besides the cabin.
import { capsule } from '../kit/drives.ts';
import { beacon, cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** A table with a bridge over it, without a cabin. */
export function openLaser(): Machine {
  const m = new Machine();
  const bed = m.box(0, 0, 10, 420, 210, 56, 'body');
  m.on(bed, 'front').seams(4).stripes(0, 0, 420, 8).rect(150, 18, 120, 26, 'body', 0);
  for (const x of [10, 200, 390]) for (const y of [6, 180]) m.box(x, y, 0, 22, 22, 10, 'iron');
  for (let i = 0; i < 30; i++) m.box(14 + i * 13, 22, 66, 2, 166, 8, 'iron');
  const sheet = m.box(40, 34, 74, 330, 140, 1.5, 'shine');
  m.on(sheet, 'top')
    .disc(60, 40, 22, 'dark')
    .disc(60, 100, 22, 'dark')
    .rect(110, 24, 60, 40, 'dark')
    .rect(110, 80, 60, 40, 'dark')
    .disc(270, 70, 34, 'dark')
    .disc(270, 70, 18, 'shine', 0);
  for (const y of [0, 200]) m.box(0, y, 66, 420, 10, 12, 'shine');
  for (const y of [-10, 194]) m.box(206, y, 66, 44, 26, 58, 'trim');
  const bridge = m.box(212, -14, 110, 32, 238, 34, 'body');
  m.on(bridge, 'right').rect(20, 8, 190, 16, 'body', 0);
  m.on(bridge, 'front').band(26, 5, 'accent');
  const head = m.box(244, 70, 86, 22, 34, 70, 'white');
  m.on(head, 'front').dataPlate(4, 44, 14);
  m.turned(
    'z',
    255,
    86,
    76,
    [
      [0, 2],
      [10, 8],
    ],
    'copper',
  );
  m.drum('z', 255, 86, 156, 5, 20, 'dark');
  cabinet(m, -90, 60, 0, 60, 100, 150, 'white');
  const desk = m.box(440, -20, 0, 50, 36, 112, 'white');
  m.on(desk, 'front').panel(5, 60, 40, 44).door(5, 6, 40, 46);
  beacon(m, 228, 204, 144, 5);
  return m.focus(255, 80, 100, 90);
}

/** Two chucks with a tube between them, along the back of the cabin. */
export function tubeChucks(m: Machine): void {
  const bed = m.box(-330, -96, 0, 700, 58, 54, 'trim');
  m.on(bed, 'front').seams(7).band(44, 5, 'saffron');
  for (const x of [-300, 40, 320]) {
    m.box(x, -104, 54, 42, 74, 82, 'body');
    m.drum('x', x + 42, -67, 100, 28, 10, 'iron');
  }
  m.box(-320, -76, 91, 680, 18, 18, 'shine');
}

/** A coil on its mandrel, and the leveller that the strip goes through. */
export function decoiler(m: Machine): void {
  m.box(820, 70, 0, 60, 70, 130, 'body');
  m.drum('y', 850, 20, 130, 20, 60, 'iron');
  const coil = m.turned(
    'y',
    850,
    -44,
    130,
    [
      [0, 40],
      [0, 96],
      [72, 96],
      [72, 40],
    ],
    'shine',
  );
  m.on(coil, 'front')
    .disc(96, 96, 78, null)
    .disc(96, 96, 60, null)
    .disc(96, 96, 40, 'dark', 1)
    .disc(96, 96, 16, 'iron', 0);
  const leveller = m.box(640, 10, 0, 90, 190, 76, 'trim');
  m.on(leveller, 'front').door(8, 8, 74, 54, 'body', 0);
  for (let i = 0; i < 4; i++) m.drum('y', 652 + i * 22, 20, 86, 9, 170, 'shine', 18);
  m.box(636, 10, 96, 98, 190, 30, 'body');
  m.prism(
    'y',
    [
      [350, 75],
      [640, 80],
      [740, 80],
      [800, 60],
      [800, 58],
      [740, 77],
      [640, 77],
      [350, 73],
    ],
    40,
    130,
    'shine',
  );
  m.prism('y', capsule(734, 760, 60, 84), 40, 130, 'rubber');
  m.travels = 'container';
}
