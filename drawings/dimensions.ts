// Picture 3: front, side and top views in white on navy, with the dimensions of the data sheet, a person and a door.
import type { Machine } from './kit/machine.ts';
import { blueprintInks } from './kit/palette.ts';
import { type Placement, paint, pointsOf } from './kit/render.ts';
import { HEIGHT, sheet, WIDTH } from './kit/sheet.ts';
import { bounds, camera } from './kit/space.ts';
import type { Dimensions } from './model.ts';
import { DOOR, door, PERSON_HEIGHT, person } from './people.ts';

const FRONT = camera(0, 0);
const SIDE = camera(90, 0);
const TOP = camera(0, 90);
const PAPER = '#17325a';
const LINE = '#ffd08a';
const FLOOR = '#8fb0d6';

/** Canvas units between two views, and around all of them. */
const GAP = 110;
const MARGIN = { left: 60, top: 70, right: 70, bottom: 110 } as const;
/** Room in front of the machine, in centimetres: the door, the person, and the air between them. */
const BESIDE = DOOR.width + 110;

const text = (x: number, y: number, words: string, size: number, colour: string): string =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-family="DejaVu Sans,Liberation Sans,sans-serif" font-size="${size}" font-weight="bold" text-anchor="middle" fill="${colour}">${words}</text>`;

/** 5950 as "5,950": data sheets in both languages write it so. */
const grouped = (mm: number): string => String(mm).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A dimension line with arrowheads and its millimetres, `off` canvas units from what it measures. */
function measure(
  from: readonly [number, number],
  length: number,
  upright: boolean,
  mm: number,
  off: number,
): string {
  const [x, y] = [Math.round(from[0]), Math.round(from[1])];
  const run = Math.round(length);
  const over = Math.sign(off) * 12;
  const words = grouped(mm);
  const half = words.length * 8.5 + 8;
  const [ax, ay] = upright ? [x + off, y] : [x, y + off];
  const heads = upright
    ? `M${ax} ${ay}v${run}M${ax - 6} ${ay + 16}l6-16 6 16M${ax - 6} ${ay + run - 16}l6 16 6-16`
    : `M${ax} ${ay}h${run}M${ax + 16} ${ay - 6}l-16 6 16 6M${ax + run - 16} ${ay - 6}l16 6-16 6`;
  const ticks = upright
    ? `M${x + over} ${y}H${ax + over}M${x + over} ${y + run}H${ax + over}`
    : `M${x} ${y + over}V${ay + over}M${x + run} ${y + over}V${ay + over}`;
  const [cx, cy] = upright ? [ax, ay + run / 2] : [ax + run / 2, ay];
  const label = `<g${upright ? ` transform="rotate(-90 ${cx} ${cy.toFixed(0)})"` : ''}><path d="M${(cx - half).toFixed(0)} ${(cy - 20).toFixed(0)}h${(2 * half).toFixed(0)}v40h${(-2 * half).toFixed(0)}z" fill="${PAPER}"/>${text(cx, cy + 10, words, 28, LINE)}</g>`;
  return `<path d="${ticks}" fill="none" stroke="${LINE}" stroke-width="1.4" stroke-opacity="0.75"/><path d="${heads}" fill="none" stroke="${LINE}" stroke-width="2.4"/>${label}`;
}

export function dimensions(whole: Machine, stated: Dimensions | null): string {
  const m = whole.alone();
  const { low, high } = bounds(pointsOf(m.solids));
  const [w, d, h] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const tall = Math.max(h, DOOR.height);
  // A long line has no room for its end view beside it; the other two views then take the sheet.
  const beside = w / d < 7;
  const below = h / d < 7 || w / h > 1.4;
  const across = BESIDE + w + (beside ? d : 0);
  const down = tall + (below ? d : 0);
  const gaps = { x: GAP * (beside ? 2 : 1), y: below ? GAP : 0 };
  const scale = Math.min(
    (WIDTH - MARGIN.left - MARGIN.right - gaps.x) / across,
    (HEIGHT - MARGIN.top - MARGIN.bottom - gaps.y) / down,
  );
  const [wide, high2] = [scale * across + gaps.x, scale * down + gaps.y];
  const start = MARGIN.left + (WIDTH - MARGIN.left - MARGIN.right - wide) / 2;
  const top = MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom - high2) / 2;
  const x0 = start + BESIDE * scale + GAP;
  const floor = top + tall * scale;
  const inks = blueprintInks();
  const front: Placement = { scale, x: x0 - low[0] * scale, y: floor + low[2] * scale };
  const sideX = x0 + w * scale + GAP;
  const side: Placement = { scale, x: sideX - low[1] * scale, y: front.y };
  const planY = floor + GAP;
  const plan: Placement = { scale, x: front.x, y: planY + high[1] * scale };
  const thin = 0.72;
  const end = beside ? sideX + d * scale : x0 + w * scale;
  const standing = start + (DOOR.width + 60) * scale;
  const small = scale * DOOR.width < 46;
  const figures = ([length, depth, height]: Dimensions): string[] => [
    below
      ? measure([x0, planY], w * scale, false, length, -GAP / 2)
      : measure([x0, floor], w * scale, false, length, 56),
    measure([x0, floor - h * scale], h * scale, true, height, -50),
    beside ? measure([sideX, floor], d * scale, false, depth, 56) : '',
    !beside && below ? measure([x0, planY], d * scale, true, depth, -50) : '',
  ];
  const views = [
    `<path d="M${(start - 20).toFixed(0)} ${floor.toFixed(0)}H${(end + 30).toFixed(0)}" fill="none" stroke="${FLOOR}" stroke-width="2"/>`,
    small ? '' : door(start, floor, scale, FLOOR),
    small
      ? ''
      : text(start + (DOOR.width / 2) * scale, floor - DOOR.height * scale - 12, '2 m', 20, FLOOR),
    person(standing, floor, scale, FLOOR, PAPER),
    text(standing, floor - PERSON_HEIGHT * scale - 12, '1.75 m', 20, FLOOR),
    paint(FRONT, front, inks, m.solids, thin),
    beside ? paint(SIDE, side, inks, m.solids, thin) : '',
    below ? paint(TOP, plan, inks, m.solids, thin) : '',
    ...(stated ? figures(stated) : []),
  ];
  return sheet(views.join(''), PAPER);
}
