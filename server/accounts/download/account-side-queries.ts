// Which side of a trade an account is on, and what the other side is called, for the download of its data.
import type { Lang } from '../../../contract/lang.ts';
import type { Db } from '../../platform/db/open.ts';
import { partiesOf } from '../../trade/participant-queries.ts';

interface Sides {
  readonly buyer_id: string | null;
  readonly supplier_id: string | null;
  readonly to_desk?: number;
}

/** Of each row; `with` is null where the other side is gone or the desk. At most 500 rows. */
export const sidesOf = async (db: Db, id: string, rows: readonly Sides[], lang: Lang) => {
  const other = (row: Sides) => (row.buyer_id === id ? row.supplier_id : row.buyer_id);
  const parties = await partiesOf(db, rows.map(other), lang);
  return (row: Sides) => {
    const party = parties(other(row));
    return {
      as: row.buyer_id === id ? ('buyer' as const) : ('supplier' as const),
      with: party ? party.companyName || party.name || null : null,
      toDesk: row.to_desk === 1,
    };
  };
};
