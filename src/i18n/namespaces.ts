// Translation namespaces. Each type is taken from the English file; add a line here for every new file.
import type { TaxonomyTexts } from '../../contract/taxonomy-texts.ts';
import type account from './locales/en/account.json';
import type admin from './locales/en/admin.json';
import type auth from './locales/en/auth.json';
import type catalog from './locales/en/catalog.json';
import type chat from './locales/en/chat.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type content from './locales/en/content.json';
import type dashboard from './locales/en/dashboard.json';
import type enquiry from './locales/en/enquiry.json';
import type filters from './locales/en/filters.json';
import type forms from './locales/en/forms.json';
import type help from './locales/en/help.json';
import type home from './locales/en/home.json';
import type listing from './locales/en/listing.json';
import type notifications from './locales/en/notifications.json';
import type order from './locales/en/order.json';
import type product from './locales/en/product.json';
import type productFields from './locales/en/productFields.json';
import type profile from './locales/en/profile.json';
import type shell from './locales/en/shell.json';
import type suppliers from './locales/en/suppliers.json';

export interface Texts {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  catalog: typeof catalog;
  chat: typeof chat;
  common: typeof common;
  contact: typeof contact;
  content: typeof content;
  dashboard: typeof dashboard;
  enquiry: typeof enquiry;
  /** Of those parts of the product list that are loaded later: filters, table, empty and failed results. */
  filters: typeof filters;
  forms: typeof forms;
  help: typeof help;
  home: typeof home;
  listing: typeof listing;
  notifications: typeof notifications;
  order: typeof order;
  product: typeof product;
  productFields: typeof productFields;
  profile: typeof profile;
  /** Of the category menu, the footer, the error pages and the site's description; islands do not need them. */
  shell: typeof shell;
  suppliers: typeof suppliers;
  /** Defined in the contract, because API replies and search need the same names. */
  taxonomy: TaxonomyTexts;
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
