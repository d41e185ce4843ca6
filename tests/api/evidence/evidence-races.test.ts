// Races between an admin's decision and the supplier's changes: an admin never accepts what was not shown.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { decideEvidence, getEvidence } from '../../../contract/evidence/admin-evidence.ts';
import {
  correctEvidence,
  deleteEvidence,
  getMyEvidenceFile,
  listMyEvidence,
} from '../../../contract/evidence/evidence.ts';
import { CHECKS_OF_KIND, type EvidenceKind } from '../../../contract/evidence/evidence-kinds.ts';
import { lockAccount } from '../../../server/accounts/account-queries.ts';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import { file } from '../../fixtures/files.ts';
import { interleave } from '../lock-waits.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUp } from '../users.ts';
import { formOf, profileOf, submit } from './submitted.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { supplier, admin } = trade;
// Accepting a document stamps the supplier's public products, and waits while their rows are locked.
await trade.createLiveProduct();
const lockProducts = (tx: DbOrTx) =>
  sql`update products set views = views where supplier_id = ${supplier.id}`.execute(tx);

const REPLACED = file(Buffer.from('%PDF-1.4\n% replaced\n%%EOF\n'), 'other.pdf', 'application/pdf');
const accept = (id: string, kind: EvidenceKind, revision: number) =>
  admin.api.call(decideEvidence, {
    params: { id },
    body: { decision: 'accept', checks: [...CHECKS_OF_KIND[kind]], revision },
  });
const stored = async (id: string) =>
  (await supplier.api.call(listMyEvidence, {})).documents.find((each) => each.id === id);

describe('a document that its supplier replaces while an admin accepts it', () => {
  test.each(['admin', 'supplier'] as const)(
    'is accepted as it was shown or waits again: %s first',
    async (first) => {
      const { id } = await submit(supplier, 'certificate');
      const params = { id };
      const calls = {
        admin: () => accept(id, 'certificate', 0),
        supplier: () =>
          supplier.api.call(correctEvidence, {
            params,
            body: formOf('certificate', { number: 'EX-REPLACED', file: REPLACED }),
          }),
      };
      const second = first === 'admin' ? 'supplier' : 'admin';
      const lock = (tx: DbOrTx) =>
        first === 'admin' ? lockProducts(tx) : lockAccount(tx, supplier.id);
      const outcomes = await interleave<unknown, unknown>(
        market,
        lock,
        calls[first],
        calls[second],
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const document = await stored(id);
      const bytes = await supplier.api.call(getMyEvidenceFile, { params });
      const isReplaced = (await bytes.text()).includes('replaced');
      expect(document).toMatchObject(
        document?.status === 'accepted'
          ? { number: 'EX-2025-1', revision: 0 }
          : { status: 'waiting', number: 'EX-REPLACED', revision: 1 },
      );
      expect(isReplaced).toBe(document?.status === 'waiting');
      const level = (await supplier.api.call(listMyEvidence, {})).level;
      expect((await profileOf(market, supplier.id)).level).toBe(level);
      await supplier.api.call(deleteEvidence, { params });
    },
  );
});

test('the refusal says that the supplier changed the document', async () => {
  const { id } = await submit(supplier, 'certificate');
  await supplier.api.call(correctEvidence, { params: { id }, body: formOf('certificate') });
  await expect(accept(id, 'certificate', 0)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('look at it again'),
  });
});

test('a licence that was read with the former company name is not accepted for the new one', async () => {
  const company = await signUp(market, 'supplier', { companyName: 'Former Works' });
  const { id } = await submit(company, 'businessLicence');
  const { document } = await admin.api.call(getEvidence, { params: { id } });
  await company.api.call(updateProfile, { body: { companyName: 'Later Works' } });
  await expect(accept(id, 'businessLicence', document.revision)).rejects.toMatchObject({
    code: 'conflict',
  });
});
