// Draws an autoclave for carbon fibre parts, its door open: vessel of the stated bore and length, and its vacuum lines.
import { cabinet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import { amount, type Model } from '../model.ts';

/** Insulation around the bore. */
const WALL = 20;

function vesselOf(m: Machine, r: number, length: number): void {
  const [y, z] = [110, r + 32];
  const saddles = Math.max(2, Math.round(length / 200));
  for (let i = 0; i < saddles; i++)
    m.prism(
      'x',
      [
        [y - r * 0.93, 0],
        [y + r * 0.93, 0],
        [y + r * 0.76, 70],
        [y - r * 0.76, 70],
      ],
      length * (0.15 + (0.7 * i) / (saddles - 1)) - 13,
      26,
      'dark',
    );
  const shell = m.vessel('x', 0, y, z, r, length, 'body', 0.3);
  const f = m.on(shell, 'front');
  for (let u = 100; u < length - 60; u += 100)
    f.line(
      [
        [u, r * 0.05],
        [u, r * 1.95],
      ],
      1.8,
    );
  f.dataPlate(length * 0.6, r * 0.9, 40).gauge(length * 0.3, r * 1.3, 13);
  m.drum('x', length - 26, y, z, r * 1.13, 30, 'trim');
  for (let i = 0; i < 18; i++) {
    const a = (2 * Math.PI * i) / 18;
    const [u, v] = [y + r * 1.05 * Math.cos(a), z + r * 1.05 * Math.sin(a)];
    m.box(length - 10, u - r * 0.07, v - r * 0.07, 18, r * 0.14, r * 0.14, 'iron');
  }
  const mouth = m.drum('x', length + 4, y, z, r * 0.92, 3, 'dark');
  m.on(mouth, 'right')
    .disc(r * 0.92, r * 0.92, r * 0.78, 'iron', 2, 2)
    .disc(r * 0.92, r * 0.92, r * 0.5, 'dark', 2, 1.4);
  // The door stands aside on its arm
  const door: Point[] = [
    [0, r * 1.07],
    [16, r * 1.07],
    [40, r * 0.7],
    [56, r * 0.2],
  ];
  m.turned('y', length + 50, y + r * 1.6, z, door, 'trim');
  m.bar([length - 10, y + r * 1.15, z + r], [length + 50, y + r * 1.65, z + r], 12, 'iron');
}

/** A wing skin on its cart, as long as the vessel holds. */
function cart(m: Machine, x: number, r: number, length: number): void {
  const [w, floor] = [r * 0.95, Math.max(40, r * 0.56)];
  const y = 110 - w / 2;
  for (const side of [y, y + w - 10]) {
    m.box(x + 4, side, floor, length + 60, 10, 10, 'iron');
    for (const post of [x + 70, x + length + 40]) m.box(post, side, 0, 10, 10, floor, 'iron');
  }
  m.box(x + 40, y - 4, floor + 18, length, w + 8, 12, 'steel');
  const skin = (grow: number): Point[] => {
    const at = (across: number, up: number): Point => [
      y + w * across,
      floor + 38 + r * up + (up > 0 ? grow : 0),
    ];
    return [
      at(0, -0.07),
      at(1, -0.07),
      at(1, 0),
      at(0.86, 0.2),
      at(0.44, 0.3),
      at(0.14, 0.19),
      at(0, 0),
    ];
  };
  m.prism('x', skin(0), x + 50, length - 20, 'rubber');
  for (const k of [0.2, 0.5, 0.8]) m.prism('x', skin(2.5), x + 50 + length * k, 8, 'accent');
}

/** Valves in a row on a header, one for each vacuum line, with a hose to the vessel. */
function vacuumHeader(m: Machine, x: number, r: number, lines: number): void {
  const step = 17;
  const y = 110 - r - 26;
  for (const post of [x, x + lines * step - 6]) m.box(post, y - 4, 0, 8, 8, 66, 'iron');
  m.drum('x', x - 6, y, 72, 7, lines * step + 14, 'steel', 16);
  for (let i = 0; i < lines; i++) {
    m.drum('z', x + 8 + i * step, y, 78, 3, 14, 'copper', 8);
    m.drum('z', x + 8 + i * step, y, 92, 5.4, 5, 'red', 10);
  }
}

export function compositeAutoclave(model: Model): Machine {
  const m = new Machine();
  const r = amount(model, 'working-diameter', [400, 3000], 1960) / 20 + WALL;
  const length = amount(model, 'working-length', [1000, 9000], 5000) / 10 + 60;
  const lines = amount(model, 'vacuum-lines', [2, 24], 10);
  vesselOf(m, r, length);
  cart(m, length, r, Math.min(280, length * 0.6));
  // Gas: one receiver for air; nitrogen comes from bottles beside it
  const gas = model.values['pressure-medium'] === 'nitrogen' ? 3 : 1;
  for (let i = 0; i < gas; i++) {
    const x = -70 - i * 74;
    const tank = m.vessel('z', x, 60, 20, 34, 200, 'white', 0.5);
    m.on(tank, 'front').gauge(34, 136, 11);
    if (gas > 1) m.drum('z', x, 60, 150, 34.6, 14, 'green');
    for (const a of [0.6, 2.6, 4.7]) {
      const [u, v] = [x + 26 * Math.cos(a), 60 + 26 * Math.sin(a)];
      m.bar([u, v, 0], [u, v, 44], 9, 'iron');
    }
  }
  const top = r * 2 + 32;
  m.pipe(
    [
      [-70, 60, 216],
      [-70, 60, Math.max(top + 30, 240)],
      [length * 0.25, 110, Math.max(top + 30, 240)],
      [length * 0.25, 110, top - 8],
    ],
    8,
    'copper',
  );
  vacuumHeader(m, 40, r, lines);
  const c = cabinet(m, -70 - gas * 74 - 110, 40, 0, 110, 40, 170, 'white', 2);
  m.on(c, 'front').panel(34, 104, 52, 54);
  m.drum('z', length * 0.7, 110, top - 6, 12, 44, 'iron');
  m.ball(length * 0.7, 110, top + 44, 16, 'red');
  m.travels = 'container';
  return m.focus(length + 60, 90, r + 12, r * 1.3);
}
