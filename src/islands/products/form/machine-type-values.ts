// Effects of the machine type on other values of the product form: which it clears, names and reads.
import type {
  MachineTypeAttribute,
  MachineTypeResource,
} from '../../../../contract/catalog/machine-types.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { contentOf, type ProductValues, type TextField, type Texts } from './product-values.ts';

type MachineTypes = readonly MachineTypeResource[];

/** undefined for a product without a machine type, and until the types of its subcategory are loaded. */
export const typeOf = (types: MachineTypes, id: string): MachineTypeResource | undefined =>
  types.find((type) => type.id === id);

/** The attribute that a field error such as 'attributes.swing' names. */
export const attributeOf = (
  type: MachineTypeResource | undefined,
  field: string,
): MachineTypeAttribute | undefined =>
  type?.attributes.find(({ key }) => field === `attributes.${key}`);

/** Values with the names of their attributes and choices, for the reader. */
export const namedAttributes = (type: MachineTypeResource | undefined, attributes: Texts): Texts =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, text]) => {
      const attribute = attributeOf(type, `attributes.${key}`);
      const choice = attribute?.choices.find(({ code }) => code === text);
      return [attribute?.name ?? key, choice?.name ?? text];
    }),
  );

const WITHOUT_ATTRIBUTES = { attributes: {} };
const WITHOUT_TYPE = { machineType: '', ...WITHOUT_ATTRIBUTES };
/** What another choice clears: a machine type belongs to one subcategory, and has attributes and units of its own. */
const CLEARED: { readonly [Field in TextField]?: Partial<ProductValues> } = {
  category: { subcategory: '', ...WITHOUT_TYPE },
  subcategory: WITHOUT_TYPE,
  machineType: WITHOUT_ATTRIBUTES,
};

/** What changes if a text field gets this text. */
export const patchOf = (
  values: ProductValues,
  field: TextField,
  text: string,
): Partial<ProductValues> => ({
  ...(text === values[field] ? {} : CLEARED[field]),
  [field]: text,
});

/** Values by attribute that the stored specifications say; none once the type or the specifications are changed. */
export function valuesInSpecifications(base: MyProduct | null, values: ProductValues): Texts {
  const isStored =
    base !== null &&
    base.machineType?.id === values.machineType &&
    JSON.stringify(base.specifications) ===
      JSON.stringify(Object.entries(contentOf(values).specifications));
  if (!isStored) return {};
  const given = new Set(base.givenAttributes.map(([key]) => key));
  return Object.fromEntries(
    base.attributes.filter(({ key }) => !given.has(key)).map(({ key, text }) => [key, text]),
  );
}

/** Keys of numbers that are filled in without a digit; the server checks the rest, because it knows the units. */
export const keysWithoutNumber = (types: MachineTypes, values: ProductValues): string[] => {
  const { attributes } = contentOf(values);
  const { attributes: declared = [] } = typeOf(types, values.machineType) ?? {};
  return declared.flatMap(({ key, kind }) =>
    kind === 'number' && !/\d/.test(attributes[key] ?? '0') ? [key] : [],
  );
};
