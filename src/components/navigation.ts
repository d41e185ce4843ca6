// Links of the header and the footer. Links to pages that do not exist in this build are left out.
import { pageExists } from '../sitemap/routes.ts';

const existing = <Item extends { readonly href: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ href }) => pageExists(href));

export const MAIN_LINKS = existing([
  { href: '/suppliers', label: 'nav.manufacturers' },
  { href: '/about', label: 'nav.about' },
  { href: '/products', label: 'nav.products' },
  { href: '/how-it-works', label: 'shell:nav.howItWorks' },
  { href: '/blog', label: 'nav.blogs' },
  { href: '/bis', label: 'shell:nav.bis' },
] as const);

/** The main link that a page belongs to; '' if none. Takes a path without language prefix. */
export const mainLinkOf = (path: string): string =>
  MAIN_LINKS.find(({ href }) => href === path.split('?', 1)[0])?.href ?? '';

export const SIGN_IN_PATH = '/auth?tab=signin';
export const SIGN_UP_PATH = '/auth?tab=signup';

/** Chat page of each role; admins can read the chats of the admin area from either. */
export const CHAT_PATHS = pageExists('/chat') ? { buyer: '/chat', supplier: '/vendorchat' } : null;

const columns = [
  {
    title: 'shell:footer.buy',
    links: existing([
      { href: '/products', label: 'nav.products' },
      { href: '/suppliers', label: 'nav.manufacturers' },
      { href: '/categories', label: 'shell:footer.categories' },
      { href: '/how-it-works', label: 'shell:nav.howItWorks' },
      { href: '/buying-guide', label: 'shell:footer.buyingGuide' },
      { href: '/quality', label: 'shell:footer.quality' },
      { href: '/bis', label: 'shell:nav.bis' },
      { href: '/landed-cost', label: 'shell:footer.landedCost' },
      { href: '/chat', label: 'shell:footer.chat' },
    ] as const),
  },
  {
    title: 'shell:footer.sell',
    links: existing([
      { href: SIGN_UP_PATH, label: 'shell:nav.join' },
      { href: '/supplier-guidelines', label: 'shell:footer.supplierGuidelines' },
      { href: '/verification', label: 'shell:footer.verification' },
      { href: '/seller-resources', label: 'shell:footer.sellerResources' },
      { href: '/success-stories', label: 'shell:footer.successStories' },
      { href: '/vendorchat', label: 'shell:footer.vendorChat' },
    ] as const),
  },
  {
    title: 'shell:footer.company',
    links: existing([
      { href: '/about', label: 'nav.about' },
      { href: '/blog', label: 'nav.blogs' },
      { href: '/contact', label: 'shell:footer.contactUs' },
      { href: '/help', label: 'shell:footer.help' },
      { href: '/privacy', label: 'shell:footer.privacy' },
      { href: '/terms', label: 'shell:footer.terms' },
    ] as const),
  },
] as const;

export const FOOTER_COLUMNS = columns.filter(({ links }) => links.length > 0);
