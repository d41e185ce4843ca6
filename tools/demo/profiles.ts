// Profiles of all machine families, read from the YAML files of profiles/.
import { globSync } from 'node:fs';
import { z } from 'zod';
import { FAMILIES, type Family } from '../../drawings/families.ts';
import { both, readYaml, text, texts } from './bilingual.ts';
import { type FamilyProfile, MACHINE_GROUPS, type SpecTemplate } from './types.ts';

const range = z.tuple([z.number(), z.number()]);
const steps = z.tuple([z.number(), z.number(), z.number()]);
/** A text without a bar reads the same in both languages. */
const options = z
  .array(z.string().transform((option) => (option.includes('|') ? both(option) : option)))
  .min(1);

const spec = z.union([
  /** A figure that larger, dearer models have more of. */
  z
    .strictObject({ grows: steps, unit: z.string() })
    .transform(({ grows, unit }) => ({ unit, range: grows, isSizeDependent: true })),
  /** A figure that has nothing to do with the size of the machine. */
  z
    .strictObject({ between: steps, unit: z.string() })
    .transform(({ between, unit }) => ({ unit, range: between })),
  /** Alternatives in order of size: a small model takes an early one. */
  z
    .strictObject({ ladder: options })
    .transform(({ ladder }) => ({ options: ladder, isSizeDependent: true })),
  z.strictObject({ choice: options }).transform(({ choice }) => ({ options: choice })),
  /** Ladders of each kind of machine, in the order of the variants. */
  z
    .strictObject({ byKind: z.array(z.array(z.string())) })
    .transform(({ byKind }) => ({ options: byKind.flat(), isSizeDependent: true, byKind })),
]);

const profile = z.strictObject({
  firm: text,
  goods: text,
  group: z.enum(MACHINE_GROUPS),
  material: text,
  modelPrefix: z.string(),
  hsCode: z.string(),
  price: range,
  minOrder: range,
  certifications: z.array(z.string()),
  cities: z.array(z.string()),
  /** The name of a kind of machine, and what it is for. */
  variants: z
    .record(z.string(), text)
    .transform((uses) => Object.entries(uses).map(([name, use]) => ({ name: both(name), use }))),
  /** By label. */
  specs: z
    .record(z.string(), spec)
    .transform((specs) =>
      Object.entries(specs).map(([label, of]): SpecTemplate => ({ label: both(label), ...of })),
    ),
  features: texts,
  applications: texts,
  tags: texts,
});

export const FAMILY_IDS = Object.keys(FAMILIES) as readonly Family[];

function readProfiles(): Record<Family, FamilyProfile> {
  const found: Record<string, FamilyProfile> = {};
  for (const file of globSync('profiles/*.yaml', { cwd: import.meta.dirname })) {
    const profiles = readYaml(file, z.record(z.string(), profile));
    for (const [family, value] of Object.entries(profiles)) {
      if (found[family]) throw new Error(`Two profiles for ${family}`);
      found[family] = { family: family as Family, ...value };
    }
  }
  const wrong = FAMILY_IDS.filter((family) => !found[family]).concat(
    Object.keys(found).filter((family) => !(family in FAMILIES)) as Family[],
  );
  if (wrong.length) throw new Error(`No profile, or no family: ${wrong.join(', ')}`);
  return found as Record<Family, FamilyProfile>;
}

export const PROFILES = readProfiles();
