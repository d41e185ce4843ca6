// Codec of a list's filters: read from the URL or a form, written to a query string, and changed by a choice.

/** Filters as text; '' means not set. Invalid values stay as typed, so that the server can report them and the form can show them. */
export type TextFilters<Name extends string> = Readonly<Record<Name | 'page', string>>;

/** A URL's parameters, a form's fields, or filters by name. */
export interface FilterParameters extends Iterable<readonly [name: string, value: unknown]> {
  get(name: string): unknown;
}

export interface FilterCodec<Filters> {
  readonly emptyFilters: Filters;
  /** Reads filters from a URL or a form; ignores unknown parameters. */
  readonly filtersOf: (params: FilterParameters) => Filters;
  /** The query of an API call: the filters that are set. */
  readonly queryOf: (filters: Filters) => { readonly [Name in keyof Filters]?: string };
  /** The query string with its question mark; '' without filters. */
  readonly queryStringOf: (filters: Filters) => string;
  /** Applies a change and resets the page. */
  readonly patchFilters: (filters: Filters, patch: Partial<Filters>) => Filters;
  /** Whether a URL shows this list, if its page has several. */
  readonly isShownBy?: (params: URLSearchParams) => boolean;
}

interface Options<Filters> {
  /** Brings trimmed filters to one form: ids instead of names, '' for defaults. */
  readonly normalize?: (filters: Filters) => Filters;
  /** Other filters that a change clears. */
  readonly clearedBy?: (patch: Partial<Filters>, filters: Filters) => Partial<Filters>;
}

/** Removes leading zeros from an integer; '' if it is the default. */
export const normalizeInteger = (typed: string, defaultValue: string): string => {
  const number = /^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed;
  return number === defaultValue ? '' : number;
};

/** The value of a checkbox: '1' or ''; invalid values stay. */
export const normalizeFlag = (typed: string): string => {
  if (typed === 'true') return '1';
  return typed === '0' || typed === 'false' ? '' : typed;
};

/** Returns the name as the list of options writes it. */
export const normalizeName = (names: readonly string[], typed: string): string =>
  typed === '' ? '' : (names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? typed);

/** `names` are in the order of the query string; the page is the last, named or not. */
export function filterCodec<Name extends string>(
  names: readonly (Name | 'page')[],
  { normalize = (filters) => filters, clearedBy = () => ({}) }: Options<TextFilters<Name>> = {},
): FilterCodec<TextFilters<Name>> {
  type Filters = TextFilters<Name>;
  const all: readonly (Name | 'page')[] = [...names.filter((name) => name !== 'page'), 'page'];
  const filtersOf = (params: FilterParameters): Filters => {
    const trimmed = Object.fromEntries(
      all.map((name) => {
        const value = params.get(name);
        return [name, typeof value === 'string' ? value.trim() : ''];
      }),
    ) as Filters;
    return normalize({ ...trimmed, page: normalizeInteger(trimmed.page, '1') });
  };
  const pairsOf = (filters: Filters): [string, string][] =>
    all.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]]));
  return {
    emptyFilters: Object.fromEntries(all.map((name) => [name, ''])) as Filters,
    filtersOf,
    queryOf: (filters) => Object.fromEntries(pairsOf(filters)) as Partial<Filters>,
    queryStringOf(filters) {
      const pairs = pairsOf(filters);
      return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
    },
    patchFilters: (filters, patch) =>
      filtersOf(
        new Map(Object.entries({ ...filters, page: '', ...clearedBy(patch, filters), ...patch })),
      ),
  };
}
