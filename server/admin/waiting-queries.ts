// Queries for open work of admins: reviews, imports, reports, messages, evidence, and unanswered enquiries and chats to the admin area.
import type { Analytics, WaitingThreads } from '../../contract/admin/analytics.ts';
import { REMIND_DAYS_BEFORE } from '../../contract/evidence/evidence-kinds.ts';
import { dayOf } from '../../contract/evidence/level.ts';
import type { Lang } from '../../contract/lang.ts';
import {
  displayNameOf,
  isAddressedToAdmin,
  readParticipants,
} from '../accounts/participant-queries.ts';
import {
  type EvidenceExpression,
  evidenceOfAccounts,
  isWaitingEvidence,
} from '../accounts/waiting-evidence-queries.ts';
import type { Db } from '../platform/db/open.ts';

/** Without the rules of import, which are no rows of the database alone. */
export type Waiting = Omit<Analytics['waiting'], 'rules'>;

interface OldestRow {
  readonly id: string;
  readonly subject: string;
  readonly buyer_id: string | null;
  readonly since: string;
}

export const waitingRepository = (db: Db) => {
  const counts = () => {
    const count = (table: 'products' | 'product_changes' | 'reports' | 'contact_messages') =>
      db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('total'));
    const evidence = () =>
      evidenceOfAccounts(db).select(({ fn }) => fn.countAll<number>().as('total'));
    const newProducts = count('products')
      .where('products.status', '=', 'pending')
      .where('products.hidden', '=', 0);
    // As in the review queue: two or more new products of an import are one row.
    const imports = db
      .selectFrom('products')
      .innerJoin('imports', 'imports.id', 'products.import_id')
      .select('imports.id')
      .where('products.status', '=', 'pending')
      .where('products.hidden', '=', 0)
      .groupBy('imports.id')
      .having(({ fn }) => fn.countAll<number>(), '>', 1);
    return db
      .selectNoFrom([
        newProducts.as('listings'),
        count('product_changes')
          .innerJoin('products', 'products.no', 'product_changes.product_no')
          .where('product_changes.status', '=', 'pending')
          .where('products.hidden', '=', 0)
          .as('changes'),
        db
          .selectFrom(imports.as('waiting_imports'))
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .as('imports'),
        count('reports').where('reports.closed_at', 'is', null).as('reports'),
        count('contact_messages').where('contact_messages.read_at', 'is', null).as('messages'),
        evidence()
          .where((each) => isWaitingEvidence(each as unknown as EvidenceExpression))
          .as('evidence'),
        evidence()
          .where('evidence.status', '=', 'accepted')
          .where('evidence.valid_until', '<=', dayOf(Date.now(), REMIND_DAYS_BEFORE))
          .as('evidenceExpiring'),
      ])
      .executeTakeFirstOrThrow();
  };

  // Excludes the admin's own enquiries, which other admins answer, and by NULL those of deleted accounts.
  const enquiries = (adminId: string) =>
    db
      .selectFrom('enquiries')
      .where(isAddressedToAdmin)
      .where('status', '=', 'pending')
      .where('buyer_id', '<>', adminId);

  /** Chats whose last message is the buyer's. */
  const chats = (adminId: string) =>
    db
      .selectFrom('chats')
      .innerJoin('messages', 'messages.id', 'chats.last_message_id')
      .where(isAddressedToAdmin)
      .whereRef('messages.sender_id', '=', 'chats.buyer_id')
      .where('chats.buyer_id', '<>', adminId);

  const threads = async (
    total: { readonly total: number | string },
    oldest: OldestRow | undefined,
    lang: Lang,
  ): Promise<WaitingThreads> => {
    if (!oldest) return { total: Number(total.total), oldest: null };
    const buyer = (await readParticipants(db, [oldest.buyer_id], lang))(oldest.buyer_id);
    const { id, subject, since } = oldest;
    const from = displayNameOf(buyer);
    return { total: Number(total.total), oldest: { id, subject, from, since } };
  };

  const waitingEnquiries = async (adminId: string, lang: Lang) => {
    const total = await enquiries(adminId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    // `updated_at` changes with every answer, further message and change of the status.
    const oldest = await enquiries(adminId)
      .select(['id', 'subject', 'buyer_id', 'updated_at as since'])
      .orderBy('updated_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return threads(total, oldest, lang);
  };

  const waitingChats = async (adminId: string, lang: Lang) => {
    const total = await chats(adminId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const oldest = await chats(adminId)
      .select([
        'chats.id',
        'chats.product_name as subject',
        'chats.buyer_id',
        'messages.created_at as since',
      ])
      .orderBy('messages.id')
      .limit(1)
      .executeTakeFirst();
    return threads(total, oldest, lang);
  };

  return {
    /** Names of senders are in `lang`. */
    async read(adminId: string, lang: Lang): Promise<Waiting> {
      const { listings, changes, imports, reports, messages, evidence, evidenceExpiring } =
        await counts();
      return {
        reviews: Number(listings) + Number(changes),
        imports: Number(imports),
        reports: Number(reports),
        messages: Number(messages),
        evidence: Number(evidence),
        evidenceExpiring: Number(evidenceExpiring),
        enquiries: await waitingEnquiries(adminId, lang),
        chats: await waitingChats(adminId, lang),
      };
    },
  };
};
