// Draws the ultraviolet printers that are not large flatbeds: small format, and printers for material on rolls.
import { Machine } from '../kit/machine.ts';

/** A desktop machine with a door over its table. */
export function smallPrinter(): Machine {
  const m = new Machine();
  const base = m.shell('x', 0, 0, 0, 96, 76, 24, 6, 'body');
  m.on(base, 'front')
    .rect(60, 5, 28, 14, 'screen')
    .buttons(14, 12, 9, 2.6, ['green', 'white', 'red']);
  m.box(16, -14, 24, 62, 84, 5, 'steel');
  m.onSite(() => {
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 2; k++) {
        const c = m.box(22 + i * 18, -8 + k * 22, 29, 13, 18, 1.4, 'white');
        m.on(c, 'top').disc(6, 9, 4, (['liquid', 'saffron', 'red'] as const)[i] ?? 'red', 0, 0.8);
      }
  });
  for (const x of [0, 86]) m.box(x, 20, 24, 10, 56, 42, 'body');
  const bridge = m.shell('x', 0, 34, 40, 96, 42, 30, 8, 'white');
  m.on(bridge, 'front').rect(8, 5, 80, 5, 'dark').band(22, 3, 'accent');
  const head = m.box(34, 22, 36, 26, 14, 28, 'trim');
  m.on(head, 'front').buttons(5, 20, 5, 1.8, ['liquid', 'red', 'saffron', 'dark']);
  m.box(60, 22, 34, 8, 12, 12, 'screen');
  for (let i = 0; i < 4; i++)
    m.drum(
      'z',
      12 + i * 10,
      62,
      70,
      3.4,
      10,
      (['liquid', 'red', 'saffron', 'dark'] as const)[i] ?? 'dark',
      12,
    );
  return m.focus(46, 0, 36, 40);
}

/** Material comes from a roll behind and hangs down in front; film is laminated and wound up. */
export function rollPrinter(film: boolean): Machine {
  const m = new Machine();
  const w = film ? 150 : 300;
  for (const x of [0, w - 24]) {
    m.box(x, -20, 0, 24, 110, 8, 'dark');
    m.box(x + 2, 10, 8, 20, 46, 78, 'body');
  }
  m.drum('x', 24, 66, 40, film ? 16 : 20, w - 48, 'white');
  m.drum('x', 20, 66, 40, 5, w - 40, 'iron');
  m.prism(
    'x',
    [
      [52, 92],
      [20, 96],
      [-4, 84],
      [-14, 40],
      [-12, 40],
      [0, 82],
      [20, 93],
      [52, 88],
    ],
    26,
    w - 52,
    'cloth',
  );
  const flag = m.box(30, -13.5, 46, w - 60, 0.8, 34, 'white');
  const f = m.on(flag, 'front').rect(4, 4, w - 68, 26, 'liquid', 0);
  for (let i = 0; i < w / 36; i++)
    f.disc(18 + i * 32, 17, 9, (['saffron', 'red', 'green'] as const)[i % 3] ?? 'red', 0, 1);
  const body = m.shell('x', -20, 14, 86, w + 40, 60, 46, 10, 'body');
  m.on(body, 'front')
    .rect(30, 5, w - 20, 14, 'dark', 2)
    .band(34, 4, 'accent');
  m.box(w * 0.4, 6, 90, 40, 12, 30, 'trim');
  if (film) {
    m.drum('x', 24, -20, 26, 14, w - 48, 'saffron');
    m.box(20, -34, 8, w - 40, 26, 8, 'trim');
  } else {
    const table = m.box(16, -90, 78, w - 32, 76, 6, 'steel');
    m.on(table, 'top').seams(12, 0.8);
    for (const x of [24, w - 32]) m.box(x, -84, 0, 8, 8, 78, 'iron');
  }
  const panel = m.box(w + 4, -4, 96, 34, 10, 40, 'white');
  m.on(panel, 'front').panel(3, 3, 28, 34);
  return m.focus(w / 2, 0, 90, 60);
}
