// All machine types, and lookups by id and subcategory. Names in all languages: browsers get them from the server, by type.
import { CONSTRUCTION } from './construction.ts';
import { COSMETICS } from './cosmetics.ts';
import { ELECTRONICS } from './electronics.ts';
import { ENERGY } from './energy.ts';
import { FOOD } from './food.ts';
import { JEWELLERY } from './jewellery.ts';
import { LABORATORY } from './laboratory.ts';
import type { Attribute, MachineType } from './machine-type.ts';
import { METALWORKING } from './metalworking.ts';
import { MINERAL } from './mineral.ts';
import { PACKING } from './packing.ts';
import { PHARMACEUTICAL } from './pharmaceutical.ts';
import { PLASTICS_AND_PRINT } from './plastics-and-print.ts';
import { ROBOTS } from './robots.ts';
import { SEWING } from './sewing.ts';
import { SHOP_FITTING } from './shop-fitting.ts';
import { TEXTILES } from './textiles.ts';
import { TRANSPORT } from './transport.ts';
import { VEHICLES } from './vehicles.ts';

export const MACHINE_TYPES: readonly MachineType[] = [
  ...FOOD,
  ...VEHICLES,
  ...TRANSPORT,
  ...LABORATORY,
  ...PHARMACEUTICAL,
  ...COSMETICS,
  ...ELECTRONICS,
  ...TEXTILES,
  ...SEWING,
  ...SHOP_FITTING,
  ...JEWELLERY,
  ...PACKING,
  ...PLASTICS_AND_PRINT,
  ...METALWORKING,
  ...MINERAL,
  ...CONSTRUCTION,
  ...ENERGY,
  ...ROBOTS,
];

const typesById = new Map(MACHINE_TYPES.map((type) => [type.id, type]));
const typesBySubcategory = new Map<string, readonly MachineType[]>(
  MACHINE_TYPES.map(({ subcategory }) => [
    subcategory,
    MACHINE_TYPES.filter((type) => type.subcategory === subcategory),
  ]),
);

export const findMachineType = (id: string): MachineType | undefined => typesById.get(id);

export const machineTypesOf = (subcategory: string): readonly MachineType[] =>
  typesBySubcategory.get(subcategory) ?? [];

export const findAttribute = (type: MachineType, key: string): Attribute | undefined =>
  type.attributes.find((attribute) => attribute.key === key);
