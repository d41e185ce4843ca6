// Draws a blister packing machine: a web as wide as its film, rows of pockets at its stroke, plates or a drum that forms.
import { conveyor } from '../kit/drives.ts';
import { beacon, feet, pendant } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** A forming or sealing station between two plates, on its columns. */
function plates(m: Machine, x: number, w: number, d: number, tone: 'trim' | 'red'): void {
  m.box(x, 4, 80, w, d, 26, 'iron');
  const top = m.box(x, 4, 114, w, d, 26, tone);
  m.on(top, 'front').bolts(5, 2);
  for (const dx of [6, w - 9]) m.drum('z', x + dx, 4 + d / 2, 140, 3, 26, 'shine', 12);
  m.box(x - 2, 2, 164, w + 4, d + 6, 12, 'steel');
}

/** A heated drum with pockets, which the film runs over. */
function formingDrum(m: Machine, x: number, d: number): void {
  const drum = m.drum('y', x, 4, 124, 34, d, 'trim');
  const f = m.on(drum, 'front');
  for (let i = 0; i < 10; i++)
    f.disc(34 + 27 * Math.cos(i * 0.628), 34 + 27 * Math.sin(i * 0.628), 4.6, 'dark', 1, 1);
  f.disc(34, 34, 9, 'shine');
}

export function blisterPacker(model: Model): Machine {
  const m = new Machine();
  const film = 8 + amount(model, 'forming-film-width', [100, 300], 180) / 8;
  const stroke = amount(model, 'index-stroke', [30, 140], 80) / 4;
  const rows = Math.round(film / 9);
  const lanes = amount(model, 'output', [0, 12_000], 3000) > 5000 ? 2 : 1;
  const [depth, front] = [48 + film, 8 + film];
  feet(m, 0, 0, 330, depth, 10, 3);
  const base = m.box(0, 0, 10, 330, depth, 70, 'body');
  m.on(base, 'front')
    .door(8, 8, 100, 54, 'body', 0)
    .door(114, 8, 100, 54, 'body', 0)
    .door(220, 8, 100, 54, 'body', 0);
  const back = m.box(0, front + 12, 80, 330, depth - front - 12, 110, 'white');
  m.on(back, 'front').seams(4).band(100, 4, 'trim');
  m.ends(back, (e) => e.vent(8, 70, 20, 24));
  // Clear film reel, forming and sealing plates, foil reel above, punch
  m.drum('y', -14, 8, 130, 34, film, 'liquid');
  m.drum('y', -14, 4, 130, 8, film + 10, 'dark');
  m.box(-18, front + 4, 100, 24, 8, 40, 'iron');
  m.drum('y', 180, 6, 216, 28, film, 'shine');
  m.drum('y', 180, 2, 216, 7, film + 12, 'dark');
  m.box(174, front + 12, 190, 12, 12, 30, 'iron');
  const web = m.box(6, 8, 108, 300, film, 2, 'liquid');
  const t = m.on(web, 'top');
  // Blisters follow one another at the stroke, each with two files of pockets
  for (let u = 84; u < 290; u += stroke)
    for (let k = 0; k < rows; k++)
      for (const du of [0, stroke * 0.4])
        t.disc(u + du, (film * (k + 0.5)) / rows, Math.min(3, stroke * 0.17), 'white', 0, 0.7);
  m.prism(
    'y',
    [
      [-14, 164],
      [-14, 162],
      [8, 108],
      [8, 110],
    ],
    8,
    film,
    'liquid',
  );
  const { design } = model.values;
  if (design === 'roller-plate' || design === 'rotary') formingDrum(m, 48, film + 6);
  else plates(m, 24, 46, film + 6, 'trim');
  if (design === 'rotary') {
    m.drum('y', 232, 4, 138, 26, film + 6, 'red');
    m.drum('y', 232, 2, 138, 8, film + 10, 'dark');
  } else plates(m, 210, 44, film + 6, 'red');
  // Tablet feeder
  m.funnel(128, 8 + film / 2, 134, [20, 24], [54, film + 8], 36, 'shine');
  m.box(104, 4, 116, 52, film + 6, 16, 'steel');
  m.prism(
    'y',
    [
      [180, 188],
      [182, 188],
      [204, 112],
      [200, 112],
    ],
    8,
    film - 4,
    'shine',
  );
  const punch = m.box(272, 2, 80, 46, front + 6, 76, 'body');
  m.on(punch, 'front').rect(6, 24, 34, 10, 'dark').bolts(6, 2).panel(8, 40, 30, 30);
  conveyor(m, 316, 4, 84, 110, 30 * lanes, 'white', 'shine', 2);
  for (let i = 0; i < 5 * lanes; i++) {
    const y = 8 + 28 * Math.floor(i / 5);
    const b = m.box(332 + (i % 5) * 18, y, 84, 13, 22, 1.6, 'shine');
    const f = m.on(b, 'top');
    for (let u = 0; u < 2; u++)
      for (let k = 0; k < 4; k++) f.disc(4 + u * 5, 4 + k * 5, 1.7, 'white', 0, 0.7);
  }
  pendant(m, 90, -14, 190, 50, 46, [60, 60, 188]);
  beacon(m, 310, depth - 16, 190, 4);
  return m.focus(150, 10, 124, 74);
}
