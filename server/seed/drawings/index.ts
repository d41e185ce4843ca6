// Draws any picture of any machine family of the demo market as SVG.
import type { Machine } from './kit/machine.ts';
import * as food from './machines/food.ts';
import * as metal from './machines/metal.ts';
import * as packing from './machines/packing.ts';
import * as process from './machines/process.ts';
import { closeUp, dimensions, hero, packed, withOperator } from './pictures.ts';

const MACHINES: Partial<Record<string, () => Machine>> = {
  'rice-mill': food.riceMill,
  'oil-press': food.oilPress,
  'food-dryer': food.foodDryer,
  'noodle-line': food.noodleLine,
  'retort-steriliser': food.retortSteriliser,
  bioreactor: process.bioreactor,
  'freeze-dryer': process.freezeDryer,
  'steam-steriliser': process.steamSteriliser,
  'syringe-line': process.syringeLine,
  'tablet-press': process.tabletPress,
  'glass-lined-reactor': process.glassLinedReactor,
  'blister-packer': packing.blisterPacker,
  'vacuum-emulsifier': process.vacuumEmulsifier,
  'tube-filler': packing.tubeFiller,
  'flow-wrapper': packing.flowWrapper,
  'bottle-filler': packing.bottleFiller,
  lathe: metal.lathe,
  'machining-centre': metal.machiningCentre,
  'press-brake': metal.pressBrake,
  'fibre-laser': metal.fibreLaser,
  'jaw-crusher': metal.jawCrusher,
};

export function drawMachine(family: string, picture: number, colourWay: number): string {
  const build = MACHINES[family];
  if (!build) throw new Error(family);
  const m = build();
  switch (picture) {
    case 1:
      return withOperator(m, colourWay);
    case 2:
      return dimensions(m);
    case 3:
      return closeUp(m, colourWay);
    case 4:
      return packed(m, colourWay);
    default:
      return hero(m, colourWay);
  }
}
