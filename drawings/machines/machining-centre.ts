// Draws a vertical machining centre: as wide as its table travels, with its guideways and tool magazine.
import { motor } from '../kit/drives.ts';
import { beacon, cabinet, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { dustExtractor, tappingCentre } from './machining-kinds.ts';

/** Kinds from 0: linear guides, box ways, drilling and tapping, graphite and mould, fourth axis. */
export function machiningCentre(model: Model): Machine {
  const { kind, values } = model;
  const longer = amount(model, 'travel-x', [400, 2000], 900) / 10 - 90;
  if (kind === 2) {
    const centre = tappingCentre();
    centre.lengthen(118, longer);
    return centre;
  }
  const guideways = values.guideways ?? (kind === 1 ? 'box' : 'linear');
  const m = vertical(guideways === 'box' || kind === 4, amount(model, 'tools', [10, 40], 20));
  m.lengthen(104, longer);
  if (kind === 3) dustExtractor(m);
  return m;
}

/** `open` shows the table through a door that is pushed aside; the magazine at the left holds the tools. */
function vertical(open: boolean, tools: number): Machine {
  const m = new Machine();
  feet(m, 0, 0, 260, 210, 10, 3);
  const base = m.box(0, 0, 10, 260, 210, 34, 'dark');
  m.on(base, 'front').vent(20, 8, 60, 18).dataPlate(220, 10, 24);
  const hood = m.prism(
    'x',
    [
      [0, 44],
      [200, 44],
      [200, 236],
      [34, 236],
      [0, 180],
    ],
    0,
    260,
    'body',
  );
  const f = m.on(hood, 'front');
  f.rect(22, 10, 80, 118, 'body', 0)
    .rect(104, 10, 80, 118, 'body', 0)
    .rect(34, 42, 60, 74, open ? 'dark' : 'liquid', open ? 2 : 0, 2)
    .window(112, 42, 60, 74)
    .rect(96, 44, 4, 40, 'dark')
    .rect(106, 44, 4, 40, 'dark')
    .band(0, 6, 'trim');
  if (open)
    f.rect(40, 42, 48, 8, 'shine', 0)
      .rect(50, 56, 28, 20, 'accent')
      .disc(64, 66, 12, 'steel', 0)
      .rect(60, 92, 10, 22, 'iron');
  m.ends(hood, (e) => e.rect(50, 20, 110, 120, null).vent(70, 130, 70, 22).window(70, 40, 70, 66));
  const column = m.box(70, 110, 236, 110, 80, 62, 'white');
  m.on(column, 'front').vent(20, 12, 70, 30).band(56, 6, 'trim');
  m.ends(column, (e) => e.vent(14, 10, 50, 34));
  motor(m, 'z', 124, 150, 298, 17, 34, 'iron');
  const magazine = 24 + tools;
  m.turned(
    'x',
    -26,
    150,
    190,
    [
      [0, magazine - 14],
      [5, magazine],
      [22, magazine],
      [26, magazine - 6],
    ],
    'steel',
  );
  const panel = m.box(204, -12, 96, 50, 12, 90, 'white');
  m.on(panel, 'front')
    .panel(4, 40, 42, 46)
    .buttons(10, 28, 10, 3.4, ['green', 'white', 'white', 'saffron'])
    .disc(16, 14, 6, 'red')
    .disc(36, 14, 8, 'dark');
  cabinet(m, 262, 60, 24, 46, 130, 180, 'white');
  // Chip conveyor leaving at the left
  m.prism(
    'y',
    [
      [-92, 66],
      [-70, 66],
      [-30, 14],
      [0, 14],
      [0, 40],
      [-22, 40],
      [-66, 96],
      [-92, 96],
    ],
    30,
    60,
    'trim',
  );
  m.funnel(-84, 60, 20, [44, 56], [52, 66], 34, 'dark');
  beacon(m, 236, 180, 236, 5);
  return m.focus(180, 0, 130, 92);
}
