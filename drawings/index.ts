// Draws pictures of a machine as SVG, from its family, attribute values and dimensions.

import { dimensions } from './dimensions.ts';
import type { Family } from './families.ts';
import type { Machine } from './kit/machine.ts';
import { stretch } from './kit/stretch.ts';
import { autoLift } from './machines/auto-lift.ts';
import { ballMill } from './machines/ball-mill.ts';
import { batteryLine } from './machines/battery-line.ts';
import { bioreactor } from './machines/bioreactor.ts';
import { blisterPacker } from './machines/blister-packer.ts';
import { blockMachine } from './machines/block-machine.ts';
import { bottleFiller } from './machines/bottle-filler.ts';
import { cableExtruder } from './machines/cable-extruder.ts';
import { circularKnitter } from './machines/circular-knitter.ts';
import { coilWinder } from './machines/coil-winder.ts';
import { compositeAutoclave } from './machines/composite-autoclave.ts';
import { cropDrone } from './machines/crop-drone.ts';
import { deliveryRobot } from './machines/delivery-robot.ts';
import { dieselGenset } from './machines/diesel-genset.ts';
import { dyeingMachine } from './machines/dyeing-machine.ts';
import { evCharger } from './machines/ev-charger.ts';
import { excavator } from './machines/excavator.ts';
import { fabricCutter } from './machines/fabric-cutter.ts';
import { fibreLaser } from './machines/fibre-laser.ts';
import { flowWrapper } from './machines/flow-wrapper.ts';
import { foodDryer } from './machines/food-dryer.ts';
import { forklift } from './machines/forklift.ts';
import { freezeDryer } from './machines/freeze-dryer.ts';
import { gantryCrane } from './machines/gantry-crane.ts';
import { glassLinedReactor } from './machines/glass-lined-reactor.ts';
import { injectionMoulder } from './machines/injection-moulder.ts';
import { jawCrusher } from './machines/jaw-crusher.ts';
import { jewelleryCaster } from './machines/jewellery-caster.ts';
import { jewelleryLaserWelder } from './machines/jewellery-laser-welder.ts';
import { lathe } from './machines/lathe.ts';
import { machiningCentre } from './machines/machining-centre.ts';
import { noodleLine } from './machines/noodle-line.ts';
import { offsetPress } from './machines/offset-press.ts';
import { oilPress } from './machines/oil-press.ts';
import { panelRouter } from './machines/panel-router.ts';
import { pressBrake } from './machines/press-brake.ts';
import { pumpJack } from './machines/pump-jack.ts';
import { quiltingMachine } from './machines/quilting-machine.ts';
import { rapierLoom } from './machines/rapier-loom.ts';
import { reflowOven } from './machines/reflow-oven.ts';
import { retortSteriliser } from './machines/retort-steriliser.ts';
import { riceMill } from './machines/rice-mill.ts';
import { roadRoller } from './machines/road-roller.ts';
import { robotArm } from './machines/robot-arm.ts';
import { rotaryKiln } from './machines/rotary-kiln.ts';
import { screwCompressor } from './machines/screw-compressor.ts';
import { seamSealer } from './machines/seam-sealer.ts';
import { sewingMachine } from './machines/sewing-machine.ts';
import { shelfRollFormer } from './machines/shelf-roll-former.ts';
import { smtPlacer } from './machines/smt-placer.ts';
import { solarLaminator } from './machines/solar-laminator.ts';
import { steamSteriliser } from './machines/steam-steriliser.ts';
import { syringeLine } from './machines/syringe-line.ts';
import { tabletPress } from './machines/tablet-press.ts';
import { towerCrane } from './machines/tower-crane.ts';
import { tubeFiller } from './machines/tube-filler.ts';
import { tyrePress } from './machines/tyre-press.ts';
import { uvPrinter } from './machines/uv-printer.ts';
import { vacuumEmulsifier } from './machines/vacuum-emulsifier.ts';
import { wallPrintingRobot } from './machines/wall-printing-robot.ts';
import { type Dimensions, type Model, standardModel } from './model.ts';
import { packed } from './packing.ts';
import { closeUp, hero, withOperator } from './pictures.ts';

/** `phase` is a moment of the film, from 0 to 1; without it the machine is at rest. */
type Builder = (model: Model, phase?: number) => Machine;

const MACHINES: Readonly<Record<Family, Builder>> = {
  'rice-mill': riceMill,
  'oil-press': oilPress,
  'food-dryer': foodDryer,
  'noodle-line': noodleLine,
  'retort-steriliser': retortSteriliser,
  'tyre-press': tyrePress,
  'auto-lift': autoLift,
  'battery-line': batteryLine,
  'ev-charger': evCharger,
  'coil-winder': coilWinder,
  'crop-drone': cropDrone,
  'composite-autoclave': compositeAutoclave,
  'road-roller': roadRoller,
  'gantry-crane': gantryCrane,
  bioreactor,
  'freeze-dryer': freezeDryer,
  'steam-steriliser': steamSteriliser,
  'syringe-line': syringeLine,
  'tablet-press': tabletPress,
  'glass-lined-reactor': glassLinedReactor,
  'blister-packer': blisterPacker,
  'vacuum-emulsifier': vacuumEmulsifier,
  'tube-filler': tubeFiller,
  'smt-placer': smtPlacer,
  'reflow-oven': reflowOven,
  'rapier-loom': rapierLoom,
  'circular-knitter': circularKnitter,
  'dyeing-machine': dyeingMachine,
  'sewing-machine': sewingMachine,
  'fabric-cutter': fabricCutter,
  'quilting-machine': quiltingMachine,
  'panel-router': panelRouter,
  'shelf-roll-former': shelfRollFormer,
  'jewellery-laser-welder': jewelleryLaserWelder,
  'jewellery-caster': jewelleryCaster,
  'seam-sealer': seamSealer,
  'injection-moulder': injectionMoulder,
  'flow-wrapper': flowWrapper,
  'bottle-filler': bottleFiller,
  'offset-press': offsetPress,
  'uv-printer': uvPrinter,
  'tower-crane': towerCrane,
  'block-machine': blockMachine,
  'ball-mill': ballMill,
  'rotary-kiln': rotaryKiln,
  lathe,
  'machining-centre': machiningCentre,
  'press-brake': pressBrake,
  'fibre-laser': fibreLaser,
  'jaw-crusher': jawCrusher,
  excavator,
  forklift,
  'pump-jack': pumpJack,
  'screw-compressor': screwCompressor,
  'solar-laminator': solarLaminator,
  'diesel-genset': dieselGenset,
  'cable-extruder': cableExtruder,
  'robot-arm': robotArm,
  'wall-printing-robot': wallPrintingRobot,
  'delivery-robot': deliveryRobot,
};

const alongAxes = (m: Machine, stated: Dimensions | null): Dimensions | null =>
  stated && m.runs === 'y' ? [stated[1], stated[0], stated[2]] : stated;

function build(model: Model, phase?: number): Machine {
  const m = MACHINES[model.family](model, phase);
  const mm = alongAxes(m, model.dimensions);
  if (mm) stretch(m, [mm[0] / 10, mm[1] / 10, mm[2] / 10]);
  return m;
}

/**
 * The pictures of a model, each an SVG of 1280 by 960. The first is the cover; then the other side with an operator, the
 * dimension drawing (the same in every colour), the close-up, and the machine packed for the sea.
 */
export function drawPictures(model: Model, colorVariant: number, count: number): string[] {
  const m = build(model);
  const pictures = [
    () => hero(m, colorVariant, model.size),
    () => withOperator(m, colorVariant),
    () => dimensions(m, alongAxes(m, model.dimensions)),
    () => closeUp(m, colorVariant),
    () => packed(m, colorVariant),
  ];
  return pictures.slice(0, count).map((draw) => draw());
}

/**
 * One moment of a family's film, `phase` from 0 to 1; the next loop starts where this one ends. A family whose builder takes no phase
 * stands still.
 */
export function drawMoment(family: Family, phase: number): string {
  const model = standardModel(family);
  return hero(build(model, phase), 0, 1, build(model, 0.001));
}
