// Enquiry questions by machine type: similar types share a group, and each type has its own unit of output.
import type { Unit } from '../machine-types/units.ts';
import type { QuestionKey } from './questions.ts';

const SITE = ['supply', 'port', 'installation'] as const;

/** Questions by group, in the order of the form. */
export const GROUPS = {
  processing: ['material', 'output', ...SITE],
  packing: ['product', 'output', 'size', ...SITE],
  machining: ['workpiece', 'size', 'output', ...SITE],
  moulding: ['part', 'size', 'output', ...SITE],
  extrusion: ['extrudate', 'output', ...SITE],
  printing: ['substrate', 'printSize', 'colors', 'output', ...SITE],
  textile: ['fabric', 'output', 'size', ...SITE],
  laboratory: ['sample', 'output', 'standard', ...SITE],
  electronics: ['assembly', 'output', 'standard', ...SITE],
  plant: ['material', 'output', 'site', ...SITE],
  // Driven by an engine or a battery.
  vehicle: ['load', 'site', 'standard', 'port', 'installation'],
  lifting: ['load', 'site', 'standard', ...SITE],
  // Supplies a site or vehicles: its output is its rating, and its site decides the design.
  power: ['duty', 'output', 'site', 'standard', 'port', 'installation'],
  robot: ['task', 'output', 'site', ...SITE],
  general: ['material', 'output', ...SITE],
} as const satisfies Readonly<Record<string, readonly QuestionKey[]>>;

export type Group = keyof typeof GROUPS;

interface TypeQuestions {
  readonly group: Group;
  /** Unit of the answer to `output`; null for a text with a unit. */
  readonly unit: Unit | null;
}

/** Machine types by group, each with the unit of its output behind a colon. */
const TYPES: Readonly<Record<Exclude<Group, 'general'>, string>> = {
  processing:
    'rice-mill:kg/h oil-press:kg/h food-dryer:kg/h noodle-line:kg/h retort-steriliser seed-cleaner:t/h vacuum-emulsifier:L/h',
  packing:
    'blister-packing-machine:blisters/h tube-filler:tubes/min flow-wrapper:packs/min cartoner:cartons/min bottle-filler:bottles/h',
  machining:
    'cnc-lathe:pcs/h machining-centre:pcs/h press-brake:pcs/h fibre-laser-cutter:pcs/h plasma-cutter:pcs/h cnc-panel-router:pcs/h shelf-roll-former:m/h jewellery-laser-welder:pcs/h jewellery-casting-machine:pcs/h',
  moulding: 'injection-moulding-machine:pcs/h tyre-curing-press:pcs/h composite-autoclave',
  extrusion: 'cable-extruder:kg/h',
  printing: 'offset-press:sheets/h uv-printer:m²/h wall-printing-robot:m²/h',
  textile:
    'rapier-loom:m/h circular-knitting-machine:kg/h dyeing-machine:kg/h industrial-sewing-machine:pcs/h cnc-fabric-cutter:pcs/h quilting-machine:m/h seam-sealing-machine:m/h',
  laboratory:
    'bioreactor freeze-dryer steam-steriliser syringe-line:pcs/h tablet-press:tablets/h glass-lined-reactor',
  electronics:
    'pick-and-place-machine:cph reflow-oven battery-pack-line:cells/h coil-winding-machine:pcs/h solar-laminator:modules/h',
  plant: 'jaw-crusher:t/h ball-mill:t/h rotary-kiln:t/h block-machine:pcs/h concrete-mixer:m³/h',
  vehicle: 'agricultural-drone road-roller excavator forklift',
  lifting: 'vehicle-lift gantry-crane tower-crane',
  power: 'diesel-genset ev-charger pump-jack screw-compressor:m³/min',
  robot: 'robot-arm delivery-robot',
};

const byType: ReadonlyMap<string, TypeQuestions> = new Map(
  Object.entries(TYPES).flatMap(([group, types]) =>
    types.split(' ').map((each) => {
      const [type = '', unit = null] = each.split(':');
      return [type, { group: group as Group, unit: unit as Unit | null }] as const;
    }),
  ),
);

/** Groups whose machines usually need the three-phase supply of Indian factories. In other groups the supply differs by machine. */
const THREE_PHASE: readonly Group[] = [
  'processing',
  'packing',
  'machining',
  'moulding',
  'extrusion',
  'printing',
  'textile',
  'plant',
];

const GENERAL: TypeQuestions = { group: 'general', unit: null };

/** `machineType` is null for a product without one, and for an enquiry about no product. */
export const questionsOfType = (machineType: string | null): TypeQuestions =>
  byType.get(machineType ?? '') ?? GENERAL;

/** Code of the default power supply of a machine type; '' without one. */
export const usualSupply = (machineType: string | null): string =>
  THREE_PHASE.includes(questionsOfType(machineType).group) ? '415-3-50' : '';
