// Draws a rotary tube filler and sealer.
import { motor } from '../kit/drives.ts';
import { beacon, feet, guard, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function tubeFiller(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 180, 120, 10);
  const base = m.box(0, 0, 10, 180, 120, 74, 'body');
  m.on(base, 'front').door(10, 8, 76, 58, 'body', 0).door(94, 8, 76, 58, 'body', 0);
  m.ends(base, (e) => e.vent(24, 20, 70, 36));
  m.drum('z', 84, 64, 84, 54, 6, 'shine');
  for (let i = 0; i < 16; i++) {
    const a = (2 * Math.PI * i) / 16;
    const [x, y] = [84 + 46 * Math.cos(a), 64 + 46 * Math.sin(a)];
    m.drum('z', x, y, 90, 6, 7, 'iron', 14);
    m.turned(
      'z',
      x,
      y,
      97,
      [
        [0, 4.6],
        [26, 4.6],
        [26, 4.4],
      ],
      i < 10 ? 'accent' : 'white',
    );
  }
  m.drum('z', 84, 64, 90, 20, 54, 'steel');
  m.shell('z', 52, 40, 144, 64, 60, 22, 10, 'white');
  // Filling nozzle and hopper over the front tube
  m.drum('z', 84, 18, 126, 3.4, 28, 'shine', 12);
  m.box(74, 12, 154, 20, 34, 12, 'iron');
  m.turned(
    'z',
    84,
    30,
    166,
    [
      [0, 7],
      [26, 34],
      [64, 34],
      [64, 31],
      [28, 30],
    ],
    'steel',
  );
  motor(m, 'z', 84, 30, 212, 9, 30);
  // Hot-air seal head and the tube magazine
  m.box(122, 44, 130, 28, 28, 40, 'red');
  m.drum('z', 136, 58, 120, 5, 12, 'dark');
  m.prism(
    'y',
    [
      [-84, 170],
      [-8, 118],
      [-4, 124],
      [-4, 164],
      [-80, 214],
    ],
    30,
    46,
    'steel',
  );
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 3; k++)
      m.drum(
        'y',
        -70 + i * 18,
        28,
        182 - i * 12 + k * 10,
        4.6,
        44,
        k === 2 ? 'accent' : 'white',
        14,
      );
  m.bar([-44, 54, 84], [-44, 54, 150], 8, 'iron');
  m.box(-48, 50, 80, 48, 8, 8, 'iron');
  guard(m, 2, 2, 84, 176, 116, 96, 'steel', 4);
  pendant(m, 146, -12, 150, 44, 48, [170, 30, 180]);
  beacon(m, 168, 106, 180, 4);
  // Discharge chute
  m.prism(
    'y',
    [
      [180, 92],
      [232, 66],
      [232, 62],
      [180, 86],
    ],
    40,
    40,
    'shine',
  );
  for (let i = 0; i < 3; i++) m.drum('y', 192 + i * 14, 46, 92 - i * 7, 4.4, 30, 'accent', 14);
  return m.focus(84, 10, 130, 62);
}
