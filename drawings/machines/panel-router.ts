// Draws a gantry router for furniture panels: a bed of its length, its spindles, tools and drills.
import { cabinet, feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Kinds from 0: nesting, with loading, four spindles, six-sided drilling, for doors. */
export function panelRouter(model: Model): Machine {
  const { kind, values } = model;
  if (kind === 3) return sixSided();
  const changing = values['tool-changing'] ?? (kind === 2 ? 'multi-spindle' : 'linear');
  const m = nesting(changing === 'multi-spindle' ? 4 : 1);
  tools(m, changing);
  drills(m, String(values['drilling-unit']));
  m.lengthen(150, amount(model, 'working-length', [1300, 5000], 3000) / 10 - 300);
  if (kind === 1) liftTables(m);
  return m;
}

function nesting(spindles: number): Machine {
  const m = new Machine();
  const bed = m.box(0, 0, 10, 330, 180, 60, 'body');
  m.on(bed, 'front').seams(5, 1.2).vent(16, 16, 40, 26).band(54, 6, 'dark');
  m.ends(bed, (e) => e.rect(20, 8, 140, 40, 'body', 0));
  feet(m, 0, 0, 330, 180, 10, 4);
  const grid = m.box(6, 8, 70, 318, 164, 6, 'dark');
  const gt = m.on(grid, 'top');
  for (let i = 1; i < 12; i++)
    gt.line(
      [
        [i * 26.5, 0],
        [i * 26.5, 164],
      ],
      0.8,
    );
  // Panel with carved doors cut in it
  const panel = m.box(20, 16, 76, 290, 148, 4, 'wood');
  const t = m.on(panel, 'top');
  for (const u of [10, 80])
    for (const v of [10, 80])
      t.rect(u, v, 58, 58, 'wood', 0, 1.6)
        .rect(u + 9, v + 9, 40, 40, 'wood', 2, 1.4)
        .rect(u + 15, v + 15, 28, 28, 'wood', 1, 1.2);
  t.rect(150, 10, 60, 128, 'wood', 0, 1.6)
    .rect(160, 22, 40, 104, 'wood', 2, 1.4)
    .disc(180, 74, 14, 'wood', 0, 1.2);
  for (const y of [-8, 180]) m.box(0, y, 58, 330, 8, 12, 'shine');
  // Gantry on both rails with its spindle head and tool rack
  for (const y of [-18, 176]) {
    const leg = m.prism(
      'y',
      [
        [208, 58],
        [268, 58],
        [262, 160],
        [214, 160],
      ],
      y,
      22,
      'body',
    );
    if (y < 0) m.on(leg, 'front').band(70, 6, 'accent').rect(16, 14, 28, 40, 'body', 0);
  }
  const beam = m.box(212, -18, 132, 40, 216, 40, 'body');
  m.on(beam, 'right').band(28, 5, 'accent').rect(8, 6, 200, 8, 'iron').rect(8, 18, 200, 6, 'iron');
  m.on(beam, 'left').band(28, 5, 'accent');
  for (let i = 0; i < spindles; i++) {
    const first = m.solids.length;
    spindle(m);
    const off = (i - (spindles - 1) / 2) * 44;
    m.move(first, m.solids.length, ([x, y, z]) => [x, y + off, z]);
  }
  m.pipe(
    [
      [272, 110, 140],
      [262, 150, 210],
      [230, 190, 226],
      [190, 190, 226],
    ],
    7,
    'iron',
  );
  const c = cabinet(m, -80, 30, 0, 54, 80, 150, 'white');
  m.on(c, 'front').panel(6, 92, 42, 46);
  return m.focus(280, 60, 110, 76);
}

/** Tools in a row at the end of the bed, or in a ring beside the spindle; several spindles need no changer. */
function tools(m: Machine, changing: unknown): void {
  if (changing === 'linear') {
    for (let i = 0; i < 6; i++)
      m.drum('z', 340, 20 + i * 26, 60, 5, 22, i % 2 ? 'shine' : 'saffron', 14);
    m.box(330, 10, 50, 20, 156, 10, 'iron');
  } else if (changing === 'carousel') {
    m.drum('z', 286, 22, 128, 26, 8, 'steel');
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      m.drum('z', 286 + 20 * Math.cos(a), 22 + 20 * Math.sin(a), 104, 4, 24, 'saffron', 10);
    }
  }
}

/** A block of drills beside the spindle: nine, twelve, or five and four in a cross. */
function drills(m: Machine, unit: string): void {
  const count = unit === '12-spindles' ? 12 : unit.includes('spindles') ? 9 : 0;
  if (count === 0) return;
  const [x, y] = [256, 122];
  m.box(x, y, 112, 40, 60, 44, 'accent');
  for (let i = 0; i < count; i++)
    m.drum('z', x + 8 + (i % 3) * 12, y + 6 + Math.floor(i / 3) * 15, 92, 2.2, 20, 'shine', 8);
}

function spindle(m: Machine): void {
  m.box(252, 66, 112, 14, 52, 90, 'trim');
  m.box(266, 74, 140, 20, 36, 56, 'white');
  m.drum('z', 280, 92, 100, 11, 44, 'shine');
  m.drum('z', 280, 92, 88, 4, 12, 'iron');
  m.drum('z', 280, 92, 82, 1.6, 6, 'shine', 10);
  m.turned(
    'z',
    280,
    92,
    84,
    [
      [0, 17],
      [8, 17],
    ],
    'rubber',
  );
}

/** A pile of panels on one side, cut parts on the other. */
function liftTables(m: Machine): void {
  for (const x of [-290, 370]) {
    m.box(x, 6, 0, 200, 166, 12, 'dark');
    for (const y of [14, 154]) {
      m.bar([x + 20, y, 16], [x + 180, y, 54], 9, 'accent');
      m.bar([x + 180, y, 16], [x + 20, y, 54], 9, 'accent');
    }
    m.box(x, 2, 58, 200, 174, 10, 'trim');
    for (let i = 0; i < (x < 0 ? 5 : 2); i++) m.box(x + 10, 12, 68 + i * 5, 180, 152, 4, 'wood');
  }
}

/** Panels go through a closed housing and are drilled on every side. */
function sixSided(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 250, 200, 10, 3);
  const body = m.box(0, 0, 10, 250, 200, 180, 'body');
  const f = m.on(body, 'front');
  f.rect(14, 70, 222, 26, 'dark', 2, 2)
    .window(30, 108, 86, 54)
    .window(134, 108, 86, 54)
    .door(20, 8, 90, 54, 'body', 0)
    .door(136, 8, 90, 54, 'body', 0)
    .band(172, 5, 'accent');
  m.ends(body, (e) => e.vent(40, 30, 120, 30, 5));
  for (const y of [-150, -96, -42]) m.box(10, y, 74, 230, 14, 10, 'steel');
  for (const x of [20, 210]) for (const y of [-146, -50]) m.box(x, y, 0, 12, 12, 74, 'iron');
  m.box(40, -140, 84, 170, 150, 4, 'wood');
  m.drum('z', 60, 120, 190, 14, 40, 'steel');
  m.pipe(
    [
      [60, 120, 226],
      [60, 120, 250],
      [190, 120, 250],
      [190, 120, 192],
    ],
    10,
    'steel',
  );
  const c = cabinet(m, 262, 30, 0, 54, 80, 150, 'white');
  m.on(c, 'front').panel(6, 92, 42, 46);
  return m.focus(120, -20, 100, 80);
}
