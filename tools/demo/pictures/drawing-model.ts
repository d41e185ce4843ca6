// What the drawing of a generated product is made from: read from its data sheet, and from the profile of its family.
import type { Model } from '../../../drawings/model.ts';
import { attributeValues } from '../attribute-values.ts';
import { PROFILES } from '../profiles.ts';
import type { SeedProduct, SpecTemplate } from '../types.ts';

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));

/** Not those of one part, or of an arm that stands upright: they are not what is drawn. */
const isDimensions = (label: string): boolean => label.startsWith('Dimensions (L');

/** Where a row's first number lies between the lowest and the highest of its family. */
function shareOf(row: SpecTemplate, text: string | undefined): number | null {
  const options = (row.options ?? []).map((each) => (typeof each === 'string' ? each : each.en));
  const all = row.range?.slice(0, 2) ?? options.map((each) => numbersIn(each)[0] ?? Number.NaN);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const value = numbersIn(text ?? '')[0];
  if (value === undefined || !(high > low)) return null;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

type Described = Pick<SeedProduct, 'family' | 'variant' | 'specifications'>;

export function modelOf(product: Described): Model {
  const { family, variant, specifications } = product;
  const profile = PROFILES[family];
  const places = profile.specs
    .filter((row) => row.isSizeDependent)
    .flatMap((row) => shareOf(row, specifications.en[row.label.en]) ?? []);
  const label = Object.keys(specifications.en).find(isDimensions);
  const [length, width, height] = numbersIn(specifications.en[label ?? ''] ?? '');
  return {
    family,
    // Profiles have their kinds in the order in which drawings number them.
    kind: Math.max(
      0,
      profile.variants.findIndex(({ name }) => name.en === variant.en),
    ),
    values: attributeValues(product),
    size: places.reduce((sum, each) => sum + each, 0) / Math.max(1, places.length),
    dimensions: length && width && height ? [length, width, height] : null,
  };
}
