// Draws the small drilling and tapping centre, and the dust extractor of a centre for graphite.
import { beacon, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** Narrow and tall, with its tools in a ring around the spindle. */
export function tappingCentre(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 160, 190, 10);
  m.box(0, 0, 10, 160, 190, 30, 'dark');
  const low = m.box(0, 0, 40, 160, 190, 60, 'body');
  m.on(low, 'front').band(48, 5, 'accent').vent(16, 10, 50, 26, 4);
  const cabin = m.shell('x', 0, 0, 100, 160, 190, 110, 12, 'white');
  m.on(cabin, 'front')
    .rect(16, 10, 100, 84, 'dark', 2, 2)
    .rect(30, 14, 72, 10, 'shine', 0)
    .rect(56, 26, 22, 12, 'accent')
    .disc(66, 74, 20, 'steel', 0)
    .disc(66, 74, 8, 'iron')
    .rect(62, 44, 8, 18, 'shine', 0);
  const panel = m.box(122, -10, 108, 34, 12, 84, 'body');
  m.on(panel, 'front').panel(3, 36, 28, 44).disc(10, 16, 5, 'red').disc(24, 16, 6, 'dark');
  m.box(50, 90, 210, 66, 74, 54, 'body');
  m.drum('z', 83, 126, 264, 14, 26, 'iron');
  m.box(-40, 60, 30, 40, 90, 50, 'trim');
  beacon(m, 140, 160, 210, 5);
  return m.focus(66, 0, 160, 70);
}

export function dustExtractor(m: Machine): void {
  const box = m.box(-140, 120, 0, 100, 90, 150, 'white');
  m.on(box, 'front').door(8, 8, 84, 60).vent(16, 84, 68, 50, 8);
  m.turned(
    'z',
    -90,
    165,
    150,
    [
      [0, 34],
      [40, 34],
      [60, 14],
    ],
    'trim',
  );
  m.pipe(
    [
      [-90, 165, 208],
      [-90, 165, 262],
      [60, 165, 262],
      [60, 165, 236],
    ],
    12,
    'steel',
  );
}
