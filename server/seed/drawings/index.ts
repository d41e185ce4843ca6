// Draws any picture of any machine family of the demo market as SVG.
import type { Machine } from './kit/machine.ts';
import { closeUp, dimensions, hero, packed, withOperator } from './pictures.ts';
import { fibreLaser, jawCrusher, lathe, machiningCentre, pressBrake } from './machines/metal.ts';

const MACHINES: Partial<Record<string, () => Machine>> = {
  lathe, 'machining-centre': machiningCentre, 'press-brake': pressBrake, 'fibre-laser': fibreLaser, 'jaw-crusher': jawCrusher,
};

export function drawMachine(family: string, picture: number, colourWay: number): string {
  const build = MACHINES[family];
  if (!build) throw new Error(family);
  const m = build();
  switch (picture) {
    case 1: return withOperator(m, colourWay);
    case 2: return dimensions(m);
    case 3: return closeUp(m, colourWay);
    case 4: return packed(m, colourWay);
    default: return hero(m, colourWay);
  }
}
