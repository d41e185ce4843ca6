// Evidence of suppliers: submitted, corrected, decided, published and deleted, and the level that follows.
import { describe, expect, test } from 'vitest';
import { getWaiting } from '../../../contract/dashboard/waiting.ts';
import {
  correctEvidence,
  deleteEvidence,
  getMyEvidenceFile,
  getPublishedFile,
  listMyEvidence,
  publishEvidence,
  submitEvidence,
} from '../../../contract/evidence/evidence.ts';
import { MAX_DOCUMENTS } from '../../../contract/evidence/evidence-kinds.ts';
import { file, picture } from '../../fixtures/files.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { notificationsOf } from '../trade/trade.ts';
import { signUp, signUpMember } from '../users.ts';
import {
  accept,
  auditOf,
  decide,
  formOf,
  newCreditCode,
  pdf,
  profileOf,
  submit,
  waitingIds,
} from './submitted.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');

describe('a supplier', () => {
  test('submits, corrects what is asked for again, and is verified once it is accepted', async () => {
    const supplier = await signUp(market, 'supplier', { companyName: 'Jinan Lathe Works' });
    const code = newCreditCode();
    const { id } = await submit(supplier, 'businessLicence', {
      number: ` ${code.slice(0, 8)}-${code.slice(8).toLowerCase()} `,
      file: pdf('../../营业执照 :copy*.PDF'),
    });
    const [document] = (await supplier.api.call(listMyEvidence, {})).documents;
    expect(document).toMatchObject({
      kind: 'businessLicence',
      number: code,
      title: '',
      issued: '2025-03-01',
      expires: null,
      status: 'waiting',
      validUntil: null,
      isPublished: false,
      file: { name: '营业执照 copy.pdf', type: 'application/pdf' },
    });
    expect(await waitingIds(admin)).toContain(id);

    await decide(admin, id, 'askAgain', 'The stamp cannot be read.');
    expect((await notificationsOf(supplier))[0]).toMatchObject({
      kind: 'evidence.askAgain',
      subjectId: id,
      subject: 'Business licence',
      detail: 'The stamp cannot be read.',
    });
    const waiting = await supplier.api.call(getWaiting, {});
    expect(waiting.items).toMatchObject([
      { kind: 'evidence.again', id, reason: 'The stamp cannot be read.' },
    ]);
    expect(await waitingIds(admin)).not.toContain(id);

    const { file: _, ...form } = formOf('businessLicence', { expires: '2040-01-31' });
    await supplier.api.call(correctEvidence, {
      params: { id },
      body: { ...form, file: await picture() },
    });
    await decide(admin, id, 'accept');
    const own = await supplier.api.call(listMyEvidence, {});
    expect(own).toMatchObject({ level: 'basic', levelUntil: '2040-01-31', checkedBefore: null });
    expect(own.documents).toMatchObject([
      { status: 'accepted', reason: '', validUntil: '2040-01-31', file: { type: 'image/webp' } },
    ]);
    const profile = await profileOf(market, supplier.id);
    expect(profile).toMatchObject({
      isVerified: true,
      level: 'basic',
      checkedNote: expect.stringMatching(/^Checked .*20\d\d, until 31 Jan 2040$/),
      levelUntil: '2040-01-31',
      checkedBefore: null,
      checked: [
        {
          id,
          kind: 'businessLicence',
          title: '',
          issuer: '',
          validUntil: '2040-01-31',
          isPublished: false,
        },
      ],
    });
    expect(JSON.stringify(profile)).not.toContain(code);
    expect(await auditOf(admin, supplier.id)).toEqual([
      [
        'evidence.accept',
        'Business licence · readable, company, number, register, dates · level: basic',
      ],
      ['evidence.askAgain', 'Business licence · The stamp cannot be read.'],
    ]);
  });

  test('needs the fields of the kind, a valid code, sensible days, consent and a file', async () => {
    const supplier = await signUp(market, 'supplier');
    const fieldsOf = async (change: object) => {
      const body = { ...formOf('businessLicence'), ...change };
      const error = await supplier.api.call(submitEvidence, { body }).catch((each) => each);
      return error.fields;
    };
    expect(await fieldsOf({ number: '91350100MA0000001Q' })).toEqual({
      number:
        'The last character does not fit the others. Please compare the code with your licence.',
    });
    expect(Object.keys(await fieldsOf({ number: '123' }))).toEqual(['number']);
    expect(Object.keys(await fieldsOf({ number: '', issuer: '', issued: '' }))).toEqual([
      'number',
      'issuer',
      'issued',
    ]);
    expect(Object.keys(await fieldsOf({ issued: '2025-02-30' }))).toEqual(['issued']);
    expect(await fieldsOf({ issued: '2099-01-01' })).toMatchObject({
      issued: expect.stringContaining('later than today'),
    });
    expect(await fieldsOf({ expires: '2025-04-01' })).toMatchObject({
      expires: expect.stringContaining('expired'),
    });
    expect(Object.keys(await fieldsOf({ consent: false }))).toEqual(['consent']);
    expect(Object.keys(await fieldsOf({ kind: 'passport' }))).toEqual(['kind']);
    expect(Object.keys(await fieldsOf({ kind: 'certificate', title: '' }))).toEqual(['title']);
    expect(Object.keys(await fieldsOf({ file: undefined }))).toEqual(['file']);
    const chinese = await supplier
      .apiIn('zh-Hans')
      .call(submitEvidence, { body: formOf('businessLicence', { number: '91350100MA0000001Q' }) })
      .catch((error) => error);
    expect(chinese.fields).toEqual({ number: '末位校验码不正确，请与营业执照核对。' });
    expect((await supplier.api.call(listMyEvidence, {})).documents).toEqual([]);
  });

  test.each([
    ['of another type', file(Buffer.from('GIF89a'), 'a.gif', 'image/gif')],
    ['that only claims to be a PDF', file(Buffer.from('<script>'), 'a.pdf', 'application/pdf')],
    ['that is cut off', file(Buffer.from('%PDF-1.4'), 'a.pdf', 'application/pdf')],
    ['that is too large', file(Buffer.alloc(10 * 1024 * 1024 + 1), 'a.pdf', 'application/pdf')],
  ])('gets an error beside a file %s', async (_, wrong) => {
    const supplier = await signUp(market, 'supplier');
    const error = await supplier.api
      .call(submitEvidence, { body: formOf('businessLicence', { file: wrong }) })
      .catch((each) => each);
    expect(Object.keys(error.fields)).toEqual(['file']);
  });

  test('reads its own file, and publishes it once it is accepted', async () => {
    const supplier = await signUp(market, 'supplier');
    const other = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'businessLicence');
    const params = { id };
    const own = await supplier.api.call(getMyEvidenceFile, { params });
    expect(own.size).toBe(pdf().size);
    const publish = (published: boolean) =>
      supplier.api.call(publishEvidence, { params, body: { published } });
    await expect(publish(true)).rejects.toMatchObject({ code: 'conflict' });
    const published = { id: supplier.id, document: id };
    const asVisitor = () => market.api.call(getPublishedFile, { params: published });
    await expect(asVisitor()).rejects.toMatchObject({ code: 'evidenceNotFound' });

    await decide(admin, id, 'accept');
    await expect(asVisitor()).rejects.toMatchObject({ code: 'evidenceNotFound' });
    await publish(true);
    expect((await asVisitor()).size).toBe(pdf().size);
    expect((await profileOf(market, supplier.id)).checked).toMatchObject([
      { id, isPublished: true },
    ]);
    await publish(false);
    await expect(asVisitor()).rejects.toMatchObject({ code: 'evidenceNotFound' });
    // A document stops counting at midnight, before the next housekeeping run writes it.
    await publish(true);
    await withDatabase(market, ({ db }) =>
      db.updateTable('evidence').set({ valid_until: '2026-01-01' }).where('id', '=', id).execute(),
    );
    await expect(asVisitor()).rejects.toMatchObject({ code: 'evidenceNotFound' });

    for (const call of [
      () => other.api.call(getMyEvidenceFile, { params }),
      () => other.api.call(publishEvidence, { params, body: { published: true } }),
      () => other.api.call(correctEvidence, { params, body: formOf('businessLicence') }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'evidenceNotFound' });
  });

  test('deletes a document with its file, and the level ends with it', async () => {
    const supplier = await signUpSupplier(market);
    const product = await supplier.create({ name: 'Lathe' });
    await approveProduct(admin, product.id);
    const [id = ''] = await accept(supplier, admin, ['businessLicence']);
    expect((await profileOf(market, supplier.id)).isVerified).toBe(true);
    const other = await signUp(market, 'supplier');
    await other.api.call(deleteEvidence, { params: { id } });
    expect((await profileOf(market, supplier.id)).isVerified).toBe(true);
    await supplier.api.call(deleteEvidence, { params: { id } });
    await supplier.api.call(deleteEvidence, { params: { id } });
    expect(await profileOf(market, supplier.id)).toMatchObject({
      isVerified: false,
      level: null,
      checked: [],
    });
    const removed = await withDatabase(market, ({ db }) =>
      db.selectFrom('removed_files').selectAll().execute(),
    );
    expect(removed.length).toBeGreaterThan(0);
  });

  test('keeps no more than the limit', async () => {
    const supplier = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'reference');
    await withDatabase(market, async ({ db }) => {
      const row = await db
        .selectFrom('evidence')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: MAX_DOCUMENTS - 1 }, (_, at) => ({
        ...row,
        id: `${id}-${at}`,
        file_id: null,
      }));
      await db.insertInto('evidence').values(copies).execute();
    });
    await expect(submit(supplier, 'reference')).rejects.toMatchObject({ code: 'evidenceFull' });
  });

  test('cannot correct a decided document, nor change its kind', async () => {
    const supplier = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'certificate');
    const correct = (kind: 'certificate' | 'reference') =>
      supplier.api.call(correctEvidence, { params: { id }, body: formOf(kind) });
    await expect(correct('reference')).rejects.toMatchObject({
      fields: { kind: expect.anything() },
    });
    await decide(admin, id, 'reject', 'Expired.');
    await expect(correct('certificate')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('who is a viewer of the company reads, and changes nothing', async () => {
    const supplier = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'certificate');
    const viewer = await signUpMember(market, supplier, 'viewer');
    const sales = await signUpMember(market, supplier, 'sales');
    expect((await viewer.api.call(listMyEvidence, {})).documents).toHaveLength(1);
    for (const call of [
      () => viewer.api.call(submitEvidence, { body: formOf('certificate') }),
      () => viewer.api.call(deleteEvidence, { params: { id } }),
      () => viewer.api.call(getMyEvidenceFile, { params: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'readOnlyRole' });
    await sales.api.call(deleteEvidence, { params: { id } });
  });
});
