// Draws an ultraviolet printer: its design, a table of its width, and its print heads.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { rollPrinter, smallPrinter } from './uv-printer-kinds.ts';

const INKS = ['liquid', 'red', 'saffron', 'dark'] as const;

const OTHERS: Readonly<Record<string, () => Machine>> = {
  'small-format': smallPrinter,
  hybrid: () => rollPrinter(false),
  dtf: () => rollPrinter(true),
};

export function uvPrinter(model: Model): Machine {
  const { design } = model.values;
  const other = OTHERS[String(design)];
  if (other) return other();
  const m = flatbed(amount(model, 'print-heads', [1, 8], 4));
  m.lengthen(215, amount(model, 'printing-width', [300, 3300], 1600) / 8 - 200);
  if (design === 'visual-positioning') cameras(m);
  return m;
}

/** Cameras on a frame over the table find where pieces lie. */
function cameras(m: Machine): void {
  for (const x of [-14, 190]) m.box(x, -14, 66, 10, 10, 150, 'iron');
  m.box(-14, -16, 216, 214, 14, 12, 'accent');
  for (const x of [30, 130]) {
    m.box(x, -18, 196, 22, 18, 20, 'dark');
    m.drum('z', x + 11, -9, 186, 7, 10, 'screen', 16);
  }
}

/** The carriage is as wide as its print heads. */
function flatbed(heads: number): Machine {
  const m = new Machine();
  for (const x of [0, 236]) {
    const leg = m.box(x, 10, 0, 34, 160, 66, 'body');
    m.on(leg, 'front').door(4, 8, 26, 46, 'body', 0);
  }
  m.box(34, 30, 20, 202, 120, 14, 'dark');
  const table = m.box(-6, 0, 66, 282, 180, 16, 'white');
  m.on(table, 'front').line(
    [
      [0, 8],
      [282, 8],
    ],
    1,
  );
  const t = m.on(table, 'top');
  t.rect(8, 8, 266, 164, 'steel', 0, 1.4);
  for (let i = 1; i < 14; i++)
    t.line(
      [
        [8 + i * 19, 8],
        [8 + i * 19, 172],
      ],
      0.6,
    );
  const sheet = m.box(30, 14, 82, 220, 104, 2, 'white');
  const s = m.on(sheet, 'top');
  s.rect(6, 4, 208, 76, 'liquid', 0, 1)
    .disc(160, 56, 14, 'saffron', 0, 1)
    .shape(
      [
        [6, 4],
        [96, 4],
        [70, 50],
        [44, 30],
        [20, 60],
        [6, 40],
      ],
      'green',
      0,
      1,
    )
    .shape(
      [
        [70, 4],
        [214, 4],
        [214, 26],
        [150, 40],
        [110, 18],
      ],
      'green',
      1,
      1,
    )
    .disc(60, 64, 6, 'red', 0, 1);
  // Bridge over the table, print carriage with its UV lamp
  for (const x of [-40, 276]) {
    const side = m.shell('y', x, 74, 60, 34, 70, 92, 8, 'body');
    m.on(side, 'front').band(74, 5, 'accent').rect(7, 14, 20, 44, 'body', 0);
  }
  const bridge = m.shell('x', -40, 84, 112, 350, 56, 50, 10, 'body');
  m.on(bridge, 'front').rect(44, 6, 262, 8, 'dark', 1).rect(44, 34, 262, 5, 'accent', 1, 1.2);
  const wide = 40 + heads * 9;
  const head = m.shell('y', 196 - wide, 50, 92, wide, 36, 74, 8, 'white');
  m.on(head, 'front')
    .rect(8, 26, wide - 16, 38, 'body', 1)
    .rect(10, 6, wide - 20, 10, 'dark', 1)
    .buttons(
      16,
      45,
      (wide - 32) / Math.max(1, heads - 1),
      3.6,
      Array.from({ length: heads }, (_, i) => INKS[i % INKS.length] ?? 'dark'),
    );
  m.box(198, 56, 90, 16, 26, 26, 'trim');
  m.box(199, 58, 86, 14, 22, 4, 'screen');
  const c = m.shell('y', 292, 62, 152, 46, 12, 40, 3, 'white');
  m.on(c, 'front').panel(3, 3, 40, 34);
  for (let i = 0; i < 4; i++) m.drum('z', -34 + i * 8, 100, 162, 3.4, 16, INKS[i] ?? 'dark', 12);
  feet(m, 0, 10, 270, 160, 4);
  return m.focus(150, 50, 110, 66);
}
