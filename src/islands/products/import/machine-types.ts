// Machine types of an import: the list that the page brings, and the search in it.
import { LANGS, type Lang } from '../../../../contract/lang.ts';
import type { MachineType } from '../../../../contract/machine-types/machine-type.ts';

export interface ImportMachineType {
  readonly id: string;
  readonly subcategory: string;
  /** In the reader's language. */
  readonly name: string;
  /** Names in both languages, for the search. */
  readonly words: string;
}

export const MAX_FOUND = 6;

export const listImportTypes = (
  types: readonly MachineType[],
  lang: Lang,
): readonly ImportMachineType[] =>
  types.map(({ id, subcategory, name }) => ({
    id,
    subcategory,
    name: name[lang],
    words: LANGS.map((each) => name[each].toLowerCase()).join(' '),
  }));

/** The first types whose names have all the words. */
export function searchTypes(
  types: readonly ImportMachineType[],
  search: string,
): readonly ImportMachineType[] {
  const words = search
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return types
    .filter((type) => words.every((word) => type.words.includes(word)))
    .slice(0, MAX_FOUND);
}
