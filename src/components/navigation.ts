// Links of the header and the footer. Links to pages that do not exist in this build are left out.
import { pageExists } from '../routes.ts';

const existing = <Item extends { readonly href: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ href }) => pageExists(href));

export const MAIN_LINKS = existing([
  { href: '/suppliers', label: 'nav.manufacturers' },
  { href: '/about', label: 'nav.about' },
  { href: '/products', label: 'nav.products' },
  { href: '/how-it-works', label: 'nav.howItWorks' },
  { href: '/blog', label: 'nav.blogs' },
  { href: '/bis', label: 'nav.bis' },
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
    title: 'footer.buy',
    links: existing([
      { href: '/products', label: 'nav.products' },
      { href: '/suppliers', label: 'nav.manufacturers' },
      { href: '/categories', label: 'footer.categories' },
      { href: '/how-it-works', label: 'nav.howItWorks' },
      { href: '/buying-guide', label: 'footer.buyingGuide' },
      { href: '/quality', label: 'footer.quality' },
      { href: '/bis', label: 'nav.bis' },
      { href: '/chat', label: 'footer.chat' },
    ] as const),
  },
  {
    title: 'footer.sell',
    links: existing([
      { href: SIGN_UP_PATH, label: 'nav.join' },
      { href: '/supplier-guidelines', label: 'footer.supplierGuidelines' },
      { href: '/verification', label: 'footer.verification' },
      { href: '/seller-resources', label: 'footer.sellerResources' },
      { href: '/success-stories', label: 'footer.successStories' },
      { href: '/vendorchat', label: 'footer.vendorChat' },
    ] as const),
  },
  {
    title: 'footer.company',
    links: existing([
      { href: '/about', label: 'nav.about' },
      { href: '/blog', label: 'nav.blogs' },
      { href: '/contact', label: 'footer.contactUs' },
      { href: '/help', label: 'footer.help' },
      { href: '/privacy', label: 'footer.privacy' },
      { href: '/terms', label: 'footer.terms' },
    ] as const),
  },
] as const;

export const FOOTER_COLUMNS = columns.filter(({ links }) => links.length > 0);
