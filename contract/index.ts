// Index of all endpoints, for code that iterates over them: the server, its documentation, tests. A new file of endpoints is added
// to MODULES; the endpoints of a file are found by themselves.
import * as account from './accounts/account.ts';
import * as auth from './accounts/auth.ts';
import * as blocks from './accounts/blocks.ts';
import * as confirmation from './accounts/confirmation.ts';
import * as email from './accounts/email.ts';
import * as companyInvitations from './accounts/invitations.ts';
import * as companyMembers from './accounts/members.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as profile from './accounts/profile.ts';
import * as removal from './accounts/removal.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as sessions from './accounts/sessions.ts';
import * as usage from './accounts/usage.ts';
import * as adminUsers from './admin/admin-users.ts';
import * as analytics from './admin/analytics.ts';
import * as audit from './admin/audit.ts';
import * as contact from './admin/contact.ts';
import * as contactMessages from './admin/contact-messages.ts';
import * as importReview from './admin/import-review.ts';
import * as reports from './admin/reports.ts';
import * as review from './admin/review.ts';
import * as machineTypes from './catalog/machine-types.ts';
import * as products from './catalog/products.ts';
import * as sitemap from './catalog/sitemap.ts';
import * as suggestions from './catalog/suggestions.ts';
import * as chats from './chat/chats.ts';
import * as chatFileLinks from './chat/file-links.ts';
import * as moderation from './chat/moderation.ts';
import * as waiting from './dashboard/waiting.ts';
import type { Endpoint } from './endpoint.ts';
import * as adminEvidence from './evidence/admin-evidence.ts';
import * as evidence from './evidence/evidence.ts';
import * as favourites from './favourites/favourites.ts';
import * as health from './health.ts';
import * as landedCost from './landed-cost/landed-cost.ts';
import * as exchangeRates from './landed-cost/load-exchange-rates.ts';
import * as staleRules from './landed-cost/stale-rules.ts';
import * as mailSettings from './notifications/mail-settings.ts';
import * as notifications from './notifications/notifications.ts';
import * as imports from './products/imports.ts';
import * as myProducts from './products/my-products.ts';
import * as productPrices from './products/product-prices.ts';
import * as reviews from './reviews/reviews.ts';
import * as savedSearches from './saved-searches/saved-searches.ts';
import * as marketFigures from './suppliers/market-figures.ts';
import * as suppliers from './suppliers/suppliers.ts';
import * as enquiries from './trade/enquiries.ts';
import * as enquiryThread from './trade/enquiry-thread.ts';
import * as orderStatus from './trade/order-status.ts';
import * as orders from './trade/orders.ts';
import * as shippingAddresses from './trade/shipping-addresses.ts';
import * as translate from './translation/translate.ts';

const MODULES = [
  account,
  auth,
  blocks,
  confirmation,
  email,
  companyMembers,
  companyInvitations,
  passkeys,
  profile,
  removal,
  secondFactor,
  sessions,
  usage,
  adminUsers,
  analytics,
  audit,
  contact,
  contactMessages,
  importReview,
  reports,
  review,
  imports,
  machineTypes,
  products,
  sitemap,
  suggestions,
  chats,
  chatFileLinks,
  moderation,
  waiting,
  evidence,
  adminEvidence,
  favourites,
  health,
  landedCost,
  exchangeRates,
  staleRules,
  mailSettings,
  notifications,
  myProducts,
  reviews,
  productPrices,
  savedSearches,
  suppliers,
  marketFigures,
  enquiries,
  enquiryThread,
  orderStatus,
  orders,
  shippingAddresses,
  translate,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export const ALL_ENDPOINTS: readonly Endpoint[] = MODULES.flatMap((module): unknown[] =>
  Object.values(module),
).filter(isEndpoint);
