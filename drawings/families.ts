// Machine families: an id for each kind of drawing, and the machine type that it draws. Pictures are named by these ids.
import { findMachineType } from '../contract/machine-types/index.ts';
import type { MachineType } from '../contract/machine-types/machine-type.ts';

export const FAMILIES = {
  'rice-mill': 'rice-mill',
  'oil-press': 'oil-press',
  'food-dryer': 'food-dryer',
  'noodle-line': 'noodle-line',
  'retort-steriliser': 'retort-steriliser',
  'tyre-press': 'tyre-curing-press',
  'auto-lift': 'vehicle-lift',
  'battery-line': 'battery-pack-line',
  'ev-charger': 'ev-charger',
  'coil-winder': 'coil-winding-machine',
  'crop-drone': 'agricultural-drone',
  'composite-autoclave': 'composite-autoclave',
  'road-roller': 'road-roller',
  'gantry-crane': 'gantry-crane',
  bioreactor: 'bioreactor',
  'freeze-dryer': 'freeze-dryer',
  'steam-steriliser': 'steam-steriliser',
  'syringe-line': 'syringe-line',
  'tablet-press': 'tablet-press',
  'glass-lined-reactor': 'glass-lined-reactor',
  'blister-packer': 'blister-packing-machine',
  'vacuum-emulsifier': 'vacuum-emulsifier',
  'tube-filler': 'tube-filler',
  'smt-placer': 'pick-and-place-machine',
  'reflow-oven': 'reflow-oven',
  'rapier-loom': 'rapier-loom',
  'circular-knitter': 'circular-knitting-machine',
  'dyeing-machine': 'dyeing-machine',
  'sewing-machine': 'industrial-sewing-machine',
  'fabric-cutter': 'cnc-fabric-cutter',
  'quilting-machine': 'quilting-machine',
  'panel-router': 'cnc-panel-router',
  'shelf-roll-former': 'shelf-roll-former',
  'jewellery-laser-welder': 'jewellery-laser-welder',
  'jewellery-caster': 'jewellery-casting-machine',
  'seam-sealer': 'seam-sealing-machine',
  'injection-moulder': 'injection-moulding-machine',
  'flow-wrapper': 'flow-wrapper',
  'bottle-filler': 'bottle-filler',
  'offset-press': 'offset-press',
  'uv-printer': 'uv-printer',
  'tower-crane': 'tower-crane',
  'block-machine': 'block-machine',
  'ball-mill': 'ball-mill',
  'rotary-kiln': 'rotary-kiln',
  lathe: 'cnc-lathe',
  'machining-centre': 'machining-centre',
  'press-brake': 'press-brake',
  'fibre-laser': 'fibre-laser-cutter',
  'jaw-crusher': 'jaw-crusher',
  excavator: 'excavator',
  forklift: 'forklift',
  'pump-jack': 'pump-jack',
  'screw-compressor': 'screw-compressor',
  'solar-laminator': 'solar-laminator',
  'diesel-genset': 'diesel-genset',
  'cable-extruder': 'cable-extruder',
  'robot-arm': 'robot-arm',
  'wall-printing-robot': 'wall-printing-robot',
  'delivery-robot': 'delivery-robot',
} as const satisfies Record<string, string>;

export type Family = keyof typeof FAMILIES;

export const machineTypeOf = (family: Family): MachineType => {
  const type = findMachineType(FAMILIES[family]);
  if (!type) throw new Error(`The machine type of ${family} is not declared`);
  return type;
};
