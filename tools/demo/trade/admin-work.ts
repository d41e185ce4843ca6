// Finished and open work of the admin area: product reviews, verifications, reports, contact messages, with the audit log.

import { hash } from 'node:crypto';
import { approvalTime, type Market, type Participants } from './participants.ts';
import { ADMIN_AREA_NAME } from './people.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { daysAgo, iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, hoursIn, MINUTE, nextWorkingTime } from './working-hours.ts';

const INDIA = hoursIn('India');
/** Age of the admin's account, and so of the audit log. */
export const ADMIN_SINCE_DAYS = 360;

type Audited = Pick<
  TradeBuilder['audit_log'][number],
  'action' | 'subject_id' | 'subject' | 'note'
>;

export class AdminWork {
  readonly #trade: TradeBuilder;
  readonly #participants: Participants;

  constructor(trade: TradeBuilder, participants: Participants) {
    this.#trade = trade;
    this.#participants = participants;
  }

  #log(at: number, entry: Audited): void {
    const { admin } = this.#participants.demo;
    this.#trade.recordActivity(admin, at);
    this.#trade.audit_log.push({
      id: this.#trade.id(at),
      at: iso(at),
      actor: 'admin',
      admin_id: admin.id,
      admin_email: admin.email,
      ...entry,
    });
  }

  /** Logs approvals and rejections since the admin's account exists, and notifies the suppliers. */
  addReviews({ products, states }: Market, rejectedAt: ReadonlyMap<number, number>): void {
    const { now, random } = this.#trade;
    const since = now - ADMIN_SINCE_DAYS * DAY;
    const publicSince = new Map(this.#participants.offers.map(({ no, since }) => [no, since]));
    const stateById = new Map(states.map((state) => [state.id, state]));
    for (const product of products) {
      const state = stateById.get(product.id);
      const to = this.#participants.sellers.get(product.supplierId);
      if (!state || !to) continue;
      const isRejected = state.status === 'rejected';
      if (!isRejected && !['active', 'inactive'].includes(state.status)) continue;
      const approved = publicSince.get(state.no) ?? approvalTime(product, this.#trade);
      const { until } = this.#participants.demo.admin;
      const decided = rejectedAt.get(state.no) ?? approved;
      const at = decided > until ? until - random.int(MINUTE, 3 * HOUR) : decided;
      if (at < Math.max(since, Date.parse(product.createdAt))) continue;
      const subject = product.name[product.writtenIn === 'en' ? 'en' : 'zh'];
      const reason = isRejected ? (state.rejection_reason ?? '') : '';
      const note = random.chance(0.2) ? random.pick(ADMIN_TEXTS.approvalNotes).en : '';
      this.#log(at, {
        action: isRejected ? 'listing.reject' : 'listing.approve',
        subject_id: product.id,
        subject,
        note: isRejected ? reason : note,
      });
      this.#trade.notify({
        to,
        kind: isRejected ? 'listing.rejected' : 'listing.approved',
        subjectId: product.id,
        subject,
        from: ADMIN_AREA_NAME,
        detail: reason,
        at,
      });
    }
  }

  addVerifications({ suppliers }: Market): void {
    const { now, random } = this.#trade;
    for (const { id, email, isVerified, verificationLevel, createdAt } of suppliers) {
      const created = Date.parse(createdAt);
      if (!isVerified || !verificationLevel || created < now - ADMIN_SINCE_DAYS * DAY) continue;
      const at = nextWorkingTime(INDIA, created + random.int(3, 50) * HOUR, random);
      if (at > this.#participants.demo.admin.until) continue;
      this.#log(at, {
        action: 'user.verify',
        subject_id: id,
        subject: email,
        note: `${verificationLevel}: ${ADMIN_TEXTS.verificationNotes[verificationLevel] ?? ''}`,
      });
    }
  }

  addReports(): void {
    const { random } = this.#trade;
    const { buyers, offers, demo } = this.#participants;
    const open = ADMIN_TEXTS.reports.filter(({ decision }) => decision === null).length;
    const reported = random.sample(
      offers.filter(({ seller }) => seller !== demo.seller),
      ADMIN_TEXTS.reports.length,
    );
    for (const [index, { reason, text, decision }] of ADMIN_TEXTS.reports.entries()) {
      const offer = reported[index];
      const left = ADMIN_TEXTS.reports.length - index;
      const at = daysAgo(this.#trade, decision ? 14 + (left - open) * 23 : 0.3 + (left - 1) * 1.4);
      const reporters = buyers.filter(({ buyer }) => buyer.since < at);
      const reporter = index % 3 === 2 || reporters.length === 0 ? null : random.pick(reporters);
      if (!offer) continue;
      const closed = decision && nextWorkingTime(INDIA, at + random.int(4, 50) * HOUR, random);
      const id = this.#trade.id(at);
      this.#trade.reports.push({
        id,
        target_kind: 'product',
        target_id: offer.product.id,
        product_no: offer.no,
        reporter_id: reporter?.id ?? null,
        email: reporter ? null : `visitor-${index + 1}@example.com`,
        who: closed ? null : hash('sha256', reporter ? `account ${reporter.id}` : `network ${id}`),
        reason,
        created_at: iso(at),
        closed_at: closed ? iso(closed) : null,
        outcome: decision?.outcome ?? null,
        note: decision?.note ?? '',
        text,
      });
      if (reporter) this.#trade.recordActivity(reporter, at);
      if (!closed || !decision) continue;
      this.#log(closed, {
        action: 'report.close',
        subject_id: id,
        subject: offer.product.name[offer.product.writtenIn === 'en' ? 'en' : 'zh'],
        note: `${decision.outcome}: ${decision.note}`,
      });
    }
  }

  addContactMessages(): void {
    const { random } = this.#trade;
    const unread = 3;
    for (const [index, each] of ADMIN_TEXTS.contact.entries()) {
      const { language, name, company, subject, message } = each;
      const left = ADMIN_TEXTS.contact.length - index;
      const isUnread = left <= unread;
      const at = daysAgo(this.#trade, isUnread ? 0.1 + (left - 1) * 0.9 : 6 + (left - unread) * 31);
      const read = isUnread ? null : nextWorkingTime(INDIA, at + random.int(1, 30) * HOUR, random);
      const id = this.#trade.id(at);
      const email = `contact-${index + 1}@example.com`;
      this.#trade.contact_messages.push({
        id,
        first_name: name[0],
        last_name: name[1],
        email,
        company,
        subject,
        language,
        created_at: iso(at),
        read_at: read ? iso(read) : null,
        message,
      });
      if (read)
        this.#log(read, { action: 'message.read', subject_id: id, subject: email, note: '' });
    }
  }
}
