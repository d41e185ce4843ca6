// Elevation of a works from the road: office, hall, and a yard with a crane, containers or tanks.
import { createRandom, type Random } from '../random.ts';
import {
  type Colors,
  circle,
  colorsOf,
  fixed,
  GLASS,
  GLASS_DARK,
  GREEN,
  GROUND,
  grid,
  HEIGHT,
  path,
  picture,
  rect,
  SAFFRON,
  SKY,
  SKY_TOP,
  STEEL,
  times,
  WIDTH,
  YARD,
} from './elevation.ts';

const tree = (x: number, size: number): string =>
  path(`M${x} ${GROUND}v-${size * 0.5}`) + circle(x, GROUND - size * 0.75, size * 0.34, GREEN);

function roof(kind: number, x: number, y: number, w: number, { wall, trim }: Colors): string {
  if (kind === 0) {
    // North lights.
    const teeth = Math.round(w / 90);
    const step = w / teeth;
    return times(teeth, (at) => {
      const left = x + at * step;
      return (
        path(`M${fixed(left)} ${y}V${y - 46}L${fixed(left + step)} ${y}Z`, wall) +
        path(`M${fixed(left + 7)} ${y - 6}V${y - 34}l14 8v20z`, GLASS, 1.5)
      );
    });
  }
  if (kind === 1)
    return (
      path(`M${x - 14} ${y}L${x + w / 2} ${y - 62}L${x + w + 14} ${y}Z`, trim) +
      rect(x + w / 2 - 70, y - 66, 140, 18, wall) +
      times(5, (at) => path(`M${x + w / 2 - 56 + at * 28} ${y - 66}v18`, 'none', 1.5))
    );
  if (kind === 2)
    return (
      path(`M${x} ${y}Q${x + w / 2} ${y - 84} ${x + w} ${y}Z`, wall) +
      times(4, (at) => circle(x + (w / 5) * (at + 1), y - 34 + Math.abs(at - 1.5) * 9, 9, STEEL))
    );
  return (
    rect(x - 8, y - 20, w + 16, 22, trim) +
    times(3, (at) => rect(x + w * (0.2 + at * 0.26), y - 38, 44, 18, STEEL))
  );
}

function door(x: number, w: number, h: number, isOpen: boolean, { trim }: Colors): string {
  const y = GROUND - h;
  if (!isOpen)
    return (
      rect(x, y, w, h, trim) +
      times(Math.floor(h / 14) - 1, (at) => path(`M${x} ${y + 14 * (at + 1)}h${w}`, 'none', 1.2))
    );
  return (
    rect(x, y, w, h, '#46546a') +
    rect(x, y, w, 14, trim) +
    // A machine waiting inside.
    rect(x + w * 0.16, GROUND - h * 0.46, w * 0.44, h * 0.46, STEEL) +
    rect(x + w * 0.24, GROUND - h * 0.38, w * 0.16, h * 0.18, GLASS) +
    rect(x + w * 0.66, GROUND - h * 0.6, w * 0.16, h * 0.6, SAFFRON)
  );
}

function hall(random: Random, x: number, w: number, colors: Colors): string {
  const h = random.int(128, 176);
  const y = GROUND - h;
  const doors = random.int(2, 3);
  const step = w / doors;
  const open = random.int(0, doors - 1);
  return (
    roof(random.int(0, 3), x, y, w, colors) +
    rect(x, y, w, h, colors.wall) +
    rect(x, y + 12, w, 16, colors.trim) +
    times(Math.floor(w / 46), (at) => rect(x + 10 + at * 46, y + 38, 34, 20, GLASS)) +
    times(doors, (at) => door(x + step * (at + 0.5) - 46, 92, h - 72, at === open, colors))
  );
}

function office(random: Random, x: number, w: number, { wall, trim }: Colors): string {
  const floors = random.int(2, 4);
  const h = floors * 56 + 22;
  const y = GROUND - h;
  const columns = Math.floor((w - 20) / 34);
  const hasBands = random.chance(0.5);
  const windows = times(floors, (floor) =>
    hasBands
      ? rect(x + 12, y + 26 + floor * 56, w - 24, 26, floor % 2 ? GLASS_DARK : GLASS) +
        times(columns - 1, (at) =>
          path(
            `M${fixed(x + 12 + ((w - 24) / columns) * (at + 1))} ${y + 26 + floor * 56}v26`,
            'none',
            1.5,
          ),
        )
      : times(columns, (at) => rect(x + 14 + at * 34, y + 24 + floor * 56, 22, 30, GLASS)),
  );
  const entrance = x + w * 0.5 - 28;
  return (
    rect(x, y, w, h, wall) +
    rect(x - 6, y - 10, w + 12, 14, trim) +
    windows +
    rect(entrance, GROUND - 46, 56, 46, GLASS_DARK) +
    path(`M${entrance + 28} ${GROUND}v-46`) +
    rect(entrance - 14, GROUND - 56, 84, 10, trim)
  );
}

function crane(x: number, w: number): string {
  const y = GROUND - 196;
  return (
    path(`M${x} ${GROUND}l10 -182h14l-6 182zM${x + w} ${GROUND}l-10 -182h-14l6 182z`, STEEL) +
    rect(x - 22, y, w + 44, 20, SAFFRON) +
    rect(x + w * 0.42, y - 14, 44, 16, STEEL) +
    path(`M${x + w * 0.42 + 22} ${y + 20}v62`) +
    path(`M${x + w * 0.42 + 22} ${y + 82}l-34 30h68z`) +
    rect(x + w * 0.42 - 22, y + 112, 88, 50, '#d9b98a') +
    path(
      `M${x + w * 0.42 - 22} ${y + 137}h88M${x + w * 0.42 + 6} ${y + 112}v50M${x + w * 0.42 + 38} ${y + 112}v50`,
      'none',
      1.5,
    )
  );
}

const containers = (x: number, { trim }: Colors): string =>
  [
    [0, 0, trim],
    [112, 0, GREEN],
    [30, 1, SAFFRON],
  ]
    .map(([dx, row, fill]) => {
      const [left, top] = [x + Number(dx), GROUND - 46 * (Number(row) + 1)];
      return (
        rect(left, top, 104, 46, String(fill)) +
        times(7, (at) => path(`M${left + 13 * (at + 1)} ${top + 5}v36`, 'none', 1.2))
      );
    })
    .join('');

const tanks = (x: number): string =>
  times(
    2,
    (at) =>
      path(`M${x + at * 64} ${GROUND}v-128a26 14 0 0 1 52 0v128z`, STEEL) +
      path(`M${x + at * 64} ${GROUND - 84}h52M${x + at * 64} ${GROUND - 40}h52`, 'none', 1.5),
  );

const truck = (x: number): string =>
  rect(x + 54, GROUND - 64, 150, 48, '#f1f3f5') +
  path(`M${x} ${GROUND - 16}v-30l16 -24h32v54z`, SAFFRON) +
  path(`M${x + 10} ${GROUND - 44}l10 -16h16v16z`, GLASS, 1.5) +
  [x + 22, x + 92, x + 166, x + 188].map((at) => circle(at, GROUND - 10, 11, '#46546a')).join('');

/** The works as a visitor sees them from the road. */
export function drawFactory(number: number): string {
  const random = createRandom(0xfac + number * 977);
  const colors = colorsOf(number);
  const officeWidth = random.int(170, 250);
  const hallWidth = random.int(430, 560);
  const isMirrored = random.chance(0.5);
  const yard = [() => crane(962, 190), () => containers(950, colors), () => tanks(980)];
  const first = random.int(0, 2);
  const left = 92;
  const parts =
    office(random, left, officeWidth, colors) +
    hall(random, left + officeWidth + 26, hallWidth, colors) +
    (yard[first]?.() ?? '') +
    (first === 0 ? '' : truck(random.int(470, 640)));
  const trees = [26, 62, 1196, 1242].map((x) => tree(x, random.int(46, 84))).join('');
  const side = isMirrored ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${parts}</g>` : parts;
  return picture(
    `${rect(0, 0, WIDTH, HEIGHT, SKY, false)}${grid()}${rect(0, GROUND, WIDTH, HEIGHT - GROUND, YARD, false)}${trees}${side}${path(`M0 ${GROUND}H${WIDTH}`)}<path d="M0 446H${WIDTH}" fill="none" stroke="#ffffff" stroke-width="5" stroke-dasharray="44 30"/>`,
    SKY_TOP,
  );
}
