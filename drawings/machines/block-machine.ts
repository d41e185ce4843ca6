// Draws a concrete block machine.
import { conveyor, motor } from '../kit/drives.ts';
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { eggLayer, faceMix, semiAutomatic } from './block-machine-kinds.ts';

export function blockMachine({ values }: Model): Machine {
  if (values.design === 'egg-laying') return eggLayer();
  if (values.design === 'semi-automatic') return semiAutomatic();
  const m = automatic(values.design === 'fly-ash');
  if (values.design === 'face-mix') faceMix(m);
  return m;
}

/** Solid bricks have no holes, and are smaller. */
function automatic(solid: boolean): Machine {
  const m = new Machine();
  // Hopper on the left frame, moulding frame, output conveyor with blocks
  for (const [x, y] of [
    [-110, 0],
    [-110, 132],
    [-16, 0],
    [-16, 132],
  ] as const)
    m.box(x, y, 0, 14, 14, 200, 'iron');
  m.funnel(-56, 72, 176, [60, 80], [150, 170], 96, 'body');
  const feed = m.box(-100, 20, 120, 150, 106, 30, 'trim');
  m.on(feed, 'front').seams(4, 1.2);
  for (const [x, y] of [
    [10, 0],
    [10, 128],
    [132, 0],
    [132, 128],
  ] as const)
    m.box(x, y, 0, 20, 20, 270, 'body');
  m.box(10, 0, 270, 142, 148, 24, 'body');
  m.on(m.box(10, -4, 244, 142, 4, 30, 'body'), 'front').band(12, 7, 'accent');
  for (const [x, y] of [
    [44, 40],
    [104, 40],
    [44, 108],
    [104, 108],
  ] as const)
    m.drum('z', x, y, 120, 6, 150, 'shine', 14);
  const table = m.box(30, 16, 0, 102, 116, 84, 'dark');
  m.on(table, 'front').vent(16, 20, 70, 30).bolts(8, 3);
  const mould = m.box(32, 18, 92, 98, 112, 30, 'steel');
  m.on(mould, 'front').seams(6, 1.6);
  m.box(32, 18, 150, 98, 112, 20, 'trim');
  for (let i = 0; i < 6; i++) m.box(35 + i * 16, 20, 128, 12, 108, 22, 'iron');
  for (const y of [60]) m.drum('z', 81, y + 14, 170, 14, 100, 'accent');
  m.drum('z', 81, 74, 294, 18, 34, 'iron');
  conveyor(m, 156, 20, 84, 300, 108, 'iron', 'steel', 3);
  for (let i = 0; i < 3; i++) {
    const x = 176 + i * 92;
    m.box(x, 22, 84, 76, 104, 4, 'wood');
    const [across, along] = solid ? [4, 4] : [2, 2];
    for (let k = 0; k < across; k++)
      for (let j = 0; j < along; j++) {
        const [w, d] = [60 / across, 88 / along];
        const b = m.box(
          x + 5 + k * (w + 6),
          27 + j * (d + 6 / along),
          88,
          w,
          d,
          solid ? 12 : 24,
          'concrete',
        );
        if (!solid) for (const v of [5, 24]) m.on(b, 'top').rect(6, v, 18, 15, 'dark', 1, 1.2);
      }
  }
  const p = cabinet(m, 180, -90, 0, 66, 40, 140, 'white', 1);
  m.on(p, 'front').panel(8, 84, 50, 48);
  motor(m, 'x', -60, -26, 20, 18, 50);
  m.box(-70, -46, 0, 80, 44, 6, 'iron');
  return m.focus(90, 20, 130, 80);
}
