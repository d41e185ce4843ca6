// A demo market for tests of its trade, with clients of its three accounts.
import { login } from '../../../contract/accounts/auth.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { readConfig } from '../../../server/config.ts';
import { readDemoAccounts } from '../../../server/demo-accounts.ts';
import type { TableName } from '../../../server/platform/db/bulk-copy.ts';
import type { Api } from '../../../src/api/call.ts';
import { fillDemo } from '../../../tools/demo/fill.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';

type Title = 'buyer' | 'supplier' | 'admin';

export interface DemoTrade {
  readonly market: Market;
  /** The moment of the filling. */
  readonly now: Date;
  as(title: Title): Promise<Api>;
  token(title: Title): Promise<string>;
}

export async function openDemoTrade(now: Date): Promise<DemoTrade> {
  const market = await openMarket(0, { DEMO: '1' });
  const config = readConfig(market.env);
  await withDatabase(market, (database) =>
    fillDemo(database, config, { print: () => {}, now, familyPictures: true }),
  );
  await market.restart();
  const token = async (title: Title): Promise<string> => {
    const line = readDemoAccounts(config.dataDir).find((each) => each.startsWith(title)) ?? '';
    const [, email = '', password = ''] = line.split(/ +/);
    return (await market.api.call(login, { body: { email, password } })).token;
  };
  return { market, now, token, as: async (title) => market.apiAs(await token(title)) };
}

export type Cells = Readonly<Record<string, string | number | null>>;

/** All rows of some tables, as they are stored. */
export const tablesOf = (
  { market }: DemoTrade,
  tables: readonly TableName[],
): Promise<[TableName, Cells[]][]> =>
  withDatabase(market, async ({ db }) => {
    const read: [TableName, Cells[]][] = [];
    for (const table of tables)
      read.push([table, (await db.selectFrom(table).selectAll().execute()) as unknown as Cells[]]);
    return read;
  });

export const rowsOf = async (demo: DemoTrade, table: TableName): Promise<Cells[]> =>
  (await tablesOf(demo, [table]))[0]?.[1] ?? [];

/** The rows of all pages of a list. */
export async function allRows<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; pagination: Pagination | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const reply = await read(page);
    rows.push(...reply.rows);
    if (reply.rows.length === 0 || rows.length >= (reply.pagination?.total ?? 0)) return rows;
  }
}
