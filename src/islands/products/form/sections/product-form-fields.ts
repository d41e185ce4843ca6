// Names of the API fields that are in the product form and therefore have a label.
import type productFields from '../../../../i18n/locales/en/productFields.json';
import { TEXT_FIELDS } from '../product-values.ts';

export type ProductFormField = keyof (typeof productFields)['form'];

const FIELDS: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS,
  'tags',
  'specifications',
  'images',
  'video',
] satisfies ProductFormField[]);

export const isProductFormField = (name: string): name is ProductFormField => FIELDS.has(name);
