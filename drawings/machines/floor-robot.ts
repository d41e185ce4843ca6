// Draws the robots that print on floors, with a mast if they print on walls too; and the rail of a wall printer.
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

export function railUnder(m: Machine): void {
  for (const y of [-56, 28]) m.box(-150, y, -5, 330, 12, 5, 'shine');
  for (let i = 0; i < 8; i++) m.box(-140 + i * 44, -56, -8, 8, 96, 3, 'iron');
}

export function floorRobot(mast: boolean): Machine {
  const m = new Machine();
  m.onSite(() => {
    const floor = m.box(-130, -110, -4, 330, 250, 4, 'concrete');
    m.on(floor, 'top')
      .rect(20, 60, 150, 130, 'white', 0)
      .disc(80, 130, 40, 'saffron', 0)
      .disc(80, 130, 26, 'red', 0)
      .shape(
        [
          [110, 70],
          [166, 70],
          [138, 120],
        ],
        'green',
        0,
      )
      .shape(
        [
          [30, 66],
          [76, 66],
          [50, 96],
        ],
        'liquid',
        0,
      );
  });
  for (const y of [-6, 74]) for (const x of [60, 124]) wheel(m, x, y, 12, 12, 10);
  const body = m.shell('z', 40, 0, 14, 106, 78, 40, 14, 'body');
  m.on(body, 'front').band(6, 5, 'accent').vent(60, 14, 32, 16, 4);
  m.shell('z', 46, 8, 54, 60, 62, 14, 10, 'white');
  for (const [i, c] of (['liquid', 'red', 'saffron', 'dark'] as const).entries())
    m.drum('z', 116 + (i % 2) * 14, 22 + Math.floor(i / 2) * 30, 54, 6, 14, c, 14);
  m.box(20, -12, 26, 10, 104, 12, 'dark');
  m.box(12, 24, 6, 26, 34, 34, 'accent');
  const screen = m.box(60, 4, 68, 34, 4, 24, 'dark');
  m.on(screen, 'front').rect(3, 3, 28, 18, 'screen', 0);
  if (mast) {
    for (const x of [76, 104]) m.box(x, 56, 54, 8, 10, 190, 'steel');
    m.box(72, 54, 244, 44, 14, 8, 'trim');
    m.box(70, 44, 150, 48, 10, 30, 'dark');
    m.box(76, 66, 150, 36, 24, 30, 'accent');
  }
  m.drum('z', 126, 60, 54, 9, 12, 'dark');
  return m.focus(30, 20, 30, 50);
}
