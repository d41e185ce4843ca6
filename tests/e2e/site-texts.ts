// The site's own texts, for tests that read both languages.
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import accountEn from '../../src/i18n/locales/en/account.json' with { type: 'json' };
import authEn from '../../src/i18n/locales/en/auth.json' with { type: 'json' };
import catalogEn from '../../src/i18n/locales/en/catalog.json' with { type: 'json' };
import chatEn from '../../src/i18n/locales/en/chat.json' with { type: 'json' };
import commonEn from '../../src/i18n/locales/en/common.json' with { type: 'json' };
import contactEn from '../../src/i18n/locales/en/contact.json' with { type: 'json' };
import contentEn from '../../src/i18n/locales/en/content.json' with { type: 'json' };
import enquiryEn from '../../src/i18n/locales/en/enquiry.json' with { type: 'json' };
import formsEn from '../../src/i18n/locales/en/forms.json' with { type: 'json' };
import helpEn from '../../src/i18n/locales/en/help.json' with { type: 'json' };
import homeEn from '../../src/i18n/locales/en/home.json' with { type: 'json' };
import listingEn from '../../src/i18n/locales/en/listing.json' with { type: 'json' };
import notificationsEn from '../../src/i18n/locales/en/notifications.json' with { type: 'json' };
import orderEn from '../../src/i18n/locales/en/order.json' with { type: 'json' };
import productEn from '../../src/i18n/locales/en/product.json' with { type: 'json' };
import profileEn from '../../src/i18n/locales/en/profile.json' with { type: 'json' };
import suppliersEn from '../../src/i18n/locales/en/suppliers.json' with { type: 'json' };
import accountZh from '../../src/i18n/locales/zh-Hans/account.json' with { type: 'json' };
import authZh from '../../src/i18n/locales/zh-Hans/auth.json' with { type: 'json' };
import catalogZh from '../../src/i18n/locales/zh-Hans/catalog.json' with { type: 'json' };
import chatZh from '../../src/i18n/locales/zh-Hans/chat.json' with { type: 'json' };
import commonZh from '../../src/i18n/locales/zh-Hans/common.json' with { type: 'json' };
import contactZh from '../../src/i18n/locales/zh-Hans/contact.json' with { type: 'json' };
import contentZh from '../../src/i18n/locales/zh-Hans/content.json' with { type: 'json' };
import enquiryZh from '../../src/i18n/locales/zh-Hans/enquiry.json' with { type: 'json' };
import formsZh from '../../src/i18n/locales/zh-Hans/forms.json' with { type: 'json' };
import helpZh from '../../src/i18n/locales/zh-Hans/help.json' with { type: 'json' };
import homeZh from '../../src/i18n/locales/zh-Hans/home.json' with { type: 'json' };
import listingZh from '../../src/i18n/locales/zh-Hans/listing.json' with { type: 'json' };
import notificationsZh from '../../src/i18n/locales/zh-Hans/notifications.json' with {
  type: 'json',
};
import orderZh from '../../src/i18n/locales/zh-Hans/order.json' with { type: 'json' };
import productZh from '../../src/i18n/locales/zh-Hans/product.json' with { type: 'json' };
import profileZh from '../../src/i18n/locales/zh-Hans/profile.json' with { type: 'json' };
import suppliersZh from '../../src/i18n/locales/zh-Hans/suppliers.json' with { type: 'json' };

export const SITE_TEXTS = {
  en: {
    account: accountEn,
    auth: authEn,
    catalog: catalogEn,
    chat: chatEn,
    common: commonEn,
    contact: contactEn,
    content: contentEn,
    enquiry: enquiryEn,
    forms: formsEn,
    help: helpEn,
    home: homeEn,
    listing: listingEn,
    notifications: notificationsEn,
    order: orderEn,
    product: productEn,
    profile: profileEn,
    suppliers: suppliersEn,
    taxonomy: TAXONOMY_TEXTS.en,
  },
  'zh-Hans': {
    account: accountZh,
    auth: authZh,
    catalog: catalogZh,
    chat: chatZh,
    common: commonZh,
    contact: contactZh,
    content: contentZh,
    enquiry: enquiryZh,
    forms: formsZh,
    help: helpZh,
    home: homeZh,
    listing: listingZh,
    notifications: notificationsZh,
    order: orderZh,
    product: productZh,
    profile: profileZh,
    suppliers: suppliersZh,
    taxonomy: TAXONOMY_TEXTS['zh-Hans'],
  },
} as const;

/** Replaces a text's {{placeholders}}. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];

const chinese = new Set(leaves(SITE_TEXTS['zh-Hans']));

/** English texts that must not appear as a whole line on a Chinese page, because the line was not translated. */
export const ENGLISH_LINES: ReadonlySet<string> = new Set(
  leaves(SITE_TEXTS.en).filter((text) => /[a-z]{2}/.test(text) && !chinese.has(text)),
);
