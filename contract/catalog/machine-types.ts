// Endpoint of the machine types of a subcategory with their attributes, for the product form.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { resolvedId } from '../query.ts';
import { fields, flag, list, nullableText, oneOf, rowId, text } from '../read.ts';
import { findSubcategory } from '../taxonomy/taxonomy.ts';

const attribute = fields({
  key: rowId,
  name: text(200),
  kind: oneOf(['number', 'choice'], 'number'),
  /** As the reader's data sheets write it; null for counts and choices. */
  unit: nullableText(20),
  isKey: flag,
  /** Empty for a number. */
  choices: list(fields({ code: rowId, name: text(200) }), 100),
});
export type MachineTypeAttribute = z.output<typeof attribute>;

const machineType = fields({ id: rowId, name: text(200), attributes: list(attribute, 60) });
export type MachineTypeResource = z.output<typeof machineType>;

export const listMachineTypes = endpoint({
  method: 'GET',
  path: '/products/machine-types',
  summary: 'The machine types of a subcategory with their attributes',
  access: 'anyone',
  query: z.object({ subcategory: resolvedId(findSubcategory, 'unknownSubcategory') }),
  reply: fields({ types: list(machineType, 100) }),
  errors: ['validation'],
});
