// Every namespace of texts, by the English file that gives its keys their types. A new file gets a line here.
import type { TaxonomyTexts } from '../../contract/taxonomy-texts.ts';
import type catalog from './locales/en/catalog.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type content from './locales/en/content.json';
import type help from './locales/en/help.json';
import type home from './locales/en/home.json';
import type product from './locales/en/product.json';
import type suppliers from './locales/en/suppliers.json';

export interface Texts {
  catalog: typeof catalog;
  common: typeof common;
  contact: typeof contact;
  content: typeof content;
  help: typeof help;
  home: typeof home;
  product: typeof product;
  suppliers: typeof suppliers;
  /** Kept in the contract, because replies and search need the same words. */
  taxonomy: TaxonomyTexts;
}

export type Namespace = keyof Texts;

/** The texts of a few namespaces in one language, as a page hands them to an island. */
export type Strings = Partial<Texts>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
