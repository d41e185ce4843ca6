// Attribute values of a generated product: read from its data sheet, and those that its kind of machine decides.
import { coloursIn } from '../../contract/machine-types/colours.ts';
import {
  type AttributeValue,
  type AttributeValues,
  readValue,
  readValues,
} from '../../contract/machine-types/read-values.ts';
import { machineTypeOf } from '../../drawings/families.ts';
import type { SeedProduct } from './types.ts';

type Described = Pick<SeedProduct, 'family' | 'variant' | 'specifications'>;

export function attributeValues({ family, variant, specifications }: Described): AttributeValues {
  const type = machineTypeOf(family);
  const ofVariant = type.attributes.flatMap((attribute): [string, AttributeValue][] => {
    const code = attribute.kind === 'choice' ? readValue(variant.en, attribute) : null;
    return code === null ? [] : [[attribute.key, code]];
  });
  const colours = coloursIn(variant.en)?.count;
  if (colours !== undefined && type.attributes.some(({ key }) => key === 'colours'))
    ofVariant.push(['colours', colours]);
  return { ...Object.fromEntries(ofVariant), ...readValues(type, specifications.en) };
}
