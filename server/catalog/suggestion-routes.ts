// Route of the suggestions below a search box.
import type { FastifyInstance } from 'fastify';
import { MAX_SUGGESTIONS } from '../../contract/catalog/catalog-limits.ts';
import { type Suggestions, suggestSearches } from '../../contract/catalog/suggestions.ts';
import { findMachineType } from '../../contract/machine-types/index.ts';
import { servePublic } from '../platform/http/serve.ts';
import { toSimplified } from '../platform/text/simplified.ts';
import { uniqueWords } from '../platform/text/tokenize.ts';
import type { Services } from '../services.ts';
import { suggestedTypes } from './suggested-types.ts';

const MAX_TYPES = 3;
const MAX_SUPPLIERS = 2;
/** Further words are ignored, as by the search. */
const MAX_WORDS = 8;
/** Per network. A box sends one request per pause of typing, so an office of a hundred who all type stays below it. */
const SUGGESTIONS_PER_MINUTE = 3_000;

const NOTHING: Suggestions = { types: [], products: [], suppliers: [] };

export function suggestionRoutes(app: FastifyInstance, services: Services): void {
  const { catalog, cards, suppliers, cache } = services;

  servePublic(
    app,
    suggestSearches,
    async ({ query: { q = '' } }, lang, dependOn) => {
      const words = uniqueWords([toSimplified(q)]).slice(0, MAX_WORDS);
      if (words.length === 0) return NOTHING;
      const search = { search: q, page: 1, limit: MAX_SUGGESTIONS };
      const found = await catalog.page(search, lang);
      dependOn(catalog.dependencies.list(search, found));
      dependOn(catalog.dependencies.counts());
      const { counts } = await catalog.page({ page: 1, limit: 1 }, lang);
      const searched =
        found.corrected === null ? words : uniqueWords([found.corrected]).slice(0, MAX_WORDS);
      const typeCounts = { found: found.counts.machineTypes, all: counts.machineTypes };
      const types = suggestedTypes(searched, typeCounts, MAX_TYPES).flatMap((id) => {
        const type = findMachineType(id);
        return type ? [{ id, name: type.name[lang], count: counts.machineTypes[id] ?? 0 }] : [];
      });
      const companies = await suppliers.byCompanyName(words, lang, MAX_SUPPLIERS);
      const nos = found.nos.slice(0, MAX_SUGGESTIONS - types.length - companies.length);
      return {
        types,
        products: (await cards.byNos(nos, lang)).map(([, { id, title, supplier }]) => ({
          id,
          name: title,
          supplier: supplier?.companyName ?? '',
        })),
        suppliers: companies,
      };
    },
    { cache, limitPerMinute: SUGGESTIONS_PER_MINUTE },
  );
}
