// Filter `attr` of the catalog: the parameters of all attributes as one text, "attr.swing=400..630&attr.voltage=380".
import {
  type AttributeParameter,
  attributesIn,
} from '../../../contract/catalog/attribute-parameters.ts';
import type { FilterCodec } from '../../ui/list/filter-codec.ts';

export const attributesOf = (attr: string): AttributeParameter[] =>
  attr === '' ? [] : attributesIn(new URLSearchParams(attr));

export const attributeText = (attributes: readonly AttributeParameter[]): string =>
  attributes.length === 0
    ? ''
    : String(new URLSearchParams(attributes.map(([key, value]) => [`attr.${key}`, value])));

export const attributeValue = (attr: string, key: string): string =>
  attributesOf(attr).find(([each]) => each === key)?.[1] ?? '';

/** Returns the filter with another value of one attribute; '' removes the attribute. */
export const withAttribute = (attr: string, key: string, value: string): string =>
  attributeText([...attributesOf(attr).filter(([each]) => each !== key), [key, value]]);

/** Whether two filters differ only in the order of choices: an address may have any, the form has that of its fields. */
export const isSameSelection = (one: string, other: string): boolean => {
  const parts = (attr: string) =>
    attributesOf(attr).map(([key, value]) => `${key}=${value.split(',').sort()}`);
  return String(parts(one)) === String(parts(other));
};

/** A sort by an attribute, `attr.swing`, needs its machine type. */
export const isAttributeSort = (sort: string): boolean => sort.startsWith('attr.');

/** In addresses and forms each attribute is a parameter of its own. */
export function withAttributeParameters<Filters extends { readonly attr: string }>(
  codec: FilterCodec<Filters>,
): FilterCodec<Filters> {
  return {
    ...codec,
    filtersOf: (parameters) => {
      const attr = attributeText(attributesIn(parameters));
      // The first of several parameters with one name, like URLSearchParams.
      const fields = new Map([...parameters].reverse());
      return codec.filtersOf(attr ? fields.set('attr', attr) : fields);
    },
    queryStringOf(filters) {
      const pairs = Object.entries<string>(codec.queryOf(filters) as Record<string, string>);
      const query = pairs.flatMap(([name, value]) =>
        name === 'attr' ? [...new URLSearchParams(value)] : [[name, value] as [string, string]],
      );
      return query.length ? `?${new URLSearchParams(query)}` : '';
    },
  };
}
