// Routes of favourites: list, add, remove, merge, and the current cards of saved products.
import type { FastifyInstance } from 'fastify';
import {
  acknowledgeFavourite,
  addFavourite,
  listFavouriteProducts,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '../../contract/favourites/favourites.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function favouriteRoutes(app: FastifyInstance, { favourites }: Services): void {
  serve(app, listFavourites, async (_, { user }) => ({
    favourites: await favourites.list(user.id),
  }));

  serve(app, addFavourite, async ({ params }, { user, lang }) => {
    await favourites.add(user.id, params.id, lang);
    return { message: SUCCESS_TEXTS.favouriteAdded[lang] };
  });

  serve(app, removeFavourite, async ({ params }, { user, lang }) => {
    await favourites.remove(user.id, params.id);
    return { message: SUCCESS_TEXTS.favouriteRemoved[lang] };
  });

  serve(app, acknowledgeFavourite, async ({ params }, { user, lang }) => {
    await favourites.acknowledge(user.id, params.id);
    return { message: SUCCESS_TEXTS.favouriteSeen[lang] };
  });

  serve(
    app,
    mergeFavourites,
    async ({ body }, { user }) => favourites.merge(user.id, body.favourites),
    { limitPerMinute: 60 },
  );

  serve(
    app,
    listFavouriteProducts,
    async ({ query }, { lang }) => ({ products: await favourites.publicCards(query.ids, lang) }),
    { limitPerMinute: 300 },
  );
}
