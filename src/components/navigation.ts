// Links of the header and the footer. Links to pages that do not exist in this build are left out.
import { exists } from '../routes.ts';

const built = <Item extends { readonly href: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ href }) => exists(href));

export const MAIN_LINKS = built([
  { href: '/suppliers', label: 'nav.manufacturers' },
  { href: '/about', label: 'nav.about' },
  { href: '/products', label: 'nav.products' },
  { href: '/how-it-works', label: 'nav.howItWorks' },
  { href: '/blog', label: 'nav.blogs' },
  { href: '/bis', label: 'nav.bis' },
] as const);

export const SIGN_IN = '/auth?tab=signin';
export const JOIN = '/auth?tab=signup';

/** Chat page of each role; admins can read the chats of the admin area from either. */
export const CHATS = exists('/chat') ? { buyer: '/chat', supplier: '/vendorchat' } : null;

const columns = [
  {
    title: 'footer.buy',
    links: built([
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
    links: built([
      { href: JOIN, label: 'nav.join' },
      { href: '/supplier-guidelines', label: 'footer.supplierGuidelines' },
      { href: '/verification', label: 'footer.verification' },
      { href: '/seller-resources', label: 'footer.sellerResources' },
      { href: '/success-stories', label: 'footer.successStories' },
      { href: '/vendorchat', label: 'footer.vendorChat' },
    ] as const),
  },
  {
    title: 'footer.company',
    links: built([
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
