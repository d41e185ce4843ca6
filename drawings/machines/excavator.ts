// Draws a crawler excavator: its tail, the reach of its stick, its bucket.
import { track } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';
import { breaker, bucket, canopy, dozerBlade } from './excavator-parts.ts';

/** Kinds from 0: mini, zero tail swing, cab, breaker line, swing boom. */
export function excavator(model: Model): Machine {
  const m = new Machine();
  const { kind, values } = model;
  const swing = values['tail-swing'] ?? (kind === 1 ? 'zero' : 'conventional');
  const tail = swing === 'conventional' ? 364 : 300;
  track(m, 0, 390, 0, 54, 86);
  track(m, 0, 390, 200, 54, 86);
  m.box(90, 54, 30, 210, 146, 40, 'dark');
  m.drum('z', 190, 127, 70, 62, 24, 'iron');
  // Upper structure: counterweight right, cab left front, engine cover
  const deck = m.box(50, 20, 94, 300, 214, 22, 'dark');
  m.on(deck, 'front').line(
    [
      [0, 10],
      [300, 10],
    ],
    1,
  );
  const cover = m.box(170, 20, 116, 130, 214, 74, 'body');
  m.on(cover, 'front').door(8, 8, 54, 58, 'body', 0).vent(72, 14, 46, 44, 7);
  m.on(cover, 'top').rect(30, 40, 70, 60, 'body', 1).vent(36, 46, 58, 46, 6);
  const cw = m.shell('z', tail - 64, 20, 104, 64, 214, 92, swing === 'zero' ? 60 : 22, 'trim');
  m.on(cw, 'right').stripes(30, 6, 154, 12);
  m.drum('z', 250, 190, 190, 8, 44, 'iron');
  if (kind === 0) canopy(m);
  else cab(m);
  if (kind !== 2 && kind !== 3) dozerBlade(m);
  // A swing boom turns beside the cab on a post of its own.
  if (kind === 4) m.drum('z', 62, 145, 70, 34, 70, 'trim');
  // Boom, stick, bucket, rams: reaching out to the left
  m.prism(
    'y',
    [
      [150, 130],
      [120, 120],
      [40, 260],
      [-130, 372],
      [-180, 372],
      [-184, 352],
      [-120, 330],
      [-10, 246],
      [80, 110],
      [150, 104],
    ].map(([x, z]): Point => [(x ?? 0) + 10, z ?? 0]),
    128,
    34,
    'body',
  );
  m.rod([96, 145, 122], [10, 145, 246], 9, 'iron');
  m.rod([50, 145, 188], [-8, 145, 270], 5, 'shine');
  m.prism(
    'y',
    [
      [-128, 396],
      [-166, 390],
      [-196, 330],
      [-260, 150],
      [-244, 142],
      [-164, 300],
      [-150, 350],
    ],
    132,
    26,
    'body',
  );
  m.rod([-20, 145, 330], [-100, 145, 384], 8, 'iron');
  m.rod([-80, 145, 372], [-134, 145, 392], 5, 'shine');
  m.rod([-186, 145, 328], [-222, 145, 230], 7, 'iron');
  m.rod([-214, 145, 250], [-266, 145, 186], 4, 'shine');
  const first = m.solids.length;
  if (kind === 3) breaker(m);
  else bucket(m);
  // The bucket hangs from the pin at the end of the stick, at (-250, 150)
  const size = 0.55 + Math.cbrt(amount(model, 'bucket-capacity', [0.01, 1.5], 0.12)) * 0.9;
  m.move(first, m.solids.length, ([x, y, z]) => [
    -250 + (x + 250) * size,
    145 + (y - 145) * size,
    150 + (z - 150) * size,
  ]);
  m.travels = 'rack';
  return m.focus(-240, 120, 110, 130);
}

function cab(m: Machine): void {
  const cab = m.prism(
    'y',
    [
      [56, 116],
      [166, 116],
      [166, 262],
      [84, 262],
      [56, 200],
    ],
    20,
    92,
    'body',
  );
  m.on(cab, 'front')
    .shape(
      [
        [10, 74],
        [64, 74],
        [64, 132],
        [34, 132],
        [10, 84],
      ],
      'liquid',
      0,
      2,
    )
    .rect(10, 8, 54, 60, 'body', 0)
    .rect(72, 62, 28, 70, 'liquid', 0, 2)
    .rect(58, 50, 6, 16, 'dark')
    .line([
      [68, 4],
      [68, 140],
    ]);
  m.on(cab, 'right').rect(14, 70, 64, 60, 'liquid', 1, 2);
  m.shell('z', 78, 16, 262, 94, 100, 8, 4, 'dark');
  m.on(cab, 'left').rect(10, 20, 70, 60, 'liquid', 1, 2);
}
