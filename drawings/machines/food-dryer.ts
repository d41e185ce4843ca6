// Draws a hot-air dryer for fruit and spices with a tray trolley.
import { motor } from '../kit/drives.ts';
import { feet } from '../kit/fittings.ts';
import { Machine } from '../kit/machine.ts';
import type { Model } from '../model.ts';
import { beltDryer, fluidBed, microwaveDryer } from './dryer-kinds.ts';

const OTHERS: Readonly<Record<string, () => Machine>> = {
  'mesh-belt': beltDryer,
  microwave: microwaveDryer,
  'fluid-bed': fluidBed,
  'heat-pump': heatPump,
};

function heatPump(): Machine {
  const m = trayDryer();
  const pump = m.box(344, 14, 0, 76, 104, 150, 'white');
  const grill = m
    .on(pump, 'front')
    .rect(8, 70, 60, 66, 'dark', 2)
    .disc(38, 103, 27, 'steel', 0)
    .disc(38, 103, 8, 'dark');
  grill.vent(10, 14, 56, 40, 6);
  m.on(pump, 'right').vent(14, 20, 76, 110, 14);
  return m;
}

export const foodDryer = ({ values }: Model): Machine =>
  (OTHERS[String(values.design)] ?? trayDryer)();

function trayDryer(): Machine {
  const m = new Machine();
  feet(m, 0, 0, 340, 130, 10, 3);
  const body = m.box(0, 0, 10, 340, 130, 200, 'body');
  const f = m.on(body, 'front');
  for (let i = 0; i < 3; i++)
    f.rect(10 + i * 84, 12, 78, 174, 'white', 0)
      .window(22 + i * 84, 70, 54, 96, 2)
      .rect(80 + i * 84, 80, 4, 30, 'dark');
  f.panel(270, 100, 56, 64).vent(272, 24, 52, 50);
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 4; k++) f.rect(26 + i * 84, 78 + k * 22, 46, 4, 'saffron', 1, 0.8);
  m.ends(body, (e) => e.rect(20, 20, 90, 150, null).rect(30, 40, 70, 26, 'dark'));
  // Fans and stack
  for (let i = 0; i < 3; i++) {
    m.drum('z', 50 + i * 84, 66, 210, 26, 14, 'trim');
    m.drum('z', 50 + i * 84, 66, 224, 20, 2, 'dark');
    motor(m, 'z', 50 + i * 84, 66, 226, 9, 20, 'iron');
  }
  m.box(278, 40, 210, 50, 50, 30, 'steel');
  m.drum('z', 303, 65, 240, 16, 60, 'steel');
  m.turned(
    'z',
    303,
    65,
    306,
    [
      [0, 26],
      [14, 4],
    ],
    'trim',
  );
  // Trolley of trays in front
  for (const x of [30, 120]) for (const y of [-120, -64]) m.box(x, y, 8, 4, 4, 150, 'steel');
  for (let k = 0; k < 7; k++) {
    const t = m.box(34, -120, 20 + k * 20, 86, 60, 4, 'shine');
    m.on(t, 'top').rect(4, 4, 78, 52, k % 2 ? 'saffron' : 'red', 0, 0.8);
  }
  for (const x of [32, 122]) for (const y of [-118, -62]) m.drum('y', x, y, 5, 5, 4, 'rubber', 14);
  return m.focus(78, -90, 110, 84);
}
