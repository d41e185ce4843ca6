// HS codes (2022, six digits) under which machines of each type are usually classified. Suggestions only: what a machine is classified
// under depends on what it does, and the customs of the country of import decide.

/** By id of the machine type: the usual code first, then those of common designs that differ. */
const CODES: Readonly<Record<string, string>> = {
  'rice-mill': '843780',
  'oil-press': '847920',
  'food-dryer': '841934 841939',
  'noodle-line': '843810',
  // 8419.20 is for medical, surgical and laboratory sterilisers only.
  'retort-steriliser': '841989',
  'seed-cleaner': '843710',
  'tyre-curing-press': '847751',
  // Customs of some countries class lifts with posts as other lifting machinery.
  'vehicle-lift': '842541 842542 842890',
  'battery-pack-line': '847989',
  'ev-charger': '850440',
  'coil-winding-machine': '847981',
  // Complete drones may not be imported to India, so the usual goods are spraying systems: since HS 2017 sprayers of farms have 8424.4. A
  // drone that flies routes by itself is not "for remote-controlled flight only" (8806.2).
  'agricultural-drone': '842449 842482 880694 880624',
  'composite-autoclave': '841989',
  'road-roller': '842940',
  'gantry-crane': '842619 842612',
  bioreactor: '841989',
  'freeze-dryer': '841933',
  'steam-steriliser': '841920',
  'syringe-line': '847989',
  'tablet-press': '847989',
  'glass-lined-reactor': '841989',
  'vacuum-emulsifier': '847982',
  'pick-and-place-machine': '847989',
  'reflow-oven': '851419',
  'rapier-loom': '844630',
  'circular-knitting-machine': '844712',
  'dyeing-machine': '845140',
  'industrial-sewing-machine': '845221 845229',
  'cnc-fabric-cutter': '845150',
  'quilting-machine': '845221',
  // It finishes made-up textiles (8451); without tape it welds plastics by hot gas (8515). Its rollers do not calender (8420).
  'seam-sealing-machine': '845180 851580',
  'cnc-panel-router': '846592 846520',
  'shelf-roll-former': '846225',
  'jewellery-laser-welder': '851580',
  'jewellery-casting-machine': '845430',
  'blister-packing-machine': '842240',
  'tube-filler': '842230',
  'flow-wrapper': '842240',
  // It fills and closes boxes, which 8422.30 names; 8422.40 is for other packing.
  cartoner: '842230 842240',
  'bottle-filler': '842230',
  'injection-moulding-machine': '847710',
  'offset-press': '844313',
  'uv-printer': '844332 844339',
  'cnc-lathe': '845811 845891',
  'machining-centre': '845710',
  'press-brake': '846223',
  'fibre-laser-cutter': '845611',
  'plasma-cutter': '845640',
  'jaw-crusher': '847420',
  'ball-mill': '847420',
  'rotary-kiln': '841780',
  'tower-crane': '842620',
  'block-machine': '847480',
  'concrete-mixer': '847431',
  excavator: '842952',
  forklift: '842710 842720',
  'pump-jack': '841350',
  'screw-compressor': '841480',
  // A module is a photosensitive semiconductor device (8541.43), which note 11 to chapter 84 counts as one for 8486.
  'solar-laminator': '848620 847989',
  'diesel-genset': '850212 850211 850213',
  'cable-extruder': '847720',
  // An arm that changes tools has 8479.50; one that is built to lift and handle only has 8428.70.
  'robot-arm': '847950 842870',
  'wall-printing-robot': '844332 844339',
  // It carries, and neither lifts nor handles (8428); out of doors it is a vehicle for goods.
  'delivery-robot': '847950 842890 870460',
};

/** Empty for a machine type without an entry. */
export const hsCodesOf = (typeId: string): readonly string[] => CODES[typeId]?.split(' ') ?? [];
