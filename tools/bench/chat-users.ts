// Users with a session, and conversations between them, inserted into the database before the server starts.
import { hash, randomBytes } from 'node:crypto';
import type { Config } from '../../server/config.ts';
import { monotonicId } from '../../server/platform/db/monotonic-id.ts';
import { type DbOrTx, openDatabase } from '../../server/platform/db/open.ts';

export interface ChatUser {
  readonly id: string;
  readonly token: string;
  /** Client address for a forwarding header, so that rate limits do not add up. */
  readonly address: string;
}

export interface Conversation {
  readonly chatId: string;
  readonly users: readonly [ChatUser, ChatUser];
}

let addresses = 0;

/** Starts a session of this account, which uses an address of its own. */
export async function insertSession(tx: DbOrTx, userId: string): Promise<ChatUser> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date().toISOString();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hash('sha256', token),
      id: `session-${token.slice(0, 16)}`,
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .execute();
  addresses += 1;
  return { id: userId, token, address: `198.18.${addresses >> 8}.${addresses & 255}` };
}

/** Inserts an account with names in both languages, and starts its session. */
export async function insertUser(tx: DbOrTx, role: 'buyer' | 'supplier'): Promise<ChatUser> {
  const now = new Date().toISOString();
  const id = monotonicId();
  await tx
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      password_hash: null,
      role,
      phone: '+919876543210',
      website: null,
      business_type: null,
      avatar: null,
      language: 'en',
      country: null,
      established_year: null,
      certifications: '[]',
      business_license: null,
      is_verified: 0,
      verification_level: null,
      is_admin: 0,
      product_count: 0,
      suspended_at: null,
      categories: '[]',
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const lang of ['en', 'zh-Hans'])
    await tx
      .insertInto('user_texts')
      .values({
        user_id: id,
        lang,
        company_name: `${role} ${id} (${lang})`,
        name_key: id,
        // Suppliers write their name in both languages; that of a buyer is not translated.
        name: role === 'buyer' ? 'Asha Rao' : `Li Wei (${lang})`,
        description: '',
        city: '',
        province: '',
        words: '',
      })
      .execute();
  return insertSession(tx, id);
}

/** Inserts an empty conversation of a buyer and a supplier. */
export async function insertConversation(
  tx: DbOrTx,
  users: readonly [ChatUser, ChatUser],
): Promise<Conversation> {
  const chatId = monotonicId();
  const now = new Date().toISOString();
  await tx
    .insertInto('chats')
    .values({
      id: chatId,
      buyer_id: users[0].id,
      supplier_id: users[1].id,
      to_admin: 0,
      product_no: null,
      about: '',
      product_name: '',
      last_message_id: null,
      created_at: now,
      updated_at: now,
      buyer_read: null,
      supplier_read: null,
    })
    .execute();
  return { chatId, users };
}

/** Inserts `pairs` pairs; the first conversation starts with `messages` messages. */
export async function insertConversations(
  database: Config['database'],
  pairs: number,
  messages: number,
): Promise<Conversation[]> {
  const { db, close } = await openDatabase(database);
  const now = new Date().toISOString();
  const conversations: Conversation[] = [];
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < pairs; at++) {
      const users = [await insertUser(tx, 'buyer'), await insertUser(tx, 'supplier')] as const;
      const conversation = await insertConversation(tx, users);
      const { chatId } = conversation;
      for (let line = 0; at === 0 && line < messages; line++)
        await tx
          .insertInto('messages')
          .values({
            id: monotonicId(),
            chat_id: chatId,
            sender_id: users[0].id,
            language: 'en',
            created_at: now,
            text: `Line ${line}: which voltage does the mill take, and what does it weigh?`,
          })
          .execute();
      conversations.push(conversation);
    }
  });
  await close();
  return conversations;
}
