// Draws a sheet-fed offset press: its colours, as wide as its sheet, with its pile.
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

const INKS = ['dark', 'liquid', 'red', 'saffron'] as const;

/** Kinds from 0: two-colour, four-colour, one-colour, numbering, carton with coating. */
export function offsetPress(model: Model): Machine {
  const m = new Machine();
  const { kind } = model;
  const inks = INKS.slice(0, amount(model, 'colours', [1, 4], [2, 4, 1, 2, 4][kind] ?? 4));
  const sheets = amount(model, 'feeder-pile-height', [400, 1100], 800) / 10 - 6;
  // Behind the colours stands a unit that numbers and perforates, or one that coats.
  const units = kind === 3 || kind === 4 ? [...inks, 'steel' as const] : inks;
  const end = (units.length - 4) * 104;
  m.box(-90, -30, 0, 690 + end, 170, 8, 'iron');
  // Feeder with its pile of sheets
  const pile = m.box(-70, 14, 8, 60, 96, sheets, 'white');
  for (const side of ['front', 'left', 'right'] as const) {
    const p = m.on(pile, side);
    for (let v = 5.2; v < sheets; v += 5.2)
      p.line(
        [
          [0, v],
          [p.w, v],
        ],
        0.7,
      );
  }
  for (const y of [4, 112]) m.box(-76, y, 8, 72, 8, 130, 'body');
  m.box(-76, 4, 120 + sheets / 6, 72, 116, 16, 'body');
  m.prism(
    'y',
    [
      [-10, 84],
      [-6, 96],
      [48, 62],
      [48, 56],
    ],
    20,
    84,
    'steel',
  );
  // Ink fountains show which colour a unit prints
  units.forEach((inkColour, i) => {
    const x = 40 + i * 104;
    const unit = m.prism(
      'y',
      [
        [x, 8],
        [x + 92, 8],
        [x + 92, 130],
        [x + 76, 176],
        [x + 16, 176],
        [x, 130],
      ],
      0,
      124,
      'body',
    );
    m.on(unit, 'front')
      .rect(12, 12, 68, 84, 'body', 0)
      .disc(30, 52, 13, 'steel', 0)
      .disc(58, 40, 13, 'steel', 0)
      .disc(46, 74, 11, 'steel', 0)
      .rect(24, 126, 44, 30, 'white', 0)
      .rect(28, 130, 36, 8, inkColour, 1)
      .buttons(30, 148, 9, 2.6, ['green', 'white', 'saffron', 'red'])
      .band(104, 4, 'accent');
    m.box(x + 18, 10, 176, 56, 104, 14, 'dark');
    m.drum('y', x + 34, 12, 194, 8, 100, inkColour);
    m.drum('y', x + 56, 12, 194, 8, 100, 'steel');
    if (i + 1 < units.length) m.box(x + 92, 10, 8, 12, 104, 70, 'trim');
  });
  for (let x = 140; x < 430 + end; x += 104) m.box(x - 8, -30, 20, 12, 30, 4, 'iron');
  const step = m.box(40, -28, 30, 404 + end, 26, 5, 'steel');
  m.on(step, 'top').line(
    [
      [0, 13],
      [404 + end, 13],
    ],
    1,
  );
  const first = m.solids.length;
  // Delivery with the printed pile
  m.prism(
    'y',
    [
      [456, 8],
      [590, 8],
      [590, 120],
      [566, 160],
      [456, 140],
    ],
    60,
    64,
    'body',
  );
  for (const x of [456, 582]) m.box(x, 0, 8, 8, 10, 124, 'body');
  const hood = m.prism(
    'y',
    [
      [448, 124],
      [590, 124],
      [590, 146],
      [570, 164],
      [448, 150],
    ],
    0,
    124,
    'body',
  );
  m.on(hood, 'front').rect(30, 8, 70, 18, 'liquid', 0, 1.6);
  const out = m.box(476, 2, 8, 96, 60, 66, 'white');
  for (const side of ['front', 'right'] as const) {
    const p = m.on(out, side);
    for (let i = 1; i < 12; i++)
      p.line(
        [
          [0, i * 5.4],
          [p.w, i * 5.4],
        ],
        0.7,
      );
  }
  m.on(out, 'top')
    .rect(8, 8, 36, 44, 'liquid', 0, 1)
    .rect(50, 8, 36, 20, 'saffron', 0, 1)
    .rect(50, 32, 36, 20, 'red', 0, 1);
  const desk = m.prism(
    'x',
    [
      [-110, 0],
      [-60, 0],
      [-60, 104],
      [-110, 86],
    ],
    500,
    110,
    'white',
  );
  m.on(desk, 'front').panel(10, 44, 36, 38).door(54, 8, 46, 60);
  m.move(first, m.solids.length, ([x, y, z]) => [x + end, y, z]);
  const width = amount(model, 'sheet-size', [360, 1100], 740) / 740;
  m.move(0, m.solids.length, ([x, y, z]) => [x, y * width, z]);
  m.travels = 'container';
  return m.focus(90, 30, 150, 90);
}
