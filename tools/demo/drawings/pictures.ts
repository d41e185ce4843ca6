// The hero picture of a machine, its other side with an operator, and the close-up.

import type { Machine } from './kit/machine.ts';
import { inksOf, NAVY } from './kit/palette.ts';
import { paint, place, placeIn, pointsOf, shadow } from './kit/render.ts';
import { HEIGHT, HERO, sheet, WIDTH } from './kit/sheet.ts';
import { bounds, camera, type Vec } from './kit/space.ts';

const OTHER = camera(-38, 23);

/** `framed` is the machine the frame is fitted to, when it is not the one drawn: a film holds still. */
export function hero(m: Machine, way: number, framed = m): string {
  const at = placeIn(HERO, pointsOf(framed.solids), [64, 70, WIDTH - 128, HEIGHT - 150]);
  return sheet(shadow(HERO, at, m.solids, NAVY) + paint(HERO, at, inksOf(way), m.solids));
}

/** A standing operator, 172 cm, as a flat shape; (x, y) is where the feet stand on the canvas. */
function operator(x: number, y: number, scale: number): string {
  const k = (scale * 172) / 344;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k.toFixed(3)})" fill="#3a4a63">
<ellipse cx="0" cy="0" rx="62" ry="12" fill-opacity="0.18"/>
<circle cx="0" cy="-318" r="24"/><path d="M-31 -322a31 29 0 0 1 62 0l12 4v5h-74z" fill="#efa02e"/>
<path d="M-16 -288h32q32 4 36 36l8 92q1 12-9 13-9 0-11-11l-10-76-2 66 4 152q0 16-6 16h-26l-5-150h-4l-5 150h-26q-6 0-6-16l4-152-2-66-10 76q-2 11-11 11-10-1-9-13l8-92q4-32 36-36z"/></g>`;
}

export function withOperator(m: Machine, way: number): string {
  const { low, high } = bounds(pointsOf(m.solids));
  const aside = Math.min(90, Math.max(60, (high[0] - low[0]) * 0.22));
  const stand: Vec = [low[0] - aside, low[1] + Math.min(40, (high[1] - low[1]) * 0.3), 0];
  const body: Vec[] = [
    [stand[0], stand[1], 172],
    [stand[0] - 30, stand[1], 0],
    [stand[0], stand[1] - 20, 0],
  ];
  const at = placeIn(OTHER, [...pointsOf(m.solids), ...body], [64, 70, WIDTH - 128, HEIGHT - 150]);
  const [x, y] = place(OTHER, at, stand);
  const top = place(OTHER, at, [stand[0], stand[1], 172])[1];
  const s = (y - top) / 172;
  return sheet(
    shadow(OTHER, at, m.solids, NAVY) + paint(OTHER, at, inksOf(way), m.solids) + operator(x, y, s),
  );
}

export function closeUp(m: Machine, way: number): string {
  const inks = inksOf(way);
  const small = placeIn(HERO, pointsOf(m.solids), [36, 560, 450, 350]);
  const [cx, cy, r] = [850, 440, 392];
  const { at, radius } = m.zoom;
  const scale = r / radius;
  const centre = place(HERO, { scale, x: 0, y: 0 }, at);
  const large = { scale, x: cx - centre[0], y: cy - centre[1] };
  const [sx, sy] = place(HERO, small, at);
  const sr = radius * small.scale;
  // Two tangent lines tie the small ring to the large one.
  const along = Math.atan2(cy - sy, cx - sx);
  const spread = Math.acos((sr - r) / Math.hypot(cx - sx, cy - sy)) || Math.PI / 2;
  const tie = [1, -1].map((side) => {
    const a = along + side * spread;
    return `M${sx + sr * Math.cos(a)} ${sy + sr * Math.sin(a)}L${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}`;
  });
  const lines = Math.min(1.9, Math.max(1, Math.sqrt(scale / small.scale) * 0.62));
  return sheet(`<defs><clipPath id="lens"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath></defs>
${shadow(HERO, small, m.solids, NAVY)}${paint(HERO, small, inks, m.solids, 0.55)}
<path d="${tie.join('')}" stroke="#efa02e" stroke-width="3" fill="none"/>
<circle cx="${sx}" cy="${sy}" r="${sr}" fill="none" stroke="#efa02e" stroke-width="5"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="#eef3f7"/>
<g clip-path="url(#lens)">${shadow(HERO, large, m.solids, NAVY)}${paint(HERO, large, inks, m.solids, lines)}</g>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${NAVY}" stroke-width="7"/>`);
}
