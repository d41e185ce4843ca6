// Saved searches of the buyer of the permission setup.
import { changeSavedSearch, saveSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { withDatabase } from '../environment.ts';
import type { PermissionSetup } from './permission-setup.ts';

export const SEARCH = { name: 'Mills', query: 'category=agriculture', alert: false };

/** Saves a search of the buyer; resolves with its id. */
export async function createSavedSearch({ users }: PermissionSetup): Promise<string> {
  const { savedSearch } = await users.buyer.api.call(saveSearch, { body: SEARCH });
  return savedSearch.id;
}

/** Turns an alert of the buyer on; resolves with the token that stops it. */
export async function createStopToken(setup: PermissionSetup): Promise<string> {
  const { buyer } = setup.users;
  const params = { id: await createSavedSearch(setup) };
  await buyer.api.call(changeSavedSearch, { params, body: { alert: true } });
  const { token } = await withDatabase(setup.market, ({ db }) =>
    db
      .selectFrom('mail_settings')
      .select('stop_token as token')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow(),
  );
  return token;
}
