// Generator of suppliers: each in a city whose industry fits, with one to three related machine families.
import { SUBCATEGORIES } from '../../contract/taxonomy/taxonomy.ts';
import { type Family, machineTypeOf } from '../../drawings/families.ts';
import { inventContact, inventShortName, registeredName } from './company-names.ts';
import { CERTIFICATES, companyProfile, type DrawnSupplier } from './company-profile.ts';
import { ABROAD, cityNamed, type Place } from './places.ts';
import { FAMILY_IDS, PROFILES } from './profiles.ts';
import type { Random } from './random.ts';
import { describeSupplier } from './supplier-text.ts';
import type { Both, SeedSupplier } from './types.ts';

/** A supplier with the data that only the generator needs. */
export interface Maker {
  readonly supplier: SeedSupplier;
  /** Families that it sells; the first is its main family. */
  readonly families: readonly Family[];
  readonly place: Place;
}

const DAY_MS = 86_400_000;

/** Every ninth supplier is outside mainland China: 8 of the demo's 72. */
const ABROAD_INTERVAL = 9;

/** Families of the suppliers outside mainland China. */
const ABROAD_FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  Taiwan: ['machining-centre', 'lathe', 'injection-moulder', 'sewing-machine'],
  India: ['rice-mill', 'oil-press', 'flow-wrapper', 'sewing-machine', 'diesel-genset', 'forklift'],
  Germany: ['fibre-laser', 'press-brake', 'bottle-filler', 'offset-press'],
  Japan: ['robot-arm', 'smt-placer', 'delivery-robot', 'coil-winder'],
  'South Korea': ['battery-line', 'smt-placer', 'reflow-oven', 'fibre-laser'],
};

const branchOf = (family: Family): string | undefined =>
  SUBCATEGORIES.find((leaf) => leaf.id === machineTypeOf(family).subcategory)?.category;

/** Families that one factory could produce: of the same subcategory, or of the same category and city. */
const relatedTo = (family: Family, city: string): readonly Family[] =>
  FAMILY_IDS.filter(
    (other) =>
      other !== family &&
      (machineTypeOf(other).subcategory === machineTypeOf(family).subcategory ||
        (branchOf(other) === branchOf(family) && PROFILES[other].cities.includes(city))),
  );

const BUSINESS_TYPES = [
  ...Array<string>(19).fill('Manufacturer'),
  'Trading Company',
  'Trading Company',
  'Distributor',
  'Service Provider',
  'Other',
];

const businessTypeIn = (random: Random, country: string): string => {
  if (country === 'India') return random.pick(['Service Provider', 'Distributor']);
  if (country === 'China' || country === 'Taiwan') return random.pick(BUSINESS_TYPES);
  return random.pick(['Distributor', 'Service Provider', 'Other']);
};

const LICENCE = '/media/demo/licence-0.svg';

const levelFor = (random: Random): 'basic' | 'Premium' | 'Gold' => {
  const draw = random.next();
  return draw < 0.45 ? 'basic' : draw < 0.77 ? 'Premium' : 'Gold';
};

const slugFor = (short: string, city: string): string =>
  `${short}-${city}`.toLowerCase().replace(/[^a-z0-9-]+/g, '');

/** Returns the location and families of the `index`th supplier; each family gets a maker before any is repeated. */
const placeSupplier = (
  random: Random,
  index: number,
  order: readonly Family[],
): { place: Place; families: readonly Family[] } => {
  if (index % ABROAD_INTERVAL === ABROAD_INTERVAL - 1) {
    const place = ABROAD[Math.floor(index / ABROAD_INTERVAL) % ABROAD.length] as Place;
    const choices = ABROAD_FAMILIES[place.country] ?? FAMILY_IDS;
    return { place, families: random.sample(choices, random.int(2, 3)) };
  }
  const turn = index - Math.floor(index / ABROAD_INTERVAL);
  const main = order[turn % order.length] as Family;
  const place = cityNamed(random.pick(PROFILES[main].cities));
  const others = random.sample(relatedTo(main, place.city.en), random.int(0, 2));
  return { place, families: [main, ...others] };
};

/** Attempts to draw an unused name before a number is added to it. */
const MAX_NAME_DRAWS = 50;

/** Returns an unused name; in a market of tens of thousands of suppliers, a name with a number. */
const unusedName = (random: Random, isTaken: (name: Both) => boolean): Both => {
  let name = inventShortName(random);
  for (let draws = 1; isTaken(name) && draws < MAX_NAME_DRAWS; draws++)
    name = inventShortName(random);
  const { en, zh } = name;
  for (let suffix = 2; isTaken(name); suffix++)
    name = { en: `${en} ${suffix}`, zh: `${zh}${suffix}` };
  return name;
};

/** Returns the same list for the same `random` and `count`; `now` is in milliseconds. */
export const generateSuppliers = (random: Random, count: number, now: number): Maker[] => {
  const order = random.sample(FAMILY_IDS, FAMILY_IDS.length);
  const slugs = new Set<string>();
  const makers: Maker[] = [];
  for (let index = 0; index < count; index++) {
    const { place, families } = placeSupplier(random, index, order);
    const short = unusedName(random, (name) => slugs.has(slugFor(name.en, place.city.en)));
    const slug = slugFor(short.en, place.city.en);
    slugs.add(slug);

    const main = families[0] as Family;
    const { city, province, country } = place;
    const businessType = businessTypeIn(random, country);
    const year = random.int(1992, 2021);
    const isVerified = random.chance(0.75);
    const createdAt = now - random.int(20 * DAY_MS, 3 * 365 * DAY_MS);
    const drawn: DrawnSupplier = {
      id: random.uuid(createdAt),
      email: `${slug}@example.com`,
      companyName: registeredName(random, {
        short,
        city,
        country,
        businessType,
        trade: PROFILES[main].firm,
      }),
      name: inventContact(random, country),
      businessType,
      city,
      province,
      country,
      establishedYear: year,
      isVerified,
      verificationLevel: isVerified ? levelFor(random) : null,
      // An example number (130 0000 and a running number) with eleven digits, which the spec requires (§5).
      phone: `+86130000${String(index + 1).padStart(5, '0')}`,
      website: `https://${slug}.example.com`,
      description: describeSupplier(random, {
        short,
        city,
        country,
        year,
        businessType,
        families,
      }),
      certifications: random.sample(CERTIFICATES, isVerified ? random.int(1, 3) : random.int(0, 1)),
      businessLicense: random.chance(isVerified ? 0.97 : 0.5) ? LICENCE : null,
      createdAt: new Date(createdAt).toISOString(),
    };
    makers.push({
      place,
      families,
      supplier: { ...drawn, tradeName: short, ...companyProfile(drawn, index) },
    });
  }
  return makers;
};
