// Which names on the wire are fields of the product form, and so have a label here.
import type listing from '../../i18n/locales/en/listing.json';
import { TYPED_FIELDS } from '../../stores/listing-values.ts';

export type ListingField = keyof (typeof listing)['field'];

const FIELDS: ReadonlySet<string> = new Set([
  ...TYPED_FIELDS,
  'tags',
  'specifications',
  'images',
  'video',
] satisfies ListingField[]);

export const isListingField = (name: string): name is ListingField => FIELDS.has(name);
