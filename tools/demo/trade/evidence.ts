// Evidence of the demo market: complete for every third verified supplier, in every state for the demo supplier, and a queue.
import type { Insertable } from 'kysely';
import { creditCodeError } from '../../../contract/evidence/credit-code.ts';
import {
  EVIDENCE_OF_LEVEL,
  type EvidenceKind,
  type EvidenceStatus,
  FIELDS_OF_KIND,
} from '../../../contract/evidence/evidence-kinds.ts';
import { dayOf, validUntilOf } from '../../../contract/evidence/level.ts';
import { VERIFICATION_LEVELS } from '../../../contract/limits.ts';
import { EVIDENCE_NAMES } from '../../../contract/messages/evidence-names.ts';
import type { EvidenceTable } from '../../../server/platform/db/tables.ts';
import { createRandom, type Random } from '../random.ts';
import type { SeedSupplier } from '../types.ts';
import { type EvidenceFile, exampleFile, examplePhotos } from './evidence-files.ts';
import type { Participants } from './participants.ts';
import { ADMIN_AREA_NAME } from './people.ts';
import type { TradeBuilder } from './trade-builder.ts';
import { iso } from './trade-builder.ts';
import { DAY, HOUR } from './working-hours.ts';

/** A sequence of its own: the rest of the trade does not change with it. */
const SEED = 0xe71d;
const EVIDENCE_INTERVAL = 3;
const UNVERIFIED_WITH_EVIDENCE = 3;

const CERTIFICATE_TITLES = ['CE 2006/42/EC', 'ISO 9001:2015', 'ISO 14001:2015'];
const TITLES: Readonly<Record<EvidenceKind, readonly string[]>> = {
  businessLicence: [''],
  exportRegistration: [''],
  factoryAddress: ['18 Example Road, building 2'],
  factoryPhoto: ['工厂大门', '装配车间'],
  certificate: CERTIFICATE_TITLES,
  auditReport: ['ISO 9001 surveillance audit'],
  testReport: ['EN 60204-1, main model', 'Noise, ISO 11201'],
  reference: ['Example Mills, Surat', 'Sample Foods, Pune'],
};

const REASONS = {
  again: '扫描件缺少第二页，请重新上传完整文件。',
  rejected: '文件中的企业名称与资料不一致。',
} as const;

/** Invented, with the check digit that fits; '00' is the division of no place. */
function exampleCode(number: number): string {
  const start = `91000000MA${String(number).padStart(7, '0')}`;
  const digits = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
  return digits.map((digit) => start + digit).find((code) => creditCodeError(code) === null) ?? '';
}

interface Wanted {
  readonly kind: EvidenceKind;
  readonly status: EvidenceStatus;
  /** Title, by its position in TITLES. */
  readonly title: number;
  /** Days from now to the last day; drawn if omitted. */
  readonly endsInDays?: number;
  /** Days since it was submitted; drawn if omitted. */
  readonly daysAgo?: number;
  readonly number?: string;
}

class EvidenceRows {
  readonly rows: Insertable<EvidenceTable>[] = [];
  readonly files: EvidenceFile[] = [];
  readonly #random: Random = createRandom(SEED);
  readonly #now: number;
  readonly #photos: readonly Buffer[];

  constructor(now: number, photos: readonly Buffer[]) {
    this.#now = now;
    this.#photos = photos;
  }

  add(supplier: SeedSupplier, wanted: Wanted, index: number): Insertable<EvidenceTable> {
    const { kind, status } = wanted;
    const random = this.#random;
    const submittedAt =
      this.#now - (wanted.daysAgo ? wanted.daysAgo * DAY : random.int(12 * DAY, 80 * DAY));
    const decidedAt = Math.min(submittedAt + random.int(20 * HOUR, 90 * HOUR), this.#now - HOUR);
    const has = (field: (typeof FIELDS_OF_KIND)[EvidenceKind][number]): boolean =>
      FIELDS_OF_KIND[kind].includes(field);
    const expires =
      wanted.endsInDays !== undefined
        ? dayOf(this.#now, wanted.endsInDays)
        : has('expires') && random.chance(0.6)
          ? dayOf(this.#now, random.int(120, 900))
          : null;
    const number =
      kind === 'businessLicence' ? exampleCode(index) : `EX-${random.int(10_000, 99_999)}`;
    const isDecided = status !== 'waiting';
    const row: Insertable<EvidenceTable> = {
      id: random.uuid(submittedAt),
      supplier_id: supplier.id,
      kind,
      title: TITLES[kind][wanted.title] ?? '',
      number: wanted.number ?? (has('number') ? number : ''),
      issuer: has('issuer') ? 'Example Register (demo)' : '',
      issued: has('issued') ? dayOf(submittedAt, -random.int(30, 300)) : null,
      expires,
      status,
      reason: status === 'again' || status === 'rejected' ? REASONS[status] : '',
      submitted_at: iso(submittedAt),
      decided_at: isDecided ? iso(decidedAt) : null,
      valid_until: status === 'accepted' ? validUntilOf(expires, decidedAt) : null,
      reminded_at: wanted.endsInDays === undefined ? null : iso(this.#now - 2 * DAY),
      is_published: status === 'accepted' && kind === 'certificate' && wanted.title === 0 ? 1 : 0,
      revision: 0,
      ...this.#fileOf(kind, wanted.title, supplier, submittedAt),
    };
    this.rows.push(row);
    return row;
  }

  #fileOf(kind: EvidenceKind, title: number, supplier: SeedSupplier, at: number) {
    const id = this.#random.uuid(at);
    const photo = kind === 'factoryPhoto' ? this.#photos[title % this.#photos.length] : undefined;
    const file = photo
      ? ({ bytes: photo, type: 'image/webp', name: `photo-${title + 1}.webp` } as const)
      : ({
          bytes: exampleFile(EVIDENCE_NAMES[kind].en, TITLES[kind][title] ?? '', supplier),
          type: 'application/pdf',
          name: `${kind}.pdf`,
        } as const);
    this.files.push({ id, bytes: file.bytes });
    return {
      file_id: id,
      file_name: file.name,
      file_type: file.type,
      file_size: file.bytes.length,
    };
  }

  /** Accepted documents that give this supplier its level. */
  addForLevel(supplier: SeedSupplier, index: number): void {
    const { verificationLevel } = supplier;
    if (!verificationLevel) return;
    const levels = VERIFICATION_LEVELS.slice(0, VERIFICATION_LEVELS.indexOf(verificationLevel) + 1);
    for (const [kind, count] of levels.flatMap((level) => EVIDENCE_OF_LEVEL[level]))
      for (let title = 0; title < count; title++)
        this.add(supplier, { kind, status: 'accepted', title }, index);
  }
}

export async function generateEvidence(
  trade: TradeBuilder,
  { demo }: Participants,
  { suppliers, demoSupplierId }: { suppliers: readonly SeedSupplier[]; demoSupplierId: string },
): Promise<Pick<EvidenceRows, 'rows' | 'files'>> {
  const rows = new EvidenceRows(trade.now, await examplePhotos());
  const others = suppliers.filter(
    ({ id, country }) => id !== demoSupplierId && country === 'China',
  );
  const verified = others.filter(({ isVerified }) => isVerified);
  const documented = verified.filter((_, index) => index % EVIDENCE_INTERVAL === 0);
  for (const [index, supplier] of documented.entries()) rows.addForLevel(supplier, index + 1);

  const own = suppliers.find(({ id }) => id === demoSupplierId);
  if (own) {
    rows.addForLevel(own, 90);
    const ending = rows.add(
      own,
      { kind: 'certificate', status: 'accepted', title: 2, endsInDays: 24 },
      90,
    );
    const again = rows.add(own, { kind: 'auditReport', status: 'again', title: 0, daysAgo: 4 }, 90);
    rows.add(own, { kind: 'testReport', status: 'waiting', title: 0, daysAgo: 2 }, 90);
    rows.add(own, { kind: 'reference', status: 'rejected', title: 0, daysAgo: 20 }, 90);
    const to = demo.seller;
    const from = ADMIN_AREA_NAME;
    const notify = (
      kind: 'evidence.askAgain' | 'evidence.expiring',
      { id, kind: named, title }: Insertable<EvidenceTable>,
      detail: string,
      at: number,
    ): void =>
      trade.notify({
        ...{ to, kind, subjectId: id, from, detail, at },
        subject: [EVIDENCE_NAMES[named]['zh-Hans'], title].filter(Boolean).join('：'),
      });
    notify('evidence.expiring', ending, ending.valid_until ?? '', trade.now - 2 * DAY);
    notify('evidence.askAgain', again, again.reason ?? '', Date.parse(again.decided_at ?? ''));
  }

  const unverified = others.filter(({ isVerified }) => !isVerified);
  for (const [index, supplier] of unverified.slice(0, UNVERIFIED_WITH_EVIDENCE).entries()) {
    // The first one states the code of another company.
    const number = exampleCode(index === 0 ? 1 : 60 + index);
    const wanted = { kind: 'businessLicence', title: 0, number, daysAgo: index + 1 } as const;
    rows.add(supplier, { ...wanted, status: index === 1 ? 'again' : 'waiting' }, 60 + index);
  }
  return rows;
}
