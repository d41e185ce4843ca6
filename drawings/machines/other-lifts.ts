// Draws the car lifts that are not two-post: four-post, scissor, single-post.
import { car } from '../kit/car.ts';
import { wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

function floorUnder(m: Machine, w: number, d: number): void {
  m.onSite(() => m.box(-40, -50, -6, w + 80, d + 100, 6, 'concrete'));
}

function powerUnit(m: Machine, x: number, y: number, z: number): void {
  const unit = m.box(x, y, z, 24, 22, 40, 'dark');
  m.on(unit, 'front').disc(12, 28, 6, 'red').disc(12, 12, 4, 'green');
  m.drum('z', x + 12, y + 11, z + 40, 8, 22, 'iron');
}

/** Four posts and two runways, on which the wheels stand. */
export function fourPost(lifted: number): Machine {
  const m = new Machine();
  m.runs = 'y';
  const [w, d, z] = [250, 430, lifted * 0.55 + 20];
  floorUnder(m, w + 40, d);
  for (const y of [d - 24, 0])
    for (const x of [0, w + 16]) {
      m.box(x - 10, y - 8, 0, 44, 40, 4, 'iron');
      const post = m.box(x, y, 4, 24, 24, 216, 'body');
      m.on(post, 'front').stripes(0, 4, 24, 10).band(200, 8, 'accent');
      m.ends(post, (e) => e.rect(8, 20, 8, 180, 'dark', 2));
    }
  for (const y of [4, d - 22]) m.box(24, y, z - 22, w - 8, 18, 20, 'trim');
  for (const x of [36, w - 54]) {
    const way = m.box(x, -46, z - 2, 58, d + 60, 12, 'trim');
    m.on(way, 'top').rect(8, 60, 42, 40, 'steel', 0).rect(8, 330, 42, 60, 'iron', 1);
    m.prism(
      'x',
      [
        [-46, z - 2],
        [-46, z + 10],
        [-96, z - 16],
        [-96, z - 20],
      ],
      x,
      58,
      'iron',
    );
  }
  powerUnit(m, -26, 4, 90);
  m.onSite(() => {
    const first = m.solids.length;
    car(m, (w + 24 - 132) / 2, z + 10);
    m.move(first, m.solids.length, ([x, y, h]) => [x, y + 120, h]);
  });
  return m.focus(w - 20, -30, z, 110);
}

/** Two pairs of crossed arms; in the ground or on wheels. */
export function scissor(lifted: number, mobile: boolean): Machine {
  const m = new Machine();
  m.runs = 'y';
  const [w, d, z] = [mobile ? 170 : 196, 220, mobile ? lifted * 0.4 + 18 : lifted * 0.62 + 12];
  if (mobile) floorUnder(m, w, d);
  else
    m.onSite(() => {
      const floor = m.box(-90, -90, -6, w + 180, d + 180, 6, 'concrete');
      const f = m.on(floor, 'top');
      for (const x of [88, 88 + w - 60]) f.rect(x, 78, 64, d + 24, 'dark', 2, 2.4);
      f.stripes(20, 20, w + 140, 14);
    });
  const base = mobile ? 10 : 0;
  for (const x of [4, w - 56]) {
    if (mobile) m.box(x, 0, 3, 52, d, 8, 'iron');
    for (const k of [4, 38]) {
      m.bar([x + k + 5, 12, base + 6], [x + k + 5, d - 20, z - 6], 9, 'accent', 13);
      m.bar([x + k + 5, d - 20, base + 6], [x + k + 5, 12, z - 6], 9, 'accent', 13);
    }
    m.drum('x', x, d / 2 - 4, (base + z) / 2, 6, 52, 'iron', 16);
    m.rod([x + 26, 50, base + 8], [x + 26, d / 2 + 30, z * 0.66], 5, 'shine');
    const deck = m.box(x - 4, -8, z, 60, d + 16, 12, 'body');
    m.on(deck, 'front').stripes(0, 1, 60, 9);
    for (const y of [16, d - 40]) m.box(x + 8, y, z + 12, 36, 24, 8, 'rubber');
  }
  if (mobile) {
    m.box(56, d - 20, 4, w - 112, 16, 8, 'iron');
    for (const x of [0, w - 10]) wheel(m, x, d + 12, 12, 12, 10, 'x', 'steel');
    m.rod([w / 2, d, 8], [w / 2, d + 60, 90], 3, 'iron');
    m.rod([w / 2 - 22, d + 60, 90], [w / 2 + 22, d + 60, 90], 3, 'rubber');
  }
  const desk = m.box(-76, 20, 0, 34, 30, 96, 'white');
  m.on(desk, 'front').panel(4, 56, 26, 34).door(4, 6, 26, 44);
  m.onSite(() => car(m, (w - 132) / 2, z - 4));
  return m.focus(w, 0, z * 0.7, 90);
}

/** One post at the side of the car, on a foot that can be wheeled. */
export function singlePost(lifted: number): Machine {
  const m = new Machine();
  const z = lifted * 0.5 + 20;
  floorUnder(m, 290, 240);
  for (const y of [20, 186]) m.box(0, y, 0, 210, 18, 9, 'iron');
  m.box(-4, 16, 0, 46, 192, 10, 'iron');
  const post = m.box(0, 84, 10, 44, 56, 238, 'body');
  m.on(post, 'front').stripes(0, 4, 44, 10).band(216, 8, 'accent').rect(10, 24, 24, 180, 'body', 2);
  m.on(post, 'right').rect(18, 14, 20, 200, 'dark', 2);
  for (const y of [24, 196]) wheel(m, -20, y, 12, 12, 10, 'x', 'steel');
  m.box(44, 78, z - 18, 12, 68, 44, 'trim');
  for (const y of [32, 168]) {
    m.bar([54, 112, z - 6], [84, y, z - 6], 11, 'iron');
    m.bar([84, y, z - 6], [196, y, z - 6], 11, 'iron');
    for (const x of [96, 190]) m.drum('z', x, y, z - 2, 8, 12, 'rubber', 16);
  }
  powerUnit(m, 10, 142, 120);
  m.onSite(() => car(m, 80, z));
  return m.focus(60, 60, z, 90);
}
