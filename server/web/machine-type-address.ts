// Addresses of the product list whose machine type is not in their category. A form without scripts sends them: it still has the
// type after a change of category. With scripts the change clears the type (src/islands/product-list/catalog-url.ts).
import { findMachineType } from '../../contract/machine-types/index.ts';
import { findCategory, findChip, findSubcategory } from '../../contract/taxonomy/taxonomy.ts';
import { selectedMachineTypes } from '../catalog/attributes/kind-selection.ts';

const PRODUCT_LIST = /^(?:\/zh-hans)?\/products$/;

/** The parameters besides these mean the same without the machine type. */
const needsType = (name: string): boolean =>
  ['type', 'view', 'page'].includes(name) || name.startsWith('attr.');

/**
 * Returns the address without the machine type, its attributes and the sort by one of them; null where the type fits, or where the
 * page refuses a value that does not exist. `url`: a normalized address (on-demand.ts).
 */
export function addressWithoutForeignType(url: string): string | null {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const {
    category,
    subcategory,
    industry,
    type: typeId = '',
    sort,
  } = Object.fromEntries(parameters);
  const type = findMachineType(typeId);
  if (!type || !PRODUCT_LIST.test(path)) return null;
  const selection = {
    category: category && findCategory(category)?.id,
    subcategory: subcategory && findSubcategory(subcategory)?.id,
    industry: industry && findChip(industry)?.id,
  };
  const isKnown = Object.entries(selection).every(([name, id]) => id || !parameters.has(name));
  if (!isKnown || selectedMachineTypes(selection).has(type.id)) return null;
  const isSortedByAttribute = sort?.startsWith('attr.') ?? false;
  const rest = [...parameters].filter(
    ([name]) => !needsType(name) && !(isSortedByAttribute && ['sort', 'order'].includes(name)),
  );
  return rest.length > 0 ? `${path}?${new URLSearchParams(rest)}` : path;
}
