// What jaw crushers have besides the crusher: a chassis with feeder and belt, or a diesel engine.
import { capsule, wheel } from '../kit/drives.ts';
import type { Machine } from '../kit/machine.ts';

/** Lifts the crusher onto a trailer with a feeder in front and a belt behind. */
export function onTyres(m: Machine): void {
  m.move(0, m.solids.length, ([x, y, z]) => [x, y, z + 110]);
  for (const y of [0, 150]) m.box(-330, y, 84, 800, 22, 30, 'accent');
  for (const x of [150, 270]) for (const y of [-34, 160]) wheel(m, x, y, 46, 46, 42);
  for (const y of [10, 150]) m.box(-300, y, 0, 20, 20, 84, 'iron');
  m.prism(
    'y',
    [
      [-330, 330],
      [-40, 330],
      [-40, 350],
      [-10, 380],
      [-370, 400],
    ],
    6,
    160,
    'body',
  );
  for (const x of [-290, -90]) for (const y of [10, 140]) m.box(x, y, 114, 16, 16, 216, 'iron');
  m.prism(
    'y',
    capsule(0, 420, 0, 26).map(([x, z]) => [x + 300, z + 60 + x * 0.42] as const),
    46,
    80,
    'rubber',
  );
  for (const y of [36, 126]) m.bar([310, y, 66], [710, y, 232], 12, 'accent');
  m.bar([640, 80, 200], [560, 80, 90], 10, 'iron');
  m.bar([-330, 86, 98], [-440, 86, 76], 20, 'accent');
  m.travels = 'rack';
  m.focus(80, 60, 350, 110);
}

export function engine(m: Machine): void {
  m.box(300, 90, 0, 150, 100, 16, 'dark');
  const block = m.box(310, 100, 16, 96, 80, 84, 'accent');
  m.on(block, 'front').vent(10, 14, 40, 50, 7).disc(72, 40, 18, 'iron');
  const radiator = m.box(410, 98, 16, 24, 84, 100, 'dark');
  m.on(radiator, 'right').vent(8, 10, 68, 80, 10);
  m.pipe(
    [
      [340, 140, 100],
      [340, 140, 150],
      [320, 140, 170],
    ],
    6,
    'iron',
  );
  m.drum('x', 350, 120, 112, 14, 50, 'trim');
}
