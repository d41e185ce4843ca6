// Drawings take the attributes of a machine: what they take is listed, and shows at the size of a card. Data sheets are of the demo market.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AttributeValues } from '../../../contract/machine-types/read-values.ts';
import { type Family, machineTypeOf } from '../../../drawings/families.ts';
import { drawPictures } from '../../../drawings/index.ts';
import { standardModel } from '../../../drawings/model.ts';
import { SHAPED_BY } from '../../../drawings/shaped-by.ts';
import { generateMarket } from '../../../tools/demo/market.ts';
import { modelOf } from '../../../tools/demo/pictures/drawing-model.ts';
import { FAMILY_IDS, PROFILES } from '../../../tools/demo/profiles.ts';

type Value = AttributeValues[string];

/** Draws the canvas of 1280 units, at 72 dots an inch, 280 pixels wide. */
const CARD_DENSITY = (72 * 280) / 1280;

const products = [...generateMarket({ products: 640 }).products];
const models = products.map(modelOf);

/** Fitted to its frame whatever its size, and without dimensions: two covers differ only where two machines do. */
const cover = (family: Family, values: AttributeValues, kind = 0): string =>
  drawPictures({ ...standardModel(family), values, kind }, 0, 1)[0] ?? '';

/** The lowest and the highest value that data sheets of the family have, or their choices; all choices if they have none. */
function valuesOf(family: Family, key: string): Value[] {
  const attribute = machineTypeOf(family).attributes.find((each) => each.key === key);
  if (!attribute) throw new Error(`${family} has no ${key}`);
  const found = models.flatMap(({ family: of, values }) => (of === family ? [values[key]] : []));
  if (attribute.kind === 'choice') {
    const codes = attribute.choices.map(({ code }) => code);
    const used = codes.filter((code) => found.includes(code));
    return used.length > 1 ? used : codes;
  }
  const numbers = found.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : [1, 40];
}

const chosen = (family: Family, keys: readonly string[], at: 0 | -1): AttributeValues =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = valuesOf(family, key).at(at);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

/** Gray values of a cover at the size of a card. */
const atCardSize = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: CARD_DENSITY })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .raw()
    .toBuffer();

/** Share of the pixels that are plainly lighter or darker. */
const difference = (a: Buffer, b: Buffer): number => {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 24) count++;
  return count / a.length;
};

describe.each(FAMILY_IDS)('%s', (family) => {
  const keys = SHAPED_BY[family];

  test.each(keys)('%s changes the shape', (key) => {
    const [first, ...others] = valuesOf(family, key).reverse();
    const changes = PROFILES[family].variants.some((_, kind) => {
      const one = cover(family, first === undefined ? {} : { [key]: first }, kind);
      return others.some((value) => cover(family, { [key]: value }, kind) !== one);
    });
    expect(changes).toBe(true);
  });

  test('no attribute changes it that is not listed', () => {
    const others = machineTypeOf(family)
      .attributes.map(({ key }) => key)
      .filter((key) => !keys.includes(key));
    expect(cover(family, chosen(family, others, -1))).toBe(cover(family, {}));
  });

  test('two machines are told apart at card size', async () => {
    const small = await atCardSize(cover(family, chosen(family, keys, 0)));
    const large = await atCardSize(cover(family, chosen(family, keys, -1)));
    expect(difference(small, large)).toBeGreaterThan(0.01);
  });
});

test('all families are told apart at card size', async () => {
  const covers = await Promise.all(FAMILY_IDS.map((family) => atCardSize(cover(family, {}))));
  const alike: string[] = [];
  for (const [i, one] of covers.entries())
    for (const [k, other] of covers.entries())
      if (k > i && difference(one, other) < 0.08) alike.push(`${FAMILY_IDS[i]}, ${FAMILY_IDS[k]}`);
  expect(alike).toEqual([]);
}, 30_000);
