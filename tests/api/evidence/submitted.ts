// Evidence of a test supplier: forms with a file, submitted and decided through the API.
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import {
  decideEvidence,
  getEvidence,
  listEvidence,
} from '../../../contract/evidence/admin-evidence.ts';
import { creditCodeError } from '../../../contract/evidence/credit-code.ts';
import { listMyEvidence, submitEvidence } from '../../../contract/evidence/evidence.ts';
import {
  CHECKS_OF_KIND,
  type EvidenceDecision,
  type EvidenceKind,
} from '../../../contract/evidence/evidence-kinds.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { file } from '../../fixtures/files.ts';
import type { Market } from '../market.ts';
import type { SignedInUser } from '../users.ts';

let codes = 0;

/** A valid code that no other test uses: an invented organization with the check digit that fits. */
export const newCreditCode = (): string => {
  codes += 1;
  const start = `91350100MA${String(codes).padStart(7, '0')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    .map((digit) => start + digit)
    .filter((code) => creditCodeError(code) === null)
    .join();
};

export const pdf = (name = 'licence.pdf'): File =>
  file(Buffer.from('%PDF-1.4\n% example\n%%EOF\n'), name, 'application/pdf');

type Form = BodyOf<typeof submitEvidence>;

export const formOf = (kind: EvidenceKind, change: Partial<Form> = {}): Form => ({
  kind,
  title: 'ISO 9001:2015',
  number: kind === 'businessLicence' ? newCreditCode() : 'EX-2025-1',
  issuer: 'Example Register',
  issued: '2025-03-01',
  consent: true,
  file: pdf(),
  ...change,
});

/** Submits a document; resolves with it as its supplier sees it. */
export async function submit(
  supplier: Pick<SignedInUser, 'api'>,
  kind: EvidenceKind,
  change: Partial<Form> = {},
) {
  await supplier.api.call(submitEvidence, { body: formOf(kind, change) });
  const { documents } = await supplier.api.call(listMyEvidence, {});
  const [newest] = documents;
  if (!newest) throw new Error('the document is missing');
  return newest;
}

export async function decide(
  admin: Pick<SignedInUser, 'api'>,
  id: string,
  decision: EvidenceDecision,
  reason?: string,
) {
  const { document } = await admin.api.call(getEvidence, { params: { id } });
  const checks = [...CHECKS_OF_KIND[document.kind]];
  const body = { decision, checks, revision: document.revision, reason };
  return admin.api.call(decideEvidence, { params: { id }, body });
}

/** Submits and accepts these documents. */
export async function accept(
  supplier: Pick<SignedInUser, 'api'>,
  admin: Pick<SignedInUser, 'api'>,
  kinds: readonly EvidenceKind[],
  change: Partial<Form> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of kinds) {
    const { id } = await submit(supplier, kind, change);
    await decide(admin, id, 'accept');
    ids.push(id);
  }
  return ids;
}

export const PREMIUM_KINDS = [
  'exportRegistration',
  'factoryAddress',
  'factoryPhoto',
  'factoryPhoto',
  'certificate',
  'certificate',
] as const satisfies readonly EvidenceKind[];

/** Ids in the queue of the admins. */
export const waitingIds = async (admin: Pick<SignedInUser, 'api'>): Promise<string[]> =>
  (await admin.api.call(listEvidence, { query: { limit: '100' } })).documents.map(
    ({ document }) => document.id,
  );

export const profileOf = async (market: Market, id: string) =>
  (await market.api.call(getSupplier, { params: { id }, query: {} })).profile;

/** Actions about an account in the audit log, newest first, with their notes. */
export const auditOf = async (admin: Pick<SignedInUser, 'api'>, id: string) =>
  (await admin.api.call(listAuditEntries, { query: { limit: '100' } })).entries
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action, note }) => [action, note]);
