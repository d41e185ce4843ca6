// Draws a rotary tablet press: punches for its output, as thick as its tablets, and the hoppers of its design.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model, placeOf } from '../model.ts';

const DESIGNS = ['rotary', 'double-sided', 'pilot', 'effervescent', 'bilayer'];

export function tabletPress(model: Model): Machine {
  const m = new Machine();
  const kind = placeOf(model, 'design', DESIGNS);
  const hoppers = kind === 1 || kind === 4 ? [36, 88] : [60];
  const forOutput = kind === 2 ? 8 : 12 + amount(model, 'output', [0, 300_000], 120_000) / 20_000;
  const stations = amount(model, 'punch-stations', [6, 32], Math.round(forOutput));
  const punch = 1.2 + amount(model, 'tablet-diameter', [6, 30], 18) / 10;
  feet(m, 0, 0, 120, 110, 8);
  const base = m.shell('z', 0, 0, 8, 120, 110, 92, 10, 'body');
  m.on(base, 'front').door(14, 8, 92, 74, 'body', 0).vent(30, 18, 50, 16);
  // Turret with punches behind glass
  m.drum('z', 60, 55, 100, 44, 8, 'steel');
  for (let i = 0; i < stations; i++) {
    const a = (2 * Math.PI * i) / stations;
    m.drum('z', 60 + 36 * Math.cos(a), 55 + 36 * Math.sin(a), 108, punch, 58, 'shine', 10);
  }
  m.drum('z', 60, 55, 126, 42, 14, 'copper');
  m.drum('z', 60, 55, 150, 40, 10, 'steel');
  for (const [x, y] of [
    [2, 2],
    [112, 2],
    [2, 102],
    [112, 102],
  ] as const)
    m.box(x, y, 100, 6, 6, 72, 'shine');
  const pane = m.box(8, 3, 100, 104, 104, 72, 'glass');
  m.on(pane, 'front').line(
    [
      [52, 0],
      [52, 72],
    ],
    2,
  );
  const top = m.shell('z', 0, 0, 172, 120, 110, 34, 10, 'body');
  m.on(top, 'front').band(4, 4, 'trim').dataPlate(44, 14, 24);
  for (const [i, x] of hoppers.entries()) {
    const lift = kind === 4 ? i * 26 : 0;
    if (lift > 0) m.drum('z', x, 60, 206, 7, lift, 'steel');
    m.turned(
      'z',
      x,
      60,
      206 + lift,
      [
        [0, 6],
        [14, 8],
        [34, 20],
        [56, 20],
        [56, 18],
        [36, 17],
      ],
      'steel',
    );
    m.drum('z', x, 60, 262 + lift, 20, 4, kind === 4 && i === 1 ? 'accent' : 'white');
  }
  // Effervescent powder is pressed in dry air.
  if (kind === 3) dryAir(m);
  m.prism(
    'y',
    [
      [120, 118],
      [164, 90],
      [164, 84],
      [120, 110],
    ],
    40,
    22,
    'shine',
  );
  m.drum('z', 168, 51, 0, 24, 66, 'white');
  m.drum('z', 168, 51, 66, 20, 1.2, 'accent');
  if (kind === 1) {
    m.prism(
      'y',
      [
        [0, 118],
        [-44, 90],
        [-44, 84],
        [0, 110],
      ],
      44,
      22,
      'shine',
    );
    m.drum('z', -48, 55, 0, 22, 66, 'white');
  }
  if (kind === 2) return m.focus(60, 10, 136, 54);
  const desk = m.box(-76, 10, 0, 46, 40, 110, 'white');
  m.on(desk, 'front').door(6, 6, 34, 60);
  m.prism(
    'x',
    [
      [6, 110],
      [50, 110],
      [50, 150],
      [40, 150],
    ],
    -78,
    50,
    'steel',
  );
  m.on(m.box(-74, 8, 112, 42, 1, 34, 'white'), 'front').panel(2, 2, 38, 30);
  return m.focus(60, 10, 136, 54);
}

function dryAir(m: Machine): void {
  const unit = m.box(132, 66, 0, 56, 44, 190, 'white');
  m.on(unit, 'front').vent(10, 20, 36, 60, 8).gauge(28, 150, 10);
  m.pipe(
    [
      [160, 88, 190],
      [160, 88, 226],
      [96, 88, 226],
      [96, 88, 206],
    ],
    6,
    'shine',
  );
}
