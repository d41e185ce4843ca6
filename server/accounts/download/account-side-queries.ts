// The account's side and the counterpart's name in chats, enquiries and orders, for the data export.
import type { Lang } from '../../../contract/lang.ts';
import type { Db } from '../../platform/db/open.ts';
import { readParticipants } from '../participant-queries.ts';

interface SideColumns {
  readonly buyer_id: string | null;
  readonly supplier_id: string | null;
  readonly to_admin?: number;
}

/** Returns a lookup by row; `with` is null if the counterpart is deleted or is the admins. At most 500 rows. */
export const sidesOf = async (db: Db, id: string, rows: readonly SideColumns[], lang: Lang) => {
  const counterpartId = (row: SideColumns) =>
    row.buyer_id === id ? row.supplier_id : row.buyer_id;
  const participants = await readParticipants(db, rows.map(counterpartId), lang);
  return (row: SideColumns) => {
    const counterpart = participants(counterpartId(row));
    return {
      as: row.buyer_id === id ? ('buyer' as const) : ('supplier' as const),
      with: counterpart ? counterpart.companyName || counterpart.name || null : null,
      toDesk: row.to_admin === 1,
    };
  };
};
