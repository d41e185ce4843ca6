// Downloads of an account's data as its user: the ZIP archive, and the JSON file in it.
import { downloadAccount } from '../../../contract/accounts/account.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { type Market, unusedAddress } from '../market.ts';
import type { SignedInUser } from '../users.ts';

export interface AccountData extends Record<string, unknown> {
  readonly account: Record<string, unknown>;
}
export const downloadArchive = async (
  market: Market,
  { token }: SignedInUser,
): Promise<Map<string, Buffer>> => {
  const api = market.apiAs(token, { address: unusedAddress() });
  return unzip(new Uint8Array(await (await api.call(downloadAccount, {})).arrayBuffer()));
};

export const downloadData = async (market: Market, user: SignedInUser): Promise<AccountData> =>
  JSON.parse(String((await downloadArchive(market, user)).get('data.json'))) as AccountData;
