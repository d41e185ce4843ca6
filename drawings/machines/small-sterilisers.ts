// Draws the sterilisers that one person carries or fills from above.
import { legs } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

/** On a bench, with a round door. */
export function benchSteriliser(): Machine {
  const m = new Machine();
  m.onSite(() => {
    m.box(-30, -14, 70, 130, 84, 4, 'wood');
    legs(m, -26, -10, 122, 76, 70, 5);
  });
  const body = m.shell('x', 0, 0, 76, 52, 58, 46, 6, 'white');
  m.on(body, 'front')
    .rect(4, 4, 44, 30, 'body', 0)
    .disc(20, 19, 13, 'shine', 0)
    .disc(20, 19, 9, 'dark', 2)
    .rect(36, 8, 10, 22, 'screen', 1)
    .buttons(39, 39, 4, 1.4, ['green', 'saffron', 'red']);
  m.on(body, 'right').vent(16, 10, 26, 22, 6);
  const door = m.drum('x', 6, -22, 95, 14, 4, 'shine');
  m.ends(door, (e) => e.disc(14, 14, 9, 'iron').disc(14, 14, 3, 'dark'));
  m.box(8, 12, 122, 36, 36, 4, 'trim');
  m.onSite(() => {
    const tray = m.box(62, 6, 74, 30, 40, 4, 'shine');
    m.on(tray, 'top')
      .rect(3, 4, 24, 8, 'steel')
      .rect(3, 16, 24, 8, 'body')
      .rect(3, 28, 24, 8, 'steel');
  });
  return m.focus(20, 0, 96, 26);
}

/** A round chamber that is filled from above. */
export function verticalSteriliser(): Machine {
  const m = new Machine();
  for (const [x, y] of [
    [4, 4],
    [52, 4],
    [4, 52],
    [52, 52],
  ] as const)
    m.drum('z', x + 2, y + 2, 0, 4, 8, 'rubber');
  const body = m.shell('z', 0, 0, 8, 60, 60, 84, 12, 'white');
  m.on(body, 'front').panel(12, 44, 36, 30).door(12, 6, 36, 30).band(80, 4, 'body');
  m.drum('z', 30, 30, 92, 27, 6, 'shine');
  m.drum('z', 30, 30, 98, 24, 1.5, 'dark');
  const lid = m.drum('y', 30, 62, 126, 27, 7, 'shine');
  m.on(lid, 'front').disc(27, 27, 20, 'steel', 0).disc(27, 27, 5, 'dark');
  m.box(24, 58, 92, 12, 8, 22, 'iron');
  m.rod([30, 54, 108], [30, 44, 116], 2, 'dark');
  m.box(60, 20, 40, 8, 18, 30, 'trim');
  m.ball(10, 50, 97, 4, 'red');
  return m.focus(30, 20, 96, 34);
}
