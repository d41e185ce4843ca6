// Draws the block machines that are not one automatic press: egg-laying, semi-automatic, and the feeder for face mix.
import { motor, wheel } from '../kit/drives.ts';
import { Machine } from '../kit/machine.ts';

function block(m: Machine, x: number, y: number, z: number): void {
  const b = m.box(x, y, z, 40, 20, 20, 'concrete');
  for (const u of [4, 22]) m.on(b, 'top').rect(u, 4, 14, 12, 'dark', 1, 1.2);
}

function mould(m: Machine, z: number): void {
  const box = m.box(20, 10, z, 100, 90, 26, 'steel');
  m.on(box, 'front').seams(5, 1.6);
  for (let i = 0; i < 5; i++) m.box(24 + i * 19, 12, z + 40, 14, 86, 26, 'iron');
  m.box(16, 6, z + 66, 108, 98, 16, 'trim');
}

/** Drives on, and leaves rows of blocks on the yard. */
export function eggLayer(): Machine {
  const m = new Machine();
  for (const x of [-20, 150]) for (const y of [-20, 118]) wheel(m, x, y, 20, 20, 14);
  for (const y of [-4, 104]) m.box(-40, y, 34, 220, 12, 16, 'body');
  for (const x of [2, 126]) for (const y of [-4, 104]) m.box(x, y, 50, 12, 12, 150, 'body');
  m.box(2, -4, 200, 136, 120, 14, 'body');
  mould(m, 40);
  m.drum('z', 70, 55, 122, 8, 78, 'shine');
  m.funnel(-50, 55, 96, [40, 90], [90, 110], 60, 'accent');
  motor(m, 'x', 30, 40, 226, 12, 44);
  m.bar([180, 10, 60], [240, 10, 110], 5, 'dark');
  m.bar([180, 100, 60], [240, 100, 110], 5, 'dark');
  m.bar([240, 10, 110], [240, 100, 110], 5, 'rubber');
  const box = m.box(186, 40, 90, 26, 34, 30, 'white');
  m.on(box, 'front').buttons(6, 14, 7, 2.4, ['green', 'white', 'red']);
  m.onSite(() => {
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++) block(m, -300 + row * 70, -6 + i * 30, 0);
  });
  m.travels = 'rack';
  return m.focus(70, 0, 80, 70);
}

/** Filled by hand, with a lever to lift the mould. */
export function semiAutomatic(): Machine {
  const m = new Machine();
  const base = m.box(0, 0, 0, 140, 110, 40, 'dark');
  m.on(base, 'front').vent(20, 10, 60, 18, 4);
  for (const x of [2, 126]) for (const y of [8, 90]) m.box(x, y, 40, 12, 12, 130, 'body');
  m.box(2, 8, 170, 136, 94, 12, 'body');
  mould(m, 50);
  m.bar([138, 20, 120], [190, -30, 160], 6, 'accent');
  m.ball(190, -30, 160, 8, 'rubber');
  m.drum('z', 70, 55, 132, 8, 40, 'shine');
  motor(m, 'x', -50, 50, 30, 16, 46);
  m.box(-60, 26, 0, 60, 50, 12, 'iron');
  m.onSite(() => {
    m.box(170, 0, 0, 110, 110, 6, 'wood');
    for (let i = 0; i < 3; i++) for (let k = 0; k < 2; k++) block(m, 178 + k * 50, 8 + i * 34, 6);
  });
  return m.focus(70, 0, 80, 60);
}

/** A second hopper for the coloured top of pavers. */
export function faceMix(m: Machine): void {
  for (const x of [176, 290]) for (const y of [0, 132]) m.box(x, y, 0, 12, 12, 210, 'iron');
  m.funnel(240, 72, 196, [60, 80], [130, 150], 80, 'accent');
  m.box(150, 24, 150, 130, 98, 26, 'accent');
}
