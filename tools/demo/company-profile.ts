// Generator of captions of documents, factory pictures and export markets of a demo supplier's profile.
import { DRAWINGS } from '../../contract/media.ts';
import { EXPORT_MARKETS } from '../../contract/suppliers/company.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedSupplier } from './types.ts';

/** The generated part of a supplier. `DrawnSupplier` is one without it, and without its trade name. */
type Profile = Pick<SeedSupplier, 'factoryPictures' | 'pictureCaptions' | 'exportMarkets'>;
export type DrawnSupplier = Omit<SeedSupplier, keyof Profile | 'tradeName'>;

/** Drawings of each kind in server/media/demo (pictures/draw-media.ts). */
export const FACTORY_DRAWINGS = 12;
export const ASSEMBLY_DRAWINGS = 6;

/** Recognizable as examples: no such issuers exist. */
const STANDARDS = [
  { path: `${DRAWINGS}certificate-0.svg`, title: 'ISO 9001:2015', code: 'QMS' },
  { path: `${DRAWINGS}certificate-1.svg`, title: 'CE 2006/42/EC', code: 'MD' },
  { path: `${DRAWINGS}certificate-2.svg`, title: 'ISO 14001:2015', code: 'EMS' },
] as const;
const ISSUERS = ['Example Cert (demo)', 'Sample Register (demo)', 'Muster Prüfstelle (demo)'];

export const CERTIFICATES = STANDARDS.map(({ path }) => path);

const day = (random: Random): string => `${random.int(1, 28)}`.padStart(2, '0');

/** Uses a random sequence of its own: the rest of the market does not change with it. */
export const companyProfile = (supplier: DrawnSupplier, index: number): Profile => {
  const random = createRandom(0xc0de + index);
  const number = String(index + 1).padStart(4, '0');
  const captions = STANDARDS.filter(({ path }) => supplier.certifications.includes(path)).map(
    ({ path, title, code }) =>
      [
        path,
        {
          title,
          number: `EX-${code}-${supplier.establishedYear}${number}`,
          issuer: random.pick(ISSUERS),
          validUntil: `${random.int(2027, 2029)}-${String(random.int(1, 12)).padStart(2, '0')}-${day(random)}`,
        },
      ] as const,
  );
  const licence = supplier.businessLicense;
  const outside = `${DRAWINGS}factory-${random.int(0, FACTORY_DRAWINGS - 1)}.svg`;
  const assembly = `${DRAWINGS}assembly-${random.int(0, ASSEMBLY_DRAWINGS - 1)}.svg`;
  const hasWorks = supplier.businessType === 'Manufacturer' || supplier.businessType === 'Other';
  const pictures = [outside, ...(hasWorks && random.chance(0.7) ? [assembly] : [])];
  const factoryPictures = supplier.isVerified || random.chance(0.4) ? pictures : [];
  const markets = random.sample(EXPORT_MARKETS.slice(1), random.int(2, 9));
  return {
    factoryPictures,
    pictureCaptions: {
      ...Object.fromEntries(captions),
      ...(licence && {
        [licence]: { title: '', number: `91000000000000${number}`, issuer: '', validUntil: '' },
      }),
      ...Object.fromEntries(
        factoryPictures.map((path, at) => [path, { subject: at === 0 ? 'outside' : 'assembly' }]),
      ),
    },
    exportMarkets: EXPORT_MARKETS.filter(
      (code) => supplier.country !== 'India' && (code === 'IN' || markets.includes(code)),
    ),
  };
};
