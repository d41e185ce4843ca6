// Draws any picture of any machine family of the demo market as SVG.
import type { Family } from '../families.ts';
import type { Machine } from './kit/machine.ts';
import * as food from './machines/food.ts';
import * as heavy from './machines/heavy.ts';
import * as making from './machines/making.ts';
import * as metal from './machines/metal.ts';
import * as moving from './machines/moving.ts';
import * as packing from './machines/packing.ts';
import * as power from './machines/power.ts';
import * as process from './machines/process.ts';
import * as textile from './machines/textile.ts';
import { closeUp, dimensions, hero, packed, withOperator } from './pictures.ts';

export const MACHINES: Readonly<Record<Family, () => Machine>> = {
  'rice-mill': food.riceMill,
  'oil-press': food.oilPress,
  'food-dryer': food.foodDryer,
  'noodle-line': food.noodleLine,
  'retort-steriliser': food.retortSteriliser,
  'tyre-press': heavy.tyrePress,
  'auto-lift': moving.autoLift,
  'battery-line': power.batteryLine,
  'ev-charger': power.evCharger,
  'coil-winder': power.coilWinder,
  'crop-drone': moving.cropDrone,
  'composite-autoclave': heavy.compositeAutoclave,
  'road-roller': moving.roadRoller,
  'gantry-crane': heavy.gantryCrane,
  bioreactor: process.bioreactor,
  'freeze-dryer': process.freezeDryer,
  'steam-steriliser': process.steamSteriliser,
  'syringe-line': process.syringeLine,
  'tablet-press': process.tabletPress,
  'glass-lined-reactor': process.glassLinedReactor,
  'blister-packer': packing.blisterPacker,
  'vacuum-emulsifier': process.vacuumEmulsifier,
  'tube-filler': packing.tubeFiller,
  'smt-placer': power.smtPlacer,
  'reflow-oven': power.reflowOven,
  'rapier-loom': textile.rapierLoom,
  'circular-knitter': textile.circularKnitter,
  'dyeing-machine': textile.dyeingMachine,
  'sewing-machine': textile.sewingMachine,
  'fabric-cutter': textile.fabricCutter,
  'quilting-machine': textile.quiltingMachine,
  'panel-router': making.panelRouter,
  'shelf-roll-former': making.shelfRollFormer,
  'jewellery-laser-welder': making.jewelleryLaserWelder,
  'jewellery-caster': making.jewelleryCaster,
  'seam-sealer': textile.seamSealer,
  'injection-moulder': heavy.injectionMoulder,
  'flow-wrapper': packing.flowWrapper,
  'bottle-filler': packing.bottleFiller,
  'offset-press': making.offsetPress,
  'uv-printer': making.uvPrinter,
  'tower-crane': heavy.towerCrane,
  'block-machine': heavy.blockMachine,
  'ball-mill': heavy.ballMill,
  'rotary-kiln': heavy.rotaryKiln,
  lathe: metal.lathe,
  'machining-centre': metal.machiningCentre,
  'press-brake': metal.pressBrake,
  'fibre-laser': metal.fibreLaser,
  'jaw-crusher': metal.jawCrusher,
  excavator: moving.excavator,
  forklift: moving.forklift,
  'pump-jack': heavy.pumpJack,
  'screw-compressor': power.screwCompressor,
  'solar-laminator': power.solarLaminator,
  'diesel-genset': power.dieselGenset,
  'cable-extruder': power.cableExtruder,
  'robot-arm': moving.robotArm,
  'wall-printing-robot': moving.wallPrintingRobot,
  'delivery-robot': moving.deliveryRobot,
};

/** How many pictures a family has, and in how many colour ways its first one is drawn. */
export const PICTURES = 5;
export const COLOUR_WAYS = 3;

export const FAMILIES_WITH_VIDEO = [
  'lathe',
  'bottle-filler',
  'robot-arm',
  'rapier-loom',
  'delivery-robot',
  'flow-wrapper',
] as const satisfies readonly Family[];

/**
 * SVG of 1280 by 960. Picture 0 is the hero, 1 the other side with an operator, 2 the dimension
 * drawing (the same in every colour way), 3 the close-up, 4 packed for the sea.
 */
export function drawMachine(family: Family, picture: number, colourWay: number): string {
  const m = MACHINES[family]();
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
