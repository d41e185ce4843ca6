// Field error texts for product and profile forms only: a supplier's screens must not load the texts of orders and enquiries.
import type { Lang } from '../lang.ts';
import { ACCOUNT_TEXTS } from './account.ts';
import { CATALOGUE_TEXTS } from './catalogue.ts';
import { LISTING_TEXTS } from './listing.ts';
import type { Texts } from './texts.ts';

const TEXTS: Readonly<Record<string, Texts>> = {
  ...CATALOGUE_TEXTS,
  ...ACCOUNT_TEXTS,
  ...LISTING_TEXTS,
};

/** Like fieldText() of contract/messages.ts, for fields of a product, a profile and their files. */
export const listingFieldText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOGUE_TEXTS.invalid)[lang];
