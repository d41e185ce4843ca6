// Draws a fast charger for electric vehicles: a floor cabinet here, the others in ev-charger-kinds.ts.
import { Machine } from '../kit/machine.ts';
import type { Point } from '../kit/space.ts';
import type { Model } from '../model.ts';
import { depotCharger, mobileCharger, splitCharger, wallCharger } from './ev-charger-kinds.ts';

export const evCharger = ({ values }: Model): Machine =>
  (OTHERS[String(values.design)] ?? floorCharger)();

const OTHERS: Readonly<Record<string, () => Machine>> = {
  split: splitCharger,
  wall: wallCharger,
  mobile: mobileCharger,
  'three-wheeler': depotCharger,
};

function floorCharger(): Machine {
  const m = new Machine();
  m.box(-8, -8, 0, 96, 76, 8, 'concrete');
  const body = m.shell('z', 0, 0, 8, 80, 60, 182, 9, 'body');
  const f = m.on(body, 'front');
  f.rect(12, 100, 56, 64, 'dark', 2, 2)
    .rect(18, 122, 44, 36, 'screen', 0, 1.4)
    .shape(
      [
        [42, 152],
        [33, 138],
        [40, 138],
        [37, 127],
        [47, 142],
        [40, 142],
      ],
      'saffron',
      0,
      1,
    );
  f.rect(20, 106, 18, 10, 'white', 0, 1)
    .disc(54, 111, 5, 'red')
    .rect(12, 14, 56, 70, 'body', 0)
    .vent(20, 20, 40, 24, 6)
    .band(168, 5, 'green');
  m.ends(body, (e) => e.vent(14, 20, 32, 70, 10).rect(18, 104, 24, 40, 'dark', 2));
  m.shell('z', -3, -3, 190, 86, 66, 8, 10, 'trim');
  // Two guns in their holsters with hanging cables
  for (const side of [-1, 1] as const) {
    const x = side < 0 ? 0 : 80;
    const out = (k: number): number => x + side * k;
    m.box(side < 0 ? -9 : 80, 20, 120, 9, 20, 26, 'dark');
    m.rod([out(6), 28, 130], [out(20), 16, 146], 6, 'rubber');
    m.rod([out(18), 18, 144], [out(22), 10, 118], 3.6, 'accent');
    const loop = Array.from({ length: 13 }, (_, i): Point => {
      const a = (Math.PI * i) / 12;
      return [10 - 6 * Math.cos(a) + i * 1.4, 118 - 84 * Math.sin(a) - i * 1.6];
    });
    m.pipe(
      loop.map(([y, z], i) => [out(22 - i * 1.4), y, z] as const),
      2.6,
      'rubber',
    );
  }
  // Wheel stop of the parking bay
  m.onSite(() =>
    m.prism(
      'x',
      [
        [-64, 0],
        [-46, 0],
        [-48, 10],
        [-62, 10],
      ],
      -20,
      120,
      'saffron',
    ),
  );
  m.focus(40, 0, 130, 46);
  return m;
}
