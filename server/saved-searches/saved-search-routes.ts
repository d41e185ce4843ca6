// Routes of saved searches: list, save, change and delete.
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../../contract/saved-searches/saved-searches.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** A reply with counts counts the matches of up to MAX_SAVED_SEARCHES searches. */
const LISTS_PER_MINUTE = 60;
const CHANGES_PER_MINUTE = 60;

export function savedSearchRoutes(app: FastifyInstance, { savedSearches }: Services): void {
  serve(
    app,
    listSavedSearches,
    async ({ query }, { user, lang }) => ({
      savedSearches: await savedSearches.list(user.id, lang, query.counts === true),
    }),
    { limitPerMinute: LISTS_PER_MINUTE },
  );

  serve(
    app,
    saveSearch,
    async ({ body }, { user, lang }) => ({
      savedSearch: await savedSearches.save(user.id, body, lang),
    }),
    { limitPerMinute: CHANGES_PER_MINUTE },
  );

  serve(
    app,
    changeSavedSearch,
    async ({ params, body }, { user, lang }) => ({
      savedSearch: await savedSearches.change(user.id, params.id, body, lang),
    }),
    { limitPerMinute: CHANGES_PER_MINUTE },
  );

  serve(app, deleteSavedSearch, async ({ params }, { user, lang }) => {
    await savedSearches.delete(user.id, params.id);
    return { message: SUCCESS_TEXTS.savedSearchDeleted[lang] };
  });
}
