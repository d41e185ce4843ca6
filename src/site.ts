// Contact and company data of the operator, and the figures of the home page. All values are examples: replace them before going live.

export const SITE = {
  /** Company behind the marketplace, as shown in the footer and in structured data. */
  legalName: 'Yantra Bridge Trade Services (example)',
  email: 'hello@yantrabridge.example',
  phone: '+91 00000 00000',
  /** Rule 3(2) of India's IT Rules, 2021: the officer's name and contact must be shown on /contact and /terms. */
  grievanceOfficer: {
    name: 'Kavita Rao (example)',
    email: 'grievance@yantrabridge.example',
    phone: '+91 00000 00000',
  },
  address: {
    street: '4th Floor, Example Tower, 12 Sample Road',
    city: 'New Delhi',
    region: 'Delhi',
    postalCode: '110000',
    country: 'IN',
  },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/yantra-bridge-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@yantra-bridge-example' },
    { name: 'X', href: 'https://x.com/yantra_example' },
  ],
} as const;

/**
 * Marketing figures of the home page (spec §2), static. This market's live figures are apart from them and larger. Marketing figures
 * of other pages are in their content files (src/content/about, guides, pages of the help centre).
 */
export const HOME_FIGURES = {
  manufacturers: '500+',
  products: '10,000+',
  countries: '50+',
  categories: { agriculture: '2,500', it: '1,800', fashion: '3,200', robots: '950' },
  customers: '500+',
  volume: { en: '₹50Cr+', 'zh-Hans': '5亿+' },
  success: '98%',
  support: { en: '24/7', 'zh-Hans': '7×24 小时' },
} as const;

/** Marks of the example values above: a word in a name or an address, or a phone number of zeros. */
const EXAMPLE = /example|sample|0{5} ?0{5}/i;

const hasExample = (value: unknown): boolean =>
  typeof value === 'string'
    ? EXAMPLE.test(value)
    : value !== null && typeof value === 'object' && Object.values(value).some(hasExample);

/** Names of the fields that still have an example value; the server warns of them when it starts outside of the demo. */
export const exampleFieldsOf = (site: object): string[] =>
  Object.entries(site).flatMap(([name, value]) => (hasExample(value) ? [name] : []));

const telHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** The phone numbers as tel: links. */
export const PHONE_HREF = telHref(SITE.phone);
export const GRIEVANCE_PHONE_HREF = telHref(SITE.grievanceOfficer.phone);
