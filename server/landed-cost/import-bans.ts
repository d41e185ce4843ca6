// Prohibited imports: products that no rule lets into India are not published, asked about or ordered, and live ones are listed for admins.

import { prohibitions } from '../../contract/landed-cost/compliance.ts';
import { codeOfRows } from '../../contract/landed-cost/product-code.ts';
import { type RuleOf, rulesOf } from '../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../contract/landed-cost/rule-dates.ts';
import type { BannedProduct } from '../../contract/landed-cost/stale-rules.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { readDataSheets, readLiveProductsWith } from './import-ban-queries.ts';
import type { Rules } from './rules.ts';

/** An admin takes them down one by one, and the next ones follow. */
const MAX_LISTED = 500;
/** Products whose data sheets have the digits somewhere; most are of other goods. */
const MAX_CANDIDATES = 5_000;

type Rows = readonly (readonly [label: string, text: string])[];

/** The check with the rules of one moment. */
export interface ImportCheck {
  /** Throws prohibitedGoods for a data sheet whose code may not be imported. */
  rows(rows: Rows): void;
  /** The same for stored products. */
  products(db: DbOrTx, productNos: readonly number[]): Promise<void>;
}

export interface ImportBans {
  /** Before a transaction: reading the rules inside of one would wait for its own connection. */
  open(): Promise<ImportCheck>;
  /** Live products that a rule prohibits: it was loaded after their review. */
  liveProducts(): Promise<readonly BannedProduct[]>;
}

/** How data sheets write the beginning of a code: 8806, 88.06, 8806.24, 8806 24. Six digits at most are compared. */
const writtenForms = (prefix: string): readonly string[] => [
  prefix,
  ...['.', ' '].flatMap((separator) =>
    [2, 4]
      .filter((digits) => digits < prefix.length)
      .map((digits) => prefix.slice(0, digits) + separator + prefix.slice(digits)),
  ),
];

export function openImportBans(db: Db, rules: Pick<Rules, 'current'>): ImportBans {
  const openBanOf = async () => {
    const current = await rules.current();
    const today = dayInIndia(new Date());
    return (rows: Rows): RuleOf<'compliance'> | undefined => {
      const code = codeOfRows(rows);
      return code === null ? undefined : prohibitions(current, { code }, today)[0];
    };
  };
  return {
    async open() {
      const banOf = await openBanOf();
      const check = (rows: Rows): void => {
        const ban = banOf(rows);
        if (ban) throw new HttpError('prohibitedGoods', {}, { text: ban.asks });
      };
      return {
        rows: check,
        async products(tx, productNos) {
          for (const { rows } of await readDataSheets(tx, productNos)) check(rows);
        },
      };
    },
    async liveProducts() {
      const banOf = await openBanOf();
      const prefixes = rulesOf(await rules.current(), 'compliance')
        .filter(({ status }) => status === 'prohibited')
        .flatMap(({ hs }) => hs);
      const texts = [...new Set(prefixes.flatMap(writtenForms))];
      const candidates = await readLiveProductsWith(db, texts, MAX_CANDIDATES);
      return candidates
        .flatMap(({ id, name, rows }) => {
          const ban = banOf(rows);
          return ban ? [{ id, name, rule: ban.id }] : [];
        })
        .slice(0, MAX_LISTED);
    },
  };
}
