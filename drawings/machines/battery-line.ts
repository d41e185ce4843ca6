// Draws a battery pack assembly line: stations as its length has room for, packs of its cell format, testers for its output.
import { conveyor } from '../kit/drives.ts';
import { beacon, guard } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Centimetres that one station takes. */
const STATION = 210;

function pack(m: Machine, x: number, format: unknown, done: boolean): void {
  if (format === 'cylindrical') {
    m.box(x, 32, 84, 36, 34, 5, done ? 'body' : 'steel');
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++)
        m.drum('z', x + 7 + i * 11, 38 + k * 11, 89, 4.6, 20, done ? 'accent' : 'shine', 12);
    if (done) m.box(x, 32, 109, 36, 34, 2, 'copper');
    return;
  }
  if (format === 'pouch') {
    for (let i = 0; i < 4; i++) m.box(x + i * 9, 32, 84, 5, 34, 26, done ? 'accent' : 'shine');
    return;
  }
  const c = m.box(x, 34, 84, 30, 30, 22, done ? 'body' : 'steel');
  m.on(c, 'top')
    .rect(4, 5, 6, 6, 'copper', 0, 1)
    .rect(20, 5, 6, 6, 'red', 0, 1)
    .rect(4, 19, 22, 4, 'white', 0, 0.8);
  m.on(c, 'front').rect(4, 5, 22, 12, done ? 'saffron' : 'white', 0, 1);
}

/** A station under glass: a gantry picker that stacks cells, or a laser head that welds them. */
function station(m: Machine, x: number, welds: boolean): void {
  const w = 130;
  m.box(x, 100, 0, w, 70, 86, 'body');
  const low = m.box(x, -10, 0, w, 24, 64, 'body');
  m.on(low, 'front').door(8, 6, 50, 48, 'body', 0).door(70, 6, 50, 48, 'body', 0);
  const pane = guard(m, x, -10, 86, w, 180, 96, 'white', 6);
  m.on(pane, 'front').line(
    [
      [w / 2 - 6, 0],
      [w / 2 - 6, 90],
    ],
    2,
  );
  const roof = m.box(x, -10, 182, w, 180, 14, 'body');
  m.on(roof, 'front').band(3, 4, 'accent');
  beacon(m, x + 14, 150, 196, 4);
  if (!welds) {
    m.box(x + 20, 60, 160, 96, 14, 12, 'steel');
    m.box(x + 56, 44, 118, 18, 16, 50, 'accent');
    m.box(x + 52, 42, 108, 26, 20, 8, 'dark');
    return;
  }
  m.box(x + 54, 50, 130, 24, 24, 40, 'dark');
  const beam = [
    [0, 2],
    [22, 11],
  ] as const;
  m.turned('z', x + 66, 62, 108, beam, 'red');
}

function tester(m: Machine, x: number): void {
  const rack = m.box(x, 90, 0, 120, 70, 190, 'white');
  const f = m.on(rack, 'front');
  for (let i = 0; i < 4; i++)
    f.rect(8, 94 + i * 23, 104, 19, 'body', 0)
      .buttons(16, 103 + i * 23, 10, 2.6, ['green', 'green', 'saffron', 'green'])
      .vent(66, 98 + i * 23, 38, 11, 3);
  for (let i = 0; i < 4; i++)
    m.pipe(
      [
        [x + 16 + i * 24, 90, 150],
        [x + 16 + i * 24, 66, 140],
        [x + 16 + i * 24, 56, 107],
      ],
      1.6,
      'red',
    );
}

export function batteryLine(model: Model): Machine {
  const m = new Machine();
  const stations = Math.round(amount(model, 'length', [8, 32], 16) / 8);
  const testers = amount(model, 'output', [0, 6000], 2000) > 3500 ? 2 : 1;
  const end = STATION * stations;
  const length = end + 70 + testers * 130;
  conveyor(m, -60, 20, 84, length, 60, 'dark', 'shine', 2 * stations + 1);
  for (let x = -50; x < length - 100; x += 50)
    pack(m, x, model.values['cell-format'], x > (end * 3) / 4);
  for (let i = 0; i < stations; i++) {
    station(m, 20 + i * STATION, i % 2 === 1);
    if (i === 0) continue;
    const desk = m.box(i * STATION - 46, -20, 0, 46, 36, 108, 'white');
    m.on(desk, 'front').door(6, 6, 34, 56).panel(5, 66, 36, 38);
  }
  for (let i = 0; i < testers; i++) tester(m, end + i * 130);
  m.travels = 'container';
  return m.focus(Math.min(end - 120, 300), 30, 110, 90);
}
