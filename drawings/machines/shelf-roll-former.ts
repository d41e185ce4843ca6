// Draws a roll-forming line for shop shelving: its forming stations, a strip of its width, its cut-off and profile.
import { conveyor } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';
import { amount, type Model } from '../model.ts';

/** Forming stations that one drawn pair of stands is for. */
const STATIONS_EACH = 2;

/** Decoiler with a coil as wide as the strip, from y = 30. */
function decoiler(m: Machine, strip: number): void {
  for (const y of [20, 30 + strip])
    m.prism(
      'y',
      [
        [-190, 0],
        [-90, 0],
        [-126, 84],
        [-154, 84],
      ],
      y,
      8,
      'body',
    );
  const coil = m.drum('y', -140, 30, 90, 62, strip, 'steel');
  const cf = m.on(coil, 'front');
  for (const r of [56, 50, 44, 38, 32]) cf.disc(62, 62, r, null, 0, 1.1);
  cf.disc(62, 62, 26, 'trim', 1, 2).disc(62, 62, 8, 'dark');
  for (let i = 0; i < 3; i++)
    m.bar(
      [-140, 26, 90],
      [-140 + 50 * Math.cos(i * 2.1 + 0.5), 26, 90 + 50 * Math.sin(i * 2.1 + 0.5)],
      6,
      'accent',
    );
  m.prism(
    'y',
    [
      [-128, 151],
      [-126, 152],
      [4, 98],
      [4, 96],
    ],
    34,
    strip - 8,
    'shine',
  );
}

/** A pair of stands with the two roll shafts between them. */
function stand(m: Machine, x: number, strip: number, i: number): void {
  for (const y of [10, 40 + strip]) {
    const s = m.box(x, y, 70, 22, 12, 58, 'trim');
    if (y === 10) m.on(s, 'front').disc(11, 14, 6, 'shine').disc(11, 40, 6, 'shine');
  }
  m.box(x, 10, 128, 22, 42 + strip, 6, 'iron');
  const waist = 9 + i * 0.2;
  for (const z of [84, 110])
    m.turned(
      'y',
      x + 11,
      26,
      z,
      [
        [0, 8],
        [8, 12],
        [strip * 0.5, waist],
        [strip, 12],
        [strip + 10, 8],
      ],
      'shine',
    );
  m.drum('z', x + 11, 16, 134, 3, 10, 'iron', 10);
}

/** A cut-off that stops the strip stands still; one that flies runs along on rails. */
function cutOff(m: Machine, x: number, d: number, kind: unknown): void {
  const flies = kind === 'servo-flying' || kind === 'hydraulic-flying';
  const floor = flies ? 40 : 0;
  if (flies) {
    const track = m.box(x - 20, 6, 0, 120, d - 12, 30, 'dark');
    m.on(track, 'front').stripes(0, 22, 120, 6);
    for (const y of [14, d - 26]) m.box(x - 20, y, 30, 120, 10, 10, 'shine');
  }
  const cut = m.box(x + 4, 10, floor, 54, d - 18, 170 - floor, 'trim');
  m.on(cut, 'front')
    .rect(8, 20, 38, 60 - floor / 2, 'trim', 0)
    .stripes(0, 88 - floor / 2, 54, 7)
    .bolts(6, 2.4);
  m.ends(cut, (e) => e.rect(26, 84 - floor, d - 68, 30, 'dark', 2));
  if (kind !== 'servo-flying') m.drum('z', x + 31, d / 2, 170, 16, 44, 'accent');
  else {
    m.box(x + 14, d / 2 - 16, 170, 32, 32, 14, 'iron');
    m.drum('x', x + 58, d / 2, 130, 12, 34, 'dark');
  }
}

/** What lies on the run-out: uprights with slots, box beams, or panels and trays as wide as the strip. */
function runOut(m: Machine, x: number, strip: number, profile: unknown): void {
  if (profile === 'upright' || profile === 'beam') {
    const count = profile === 'upright' ? 3 : 2;
    for (let i = 0; i < count; i++) {
      const h = profile === 'upright' ? 9 : 20;
      const u = m.box(x, 24 + i * 23, 92, 176, profile === 'upright' ? 13 : 18, h, 'accent');
      if (profile === 'beam') continue;
      for (const face of [m.on(u, 'top'), m.on(u, 'front')])
        for (let k = 0; k < 16; k++) face.rect(6 + k * 10.6, 4, 5, 3, 'dark', 1, 0.6);
    }
    return;
  }
  const sheet = m.box(x, 22, 92, 176, strip + 8, 4, 'accent');
  if (profile === 'cable-tray')
    for (const y of [20, 28 + strip]) m.box(x, y, 92, 176, 3, 18, 'accent');
  const t = m.on(sheet, 'top');
  if (profile === 'shelf-panel') return;
  for (let i = 0; i < 10; i++)
    for (let k = 0; k < 3; k++) t.rect(8 + i * 17, 6 + (k * strip) / 3, 8, 4, 'dark', 1, 0.6);
}

export function shelfRollFormer(model: Model): Machine {
  const m = new Machine();
  const { profile } = model.values;
  const stands = Math.round(amount(model, 'forming-stations', [10, 30], 20) / STATIONS_EACH);
  const strip = 28 + amount(model, 'strip-width', [150, 1200], 400) / 20;
  const [w, d] = [stands * 36 + 60, strip + 60];
  decoiler(m, strip);
  const bed = m.box(0, 0, 8, w, d, 62, 'body');
  m.on(bed, 'front')
    .seams(Math.round(w / 60), 1.4)
    .stripes(0, 56, w, 6)
    .vent(20, 14, 36, 26)
    .vent(w - 100, 14, 36, 26);
  for (const x of [10, w / 2 - 10, w - 30]) m.box(x, 6, 0, 20, d - 12, 8, 'rubber');
  for (let i = 0; i < stands; i++) stand(m, 14 + i * 36, strip, i);
  m.box(0, 30, 96, w - 20, strip, 2, 'shine');
  const end = w + (String(model.values['cut-off']).endsWith('flying') ? 24 : 0);
  cutOff(m, end, d, model.values['cut-off']);
  const out = end + 80 + (end > w ? 24 : -16);
  conveyor(m, out, 16, 92, 190, d - 32, 'steel', 'steel', 3);
  runOut(m, out + 6, strip, profile ?? 'upright');
  const c = m.box(w - 120, -90, 0, 60, 36, 110, 'white');
  m.on(c, 'front').panel(8, 60, 44, 44).door(8, 6, 44, 46);
  m.travels = 'container';
  return m.focus(120, 30, 104, 84);
}
