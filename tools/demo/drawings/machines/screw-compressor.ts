// Draws a screw compressor with its air receiver.
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';

export function screwCompressor(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 170, 110, 6);
  const body = m.box(0, 0, 6, 170, 110, 150, 'body');
  m.on(body, 'front')
    .rect(6, 8, 96, 134, 'body', 0)
    .rect(108, 8, 56, 134, 'body', 0)
    .vent(18, 20, 72, 40, 7)
    .panel(112, 78, 48, 50)
    .dataPlate(116, 30, 28)
    .band(0, 5, 'dark');
  m.ends(body, (e) => e.rect(8, 8, 94, 134, null).vent(22, 84, 66, 46, 8));
  // The front bay is cut away: rotor housing and motor
  m.on(body, 'front').rect(14, 66, 80, 68, 'dark', 2, 2);
  const f = m.on(body, 'front');
  f.disc(40, 100, 22, 'steel', 0)
    .disc(40, 100, 15, 'iron', 1)
    .disc(40, 100, 5, 'shine', 0)
    .rect(60, 82, 32, 36, 'trim', 0);
  for (let i = 0; i < 5; i++)
    f.line(
      [
        [64 + i * 6, 84],
        [64 + i * 6, 116],
      ],
      1.4,
    );
  m.box(14, 20, 156, 66, 70, 12, 'dark');
  const grill = m.drum('z', 47, 55, 168, 26, 4, 'steel');
  m.on(grill, 'top')
    .disc(26, 26, 21, 'dark', 2)
    .disc(26, 26, 7, 'steel', 0)
    .line(
      [
        [26, 6],
        [26, 46],
      ],
      2.4,
    )
    .line(
      [
        [6, 26],
        [46, 26],
      ],
      2.4,
    );
  m.drum('z', 138, 70, 156, 6, 14, 'copper');
  m.pipe(
    [
      [138, 70, 166],
      [138, 70, 186],
      [226, 70, 186],
      [226, 70, 176],
    ],
    5,
    'copper',
  );
  // Air receiver with gauge and legs
  for (const a of [0.6, 2.6, 4.7])
    m.bar(
      [226 + 26 * Math.cos(a), 62 + 26 * Math.sin(a), 0],
      [226 + 26 * Math.cos(a), 62 + 26 * Math.sin(a), 40],
      7,
      'iron',
    );
  const tank = m.vessel('z', 226, 62, 18, 34, 160, 'trim', 0.5);
  m.on(tank, 'front').gauge(34, 112, 9).dataPlate(22, 70, 24);
  m.drum('y', 226, 22, 46, 5, 8, 'iron');
  return m.focus(52, 0, 100, 58);
}
