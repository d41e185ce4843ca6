// Translation namespaces. Each type is taken from the English file; add a line here for every new file.
import type { TaxonomyTexts } from '../../contract/taxonomy/taxonomy-texts.ts';
import type account from '../../locales/en/account.json';
import type admin from '../../locales/en/admin.json';
import type adminDecisions from '../../locales/en/adminDecisions.json';
import type adminEvidence from '../../locales/en/adminEvidence.json';
import type adminReview from '../../locales/en/adminReview.json';
import type auth from '../../locales/en/auth.json';
import type catalog from '../../locales/en/catalog.json';
import type chat from '../../locales/en/chat.json';
import type chatTools from '../../locales/en/chatTools.json';
import type common from '../../locales/en/common.json';
import type company from '../../locales/en/company.json';
import type compare from '../../locales/en/compare.json';
import type contact from '../../locales/en/contact.json';
import type content from '../../locales/en/content.json';
import type dashboard from '../../locales/en/dashboard.json';
import type emailNotice from '../../locales/en/emailNotice.json';
import type enquiry from '../../locales/en/enquiry.json';
import type enquiryForm from '../../locales/en/enquiryForm.json';
import type evidence from '../../locales/en/evidence.json';
import type favourites from '../../locales/en/favourites.json';
import type filters from '../../locales/en/filters.json';
import type forms from '../../locales/en/forms.json';
import type help from '../../locales/en/help.json';
import type home from '../../locales/en/home.json';
import type imports from '../../locales/en/imports.json';
import type landedCost from '../../locales/en/landedCost.json';
import type listing from '../../locales/en/listing.json';
import type myProducts from '../../locales/en/myProducts.json';
import type notifications from '../../locales/en/notifications.json';
import type order from '../../locales/en/order.json';
import type orderForm from '../../locales/en/orderForm.json';
import type orderReviews from '../../locales/en/orderReviews.json';
import type people from '../../locales/en/people.json';
import type photos from '../../locales/en/photos.json';
import type priceBasis from '../../locales/en/priceBasis.json';
import type prices from '../../locales/en/prices.json';
import type product from '../../locales/en/product.json';
import type productFields from '../../locales/en/productFields.json';
import type profile from '../../locales/en/profile.json';
import type results from '../../locales/en/results.json';
import type reviews from '../../locales/en/reviews.json';
import type savedSearches from '../../locales/en/savedSearches.json';
import type search from '../../locales/en/search.json';
import type secondFactor from '../../locales/en/secondFactor.json';
import type share from '../../locales/en/share.json';
import type shell from '../../locales/en/shell.json';
import type statuses from '../../locales/en/statuses.json';
import type suppliers from '../../locales/en/suppliers.json';
import type templates from '../../locales/en/templates.json';
import type tray from '../../locales/en/tray.json';
import type waiting from '../../locales/en/waiting.json';

export interface Texts {
  account: typeof account;
  admin: typeof admin;
  /** Of the admin area's section of evidence, which loads them. */
  adminEvidence: typeof adminEvidence;
  /** Of both sections that have deferred decisions. */
  adminDecisions: typeof adminDecisions;
  adminReview: typeof adminReview;
  auth: typeof auth;
  catalog: typeof catalog;
  chat: typeof chat;
  /** Of parts that an open chat loads on demand. */
  chatTools: typeof chatTools;
  common: typeof common;
  /** Of a company's works, documents and markets: public profile and profile form. */
  company: typeof company;
  compare: typeof compare;
  contact: typeof contact;
  content: typeof content;
  dashboard: typeof dashboard;
  /** Of the notice that asks to confirm the email, which loads them. */
  emailNotice: typeof emailNotice;
  enquiry: typeof enquiry;
  /** Of the Send Inquiry form, which loads on its page and when a buyer presses the button of a product. */
  enquiryForm: typeof enquiryForm;
  /** Of a supplier's page of evidence, and of that section of the admin area. */
  evidence: typeof evidence;
  favourites: typeof favourites;
  /** Of the filter panel, which is loaded with the product list but after it. */
  filters: typeof filters;
  forms: typeof forms;
  help: typeof help;
  home: typeof home;
  imports: typeof imports;
  /** Of the calculator and the panel of products; no island needs them. */
  landedCost: typeof landedCost;
  listing: typeof listing;
  /** Of the dashboard's products tab of suppliers, which loads them. */
  myProducts: typeof myProducts;
  notifications: typeof notifications;
  order: typeof order;
  /** Of the reviews on the page of an order. */
  orderReviews: typeof orderReviews;
  /** Of the Place Order window. */
  orderForm: typeof orderForm;
  /** Of the people who share a company's account, and of the page on which they join. */
  people: typeof people;
  /** Terms and places of prices. */
  priceBasis: typeof priceBasis;
  /** Of the switch between prices in dollars and rupees. */
  prices: typeof prices;
  product: typeof product;
  productFields: typeof productFields;
  profile: typeof profile;
  /** Of the parts of the product list that most visits do not load: active filters, table, notes, empty and failed results. */
  results: typeof results;
  /** Of the public lists of reviews. */
  reviews: typeof reviews;
  savedSearches: typeof savedSearches;
  /** Of the list below a search box, which loads them. */
  search: typeof search;
  /** Of the dialog with the photos of a review. */
  photos: typeof photos;
  /** Of the second step of a sign-in and its settings, which load them. */
  secondFactor: typeof secondFactor;
  share: typeof share;
  /** Of the category menu, the footer, the error pages, suppliers' pages and descriptions of pages; islands do not need them. */
  shell: typeof shell;
  /** Of orders and inquiries; the bell and mails have them inside sentences. */
  statuses: typeof statuses;
  suppliers: typeof suppliers;
  /** Of the pages of printable documents; the document itself has both languages. */
  templates: typeof templates;
  /** Of the compare tray. */
  tray: typeof tray;
  /** Of the dashboard's overview, which loads them. */
  waiting: typeof waiting;
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
