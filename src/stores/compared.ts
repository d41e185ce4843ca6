// Machines chosen for comparison: stored on the device, and shared by its tabs and by all parts of a page.
import { atom, type ReadableAtom } from 'nanostores';
import type { Product } from '../../contract/catalog/product.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { accessStorage, observeSession } from './stored-session.ts';

/** A window and a sheet of paper have room for four columns. */
export const MAX_COMPARED = 4;

/** Its name is in the language in which it was chosen. */
export interface ComparedProduct extends Pick<Product, 'id' | 'name'> {
  /** URL of a picture; '' if there is none. */
  readonly picture: string;
}

const $products = atom<readonly ComparedProduct[]>([]);
/** At most MAX_COMPARED, in the order in which they were chosen. */
export const $compared: ReadableAtom<readonly ComparedProduct[]> = $products;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns an empty list for a text that no version of this site has stored. */
function parse(stored: string | null): readonly ComparedProduct[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const products = value
    .map(Object)
    .map(({ id, name, picture }: Readonly<Record<string, unknown>>) => ({
      id: textOf(id),
      name: textOf(name),
      picture: textOf(picture),
    }))
    .filter(({ id }, at, all) => id !== '' && all.findIndex((each) => each.id === id) === at);
  return products.slice(0, MAX_COMPARED);
}

const readStored = (): void =>
  $products.set(parse(accessStorage(undefined, STORAGE_KEYS.compared)));

/** Reads what is stored, now and after each change in another tab. A sign-out empties it. */
export function startCompared(): void {
  observeSession(readStored);
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.compared || key === null) readStored();
  });
  // A page that the browser kept in memory missed what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readStored();
  });
}

/** If the storage is blocked or full, the choice lasts as long as the page. */
function store(products: readonly ComparedProduct[]): void {
  $products.set(products);
  accessStorage((storage) => {
    if (products.length === 0) storage.removeItem(STORAGE_KEYS.compared);
    else storage.setItem(STORAGE_KEYS.compared, JSON.stringify(products));
  });
}

/** Returns false if MAX_COMPARED others are chosen already. */
export function addCompared(product: ComparedProduct): boolean {
  const others = $products.get().filter(({ id }) => id !== product.id);
  if (others.length >= MAX_COMPARED) return false;
  store([...others, product]);
  return true;
}

/** Puts products before the others; those beyond MAX_COMPARED are removed. */
export function prependCompared(products: readonly ComparedProduct[]): void {
  const ids = new Set(products.map(({ id }) => id));
  const others = $products.get().filter(({ id }) => !ids.has(id));
  store([...products, ...others].slice(0, MAX_COMPARED));
}

export const removeCompared = (id: string): void =>
  store($products.get().filter((each) => each.id !== id));

export const clearCompared = (): void => store([]);
