// Filter codec of a list that shares its page with others: a parameter such as the open tab selects it.
import { type FilterCodec, filterCodec, type TextFilters } from './filter-codec.ts';

/** The parameter comes before the filters in the query string. `names` are in their order. */
export function placedFilters<Name extends string>(
  parameter: string,
  value: string,
  names: readonly Name[],
): FilterCodec<TextFilters<Name>> {
  const codec = filterCodec(names);
  return {
    ...codec,
    queryStringOf: (filters) =>
      `?${new URLSearchParams({ [parameter]: value, ...codec.queryOf(filters) })}`,
    isShownBy: (params) => params.get(parameter)?.trim().toLowerCase() === value,
  };
}
