// The hero picture of a machine, its other side with an operator, and the close-up.

import { backdrop } from './kit/ground.ts';
import type { Machine } from './kit/machine.ts';
import { inksOf, NAVY, RIM } from './kit/palette.ts';
import { paint, place, placeIn, pointsOf } from './kit/render.ts';
import { HEIGHT, HERO, sheet, WIDTH } from './kit/sheet.ts';
import { bounds, camera, type Vec } from './kit/space.ts';
import { PERSON_HEIGHT, person } from './people.ts';

const OTHER = camera(-38, 23);

/**
 * The cover. A small model fills less of it than a large one; `framed` is the machine the frame is fitted to, when it is
 * not the one drawn: a film holds still.
 */
export function hero(m: Machine, way: number, size: number, framed = m): string {
  const share = 0.78 + 0.22 * size;
  const [w, h] = [(WIDTH - 96) * share, (HEIGHT - 110) * share];
  const frame = [(WIDTH - w) / 2, (HEIGHT - h) / 2 + (1 - share) * 260, w, h] as const;
  const at = placeIn(HERO, pointsOf(framed.solids), frame);
  return sheet(backdrop(HERO, at, m.solids) + paint(HERO, at, inksOf(way), m.solids));
}

export function withOperator(m: Machine, way: number): string {
  const { low, high } = bounds(pointsOf(m.solids));
  const aside = Math.min(90, Math.max(60, (high[0] - low[0]) * 0.22));
  const stand: Vec = [low[0] - aside, low[1] + Math.min(40, (high[1] - low[1]) * 0.3), 0];
  const body: Vec[] = [
    [stand[0], stand[1], PERSON_HEIGHT],
    [stand[0] - 30, stand[1], 0],
    [stand[0], stand[1] - 20, 0],
  ];
  const at = placeIn(OTHER, [...pointsOf(m.solids), ...body], [64, 70, WIDTH - 128, HEIGHT - 150]);
  const [x, y] = place(OTHER, at, stand);
  const top = place(OTHER, at, [stand[0], stand[1], PERSON_HEIGHT])[1];
  const s = (y - top) / PERSON_HEIGHT;
  return sheet(
    backdrop(OTHER, at, m.solids) +
      paint(OTHER, at, inksOf(way), m.solids) +
      person(x, y, s, '#3a4a63', RIM),
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
${backdrop(HERO, small, m.solids)}${paint(HERO, small, inks, m.solids, 0.55)}
<path d="${tie.join('')}" stroke="#efa02e" stroke-width="3" fill="none"/>
<circle cx="${sx}" cy="${sy}" r="${sr}" fill="none" stroke="#efa02e" stroke-width="5"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="#eef3f7"/>
<g clip-path="url(#lens)">${backdrop(HERO, large, m.solids)}${paint(HERO, large, inks, m.solids, lines, [cx - r, cy - r, cx + r, cy + r])}</g>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${NAVY}" stroke-width="7"/>`);
}
