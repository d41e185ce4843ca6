// Names of the API fields that are in the product form and therefore have a label.
import type listing from '../../../../i18n/locales/en/listing.json';
import { TYPED_FIELDS } from '../listing-values.ts';

export type ListingField = keyof (typeof listing)['field'];

const FIELDS: ReadonlySet<string> = new Set([
  ...TYPED_FIELDS,
  'tags',
  'specifications',
  'images',
  'video',
] satisfies ListingField[]);

export const isListingField = (name: string): name is ListingField => FIELDS.has(name);
