// Draws a car lift with a car on it: two-post here, the others in other-lifts.ts.
import { car } from '../kit/car.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';
import { fourPost, scissor, singlePost } from './other-lifts.ts';

function motorUp(m: Machine): void {
  m.drum('z', -13, 95, 190, 9, 26, 'iron');
}

const OTHERS: Readonly<Record<string, (lifted: number) => Machine>> = {
  'four-post': fourPost,
  'single-post': singlePost,
  'in-ground-scissor': (lifted) => scissor(lifted, false),
  'mobile-scissor': (lifted) => scissor(lifted, true),
};

export function autoLift(model: Model): Machine {
  const lifted = amount(model, 'lifting-height', [900, 2000], 1700) / 10;
  return (OTHERS[String(model.values.design)] ?? twoPost)(lifted);
}

function twoPost(lifted: number): Machine {
  const m = new Machine();
  const z = lifted * 0.6 + 34;
  m.onSite(() => {
    const floor = m.box(-30, -40, -6, 400, 260, 6, 'concrete');
    m.on(floor, 'top')
      .line(
        [
          [30, 6],
          [370, 6],
        ],
        2,
      )
      .line(
        [
          [30, 254],
          [370, 254],
        ],
        2,
      );
  });
  for (const x of [0, 300]) {
    m.box(x - 8, 74, 0, 56, 40, 4, 'iron');
    const col = m.box(x, 80, 4, 40, 28, 270, 'body');
    m.on(col, 'front')
      .rect(8, 20, 24, 226, 'body', 2, 1.4)
      .stripes(0, 4, 40, 10)
      .band(252, 8, 'accent');
    m.ends(col, (e) => e.rect(6, 30, 16, 190, 'dark', 2));
    m.box(x + 4, 70, z - 4, 32, 48, 46, 'trim');
  }
  m.box(0, 84, 274, 340, 20, 14, 'body');
  const unit = m.box(-26, 84, 150, 26, 22, 40, 'dark');
  m.on(unit, 'front').disc(13, 28, 6, 'red').disc(13, 12, 4, 'green');
  m.drum('z', -13, 95, 110, 9, 40, 'steel');
  motorUp(m);
  // Arms under the sills
  for (const [x, dir] of [
    [36, 1],
    [304, -1],
  ] as const) {
    m.bar([x, 84, z], [x + dir * 72, 20, z], 10, 'iron');
    m.bar([x, 100, z], [x + dir * 72, 176, z], 10, 'iron');
    for (const y of [20, 176]) m.drum('z', x + dir * 72, y, z + 2, 9, 12, 'rubber', 16);
  }
  // The car, nose to the front
  m.onSite(() => car(m, 104, z));
  return m.focus(110, 30, z, 96);
}
