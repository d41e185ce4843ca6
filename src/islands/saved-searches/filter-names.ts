// Names of machine types and attributes in saved filters, from the counts that the product list has for each of the types.
import { useEffect, useState } from 'react';
import type { Facets } from '../../../contract/catalog/facets.ts';
import type { Lang } from '../../../contract/lang.ts';
import { browserApi } from '../../api/browser.ts';
import { listProducts } from '../../api/lazy-endpoints.ts';

type FacetsByType = ReadonlyMap<string, Facets | null>;

const fetchFacets = (lang: Lang, type: string): Promise<Facets | null> =>
  browserApi(lang)
    .call(listProducts, { query: { type, limit: 1 } })
    .then(
      ({ facets }) => facets,
      // The line then has ids instead of names.
      () => null,
    );

/** Returns the facets of each machine type; null for those that could not be loaded. Missing ones are being loaded. */
export function useFacets(lang: Lang, types: readonly string[]): FacetsByType {
  const [loaded, setLoaded] = useState<FacetsByType>(new Map());
  const missing = types.filter((type) => !loaded.has(type)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    const fetched = missing
      .split(' ')
      .map(async (type) => [type, await fetchFacets(lang, type)] as const);
    void Promise.all(fetched).then((entries) => {
      if (isCurrent) setLoaded((earlier) => new Map([...earlier, ...entries]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, lang]);
  return loaded;
}
