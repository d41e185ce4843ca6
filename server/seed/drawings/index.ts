// Draws any picture of any machine family of the demo market as SVG.
import type { Machine } from './kit/machine.ts';
import * as food from './machines/food.ts';
import * as metal from './machines/metal.ts';
import * as moving from './machines/moving.ts';
import * as packing from './machines/packing.ts';
import * as power from './machines/power.ts';
import * as process from './machines/process.ts';
import * as textile from './machines/textile.ts';
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
  'auto-lift': moving.autoLift,
  'battery-line': power.batteryLine,
  'ev-charger': power.evCharger,
  'coil-winder': power.coilWinder,
  'crop-drone': moving.cropDrone,
  'road-roller': moving.roadRoller,
  'smt-placer': power.smtPlacer,
  'reflow-oven': power.reflowOven,
  'rapier-loom': textile.rapierLoom,
  'circular-knitter': textile.circularKnitter,
  'dyeing-machine': textile.dyeingMachine,
  'sewing-machine': textile.sewingMachine,
  'fabric-cutter': textile.fabricCutter,
  'quilting-machine': textile.quiltingMachine,
  'seam-sealer': textile.seamSealer,
  excavator: moving.excavator,
  forklift: moving.forklift,
  'screw-compressor': power.screwCompressor,
  'solar-laminator': power.solarLaminator,
  'diesel-genset': power.dieselGenset,
  'cable-extruder': power.cableExtruder,
  'robot-arm': moving.robotArm,
  'wall-printing-robot': moving.wallPrintingRobot,
  'delivery-robot': moving.deliveryRobot,
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
