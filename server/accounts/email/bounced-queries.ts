// Queries of emails that bounce: their mail server has refused them for good.
import type { DbOrTx } from '../../platform/db/open.ts';
import { emailKey } from '../sign-in/email-key.ts';

/** The person with this email, if there is one, gets no notifications by mail until the email is confirmed again. */
export async function markBounced(db: DbOrTx, email: string): Promise<void> {
  const bounced = { email_bounced_at: new Date().toISOString() };
  for (const table of ['users', 'company_members'] as const)
    await db.updateTable(table).set(bounced).where('email_key', '=', emailKey(email)).execute();
}
