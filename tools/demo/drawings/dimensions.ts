// Picture 3: front, side and top views in white on navy, with the three overall dimensions.
import type { Machine } from './kit/machine.ts';
import { blueprintInks } from './kit/palette.ts';
import { type Placement, paint, place, pointsOf } from './kit/render.ts';
import { HEIGHT, sheet, WIDTH } from './kit/sheet.ts';
import { bounds, camera } from './kit/space.ts';

const FRONT = camera(0, 0);
const SIDE = camera(90, 0);
const TOP = camera(0, 90);
const LINE = '#ffd08a';

/** A dimension line with arrowheads and its letter; the table of the listing holds the figure. */
function measure(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  letter: string,
  off: number,
): string {
  const upright = x1 === x2;
  const [ax, ay] = upright ? [x1 + off, y1] : [x1, y1 + off];
  const [bx, by] = upright ? [x2 + off, y2] : [x2, y2 + off];
  const head = (x: number, y: number, s: number): string =>
    upright
      ? `M${x - 6} ${y + s * 16}L${x} ${y}L${x + 6} ${y + s * 16}`
      : `M${x + s * 16} ${y - 6}L${x} ${y}L${x + s * 16} ${y + 6}`;
  const over = Math.sign(off) * 12;
  const ticks = upright
    ? `M${x1 + over} ${y1}H${ax + over}M${x2 + over} ${y2}H${bx + over}`
    : `M${x1} ${y1 + over}V${ay + over}M${x2} ${y2 + over}V${by + over}`;
  const [tx, ty] = [(ax + bx) / 2, (ay + by) / 2];
  return `<path d="${ticks}" stroke="${LINE}" stroke-width="1.4" opacity="0.75"/>
<path d="M${ax} ${ay}L${bx} ${by}${head(ax, ay, 1)}${head(bx, by, -1)}" stroke="${LINE}" stroke-width="2.4" fill="none"/>
<rect x="${tx - 22}" y="${ty - 22}" width="44" height="44" fill="#17325a"/>
<text x="${tx}" y="${ty + 11}" font-family="DejaVu Sans, Liberation Sans, sans-serif" font-size="31" font-weight="bold" text-anchor="middle" fill="${LINE}">${letter}</text>`;
}

export function dimensions(whole: Machine): string {
  const m = whole.alone();
  const { low, high } = bounds(pointsOf(m.solids));
  const [w, d, h] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const gap = 110;
  const [left, topEdge, right, bottom] = [130, 70, 70, 110];
  // A long line has no room for its end view beside it; the other two views then take the sheet.
  const beside = w / d < 7;
  const below = h / d < 7 || w / h > 1.4;
  const scale = Math.min(
    (WIDTH - left - right - (beside ? gap : 0)) / (w + (beside ? d : 0)),
    (HEIGHT - topEdge - bottom - (below ? gap : 0)) / (h + (below ? d : 0)),
  );
  const total = [
    scale * (w + (beside ? d : 0)) + (beside ? gap : 0),
    scale * (h + (below ? d : 0)) + (below ? gap : 0),
  ] as const;
  const x0 = left + (WIDTH - left - right - total[0]) / 2;
  const y0 = topEdge + (HEIGHT - topEdge - bottom - total[1]) / 2;
  const inks = blueprintInks();
  const front: Placement = { scale, x: x0 - low[0] * scale, y: y0 + high[2] * scale };
  const sideX = x0 + w * scale + gap;
  const side: Placement = { scale, x: sideX - low[1] * scale, y: front.y };
  const planY = y0 + h * scale + gap;
  const plan: Placement = { scale, x: front.x, y: planY + high[1] * scale };
  const floor = place(FRONT, front, [0, 0, low[2]])[1];
  const thin = 0.72;
  const views = [
    paint(FRONT, front, inks, m.solids, thin),
    beside ? paint(SIDE, side, inks, m.solids, thin) : '',
    below ? paint(TOP, plan, inks, m.solids, thin) : '',
    `<path d="M${x0 - 30} ${floor}H${x0 + w * scale + 30}${beside ? `M${sideX - 30} ${floor}H${sideX + d * scale + 30}` : ''}" stroke="#8fb0d6" stroke-width="2"/>`,
    below ? '' : measure(x0, floor, x0 + w * scale, floor, 'L', 56),
    below ? measure(x0, planY - 4, x0 + w * scale, planY - 4, 'L', -gap / 2 + 8) : '',
    measure(x0, y0, x0, floor, 'H', -62),
    beside
      ? measure(sideX, floor, sideX + d * scale, floor, 'W', 56)
      : below
        ? measure(x0, planY, x0, planY + d * scale, 'W', -62)
        : '',
  ];
  return sheet(views.join(''), '#17325a', '#23436f');
}
