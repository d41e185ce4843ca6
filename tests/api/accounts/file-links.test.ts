// Signed addresses of files: permissions are checked again when they are opened, and an address of all data also needs the confirmation.
import { createHmac, hash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  changePassword,
  linkAccountDownload,
  linkDownloadWithPassword,
} from '../../../contract/accounts/account.ts';
import { logout } from '../../../contract/accounts/auth.ts';
import { confirmIdentity } from '../../../contract/accounts/confirmation.ts';
import { changeMemberRole, listMembers } from '../../../contract/accounts/members.ts';
import { listSessions } from '../../../contract/accounts/sessions.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { getEvidenceFile, linkEvidenceFile } from '../../../contract/evidence/admin-evidence.ts';
import {
  deleteEvidence,
  linkMyEvidenceFile,
  listMyEvidence,
} from '../../../contract/evidence/evidence.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { linkImportIssues, linkImportTemplate } from '../../../contract/products/imports.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { auditOf, pdf, submit } from '../evidence/submitted.ts';
import { sharedMarket } from '../market.ts';
import { check, csvFile, HEADER, LATHES, row, upload } from '../products/import/import-calls.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { signUp, signUpMember } from '../users.ts';

const market = await sharedMarket(0);
const open = (path: string, headers = {}) => market.app.inject({ url: `/api${path}`, headers });

test('each file with signed addresses has a call for them with the same permissions', () => {
  const rights = ({ access, leastRole, confirmed, openBefore }: Endpoint) => [
    ...[access, leastRole, confirmed, openBefore],
  ];
  const linked = ALL_ENDPOINTS.filter((each) => each.linked);
  expect(linked.length).toBeGreaterThan(3);
  for (const file of linked) {
    const link = ALL_ENDPOINTS.find(({ path }) => path === `${file.path}/link`);
    expect([file.path, link && rights(link)]).toEqual([file.path, rights(file)]);
  }
});

test('evidence has an address under the name that its supplier gave it, until it is deleted', async () => {
  const supplier = await signUp(market, 'supplier');
  const { id } = await submit(supplier, 'businessLicence', { file: pdf('营业执照.pdf') });
  const params = { id };
  const { path } = await supplier.api.call(linkMyEvidenceFile, { params });
  const reply = await open(path);
  expect(reply.rawPayload).toHaveLength(pdf().size);
  expect(reply.headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('营业执照.pdf')}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const other = await signUp(market, 'supplier');
  await expect(other.api.call(linkMyEvidenceFile, { params })).rejects.toMatchObject({
    code: 'evidenceNotFound',
  });
  const token = path.split('?').at(-1);
  for (const refused of [
    `/evidence?${token}`,
    `/evidence/x/file?${token}`,
    `/admin/evidence/${id}/file?${token}`,
    `/auth/account?${token}`,
  ])
    expect((await open(refused)).json()).toMatchObject({ code: 'unauthorized' });
  await supplier.api.call(deleteEvidence, { params });
  expect((await open(path)).json()).toMatchObject({ code: 'evidenceNotFound' });
  expect((await supplier.api.call(listMyEvidence, {})).documents).toEqual([]);
});

test('an address is valid for five minutes, even one that is signed for longer', async () => {
  const supplier = await signUp(market, 'supplier');
  const { id } = await submit(supplier, 'businessLicence');
  const { sessions } = await supplier.api.call(listSessions, {});
  const path = `/evidence/${id}/file?lang=en`;
  const openUntil = (end: number) => {
    const key = `${hash('sha256', supplier.token)} `;
    const signature = createHmac('sha256', key).update(`/api${path} ${end}`).digest('base64url');
    return open(`${path}&token=${sessions[0]?.id}.${end}.${signature}`);
  };
  expect((await openUntil(Date.now() + 4 * 60_000)).statusCode).toBe(200);
  expect((await openUntil(Date.now() + 6 * 60_000)).statusCode).toBe(401);
  expect((await openUntil(Date.now() - 1_000)).statusCode).toBe(401);
});

test('an address ends with the session that signed it', async () => {
  const supplier = await signUp(market, 'supplier');
  const { id } = await submit(supplier, 'businessLicence');
  const { path } = await supplier.api.call(linkMyEvidenceFile, { params: { id } });
  expect((await open(path)).statusCode).toBe(200);
  await supplier.api.call(logout, {});
  expect((await open(path)).json()).toMatchObject({ code: 'unauthorized' });
});

test('an admin opens evidence at its address, and each opening is in the audit log once', async () => {
  const supplier = await signUp(market, 'supplier');
  const admin = await signUp(market, 'admin');
  const { id } = await submit(supplier, 'certificate');
  const params = { id };
  const { path } = await admin.api.call(linkEvidenceFile, { params });
  expect(await auditOf(admin, supplier.id)).toEqual([]);
  const reply = await open(path);
  expect(reply.rawPayload).toHaveLength(pdf().size);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''certificate-${id.slice(-8)}.pdf`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const view = ['evidence.view', 'Certificate or declaration: ISO 9001:2015'];
  expect(await auditOf(admin, supplier.id)).toEqual([view]);
  expect((await open(path)).statusCode).toBe(200);
  expect(await auditOf(admin, supplier.id)).toEqual([view, view]);
  await supplier.api.call(deleteEvidence, { params });
  for (const endpoint of [linkEvidenceFile, getEvidenceFile])
    await expect(admin.api.call(endpoint, { params })).rejects.toMatchObject({
      code: 'evidenceNotFound',
    });
});

test('without a session, the password signs the address of the archive until it is changed', async () => {
  const user = await signUp(market, 'buyer');
  const body = { email: user.email, password: user.password };
  const { path } = await market.apiIn('zh-Hans').call(linkDownloadWithPassword, { body });
  const reply = await open(path);
  expect(unzip(reply.rawPayload).has('data.json')).toBe(true);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(reply.headers['content-disposition']).toContain("''yantra-bridge-data-");
  const query = path.split('?').at(-1);
  for (const refused of [
    path.replace('lang=zh-Hans', 'lang=en'),
    path.replace(user.id, (await signUp(market, 'buyer')).id),
    `/auth/account?${query}`,
  ])
    expect((await open(refused)).json()).toMatchObject({ code: 'unauthorized' });
  const change = { currentPassword: user.password, password: 'another secret' };
  await user.api.call(changePassword, { body: change });
  expect((await open(path)).json()).toMatchObject({ code: 'unauthorized' });
});

test('the right of the caller is checked when the address is opened', async () => {
  const owner = await signUp(market, 'supplier');
  const { id } = await submit(owner, 'businessLicence');
  const sales = await signUpMember(market, owner, 'sales');
  const { path } = await sales.api.call(linkMyEvidenceFile, { params: { id } });
  expect((await open(path)).statusCode).toBe(200);
  const [member] = (await owner.api.call(listMembers, {})).members;
  await owner.api.call(changeMemberRole, {
    params: { id: member?.id ?? '' },
    body: { role: 'viewer' },
  });
  expect((await open(path)).json()).toMatchObject({ code: 'readOnlyRole' });
});

test('files of an import are in the language of the page, whatever the browser asks for', async () => {
  const supplier = await signUpSupplier(market);
  const api = supplier.apiIn('zh-Hans');
  const english = { 'accept-language': 'en' };
  const query = { machineType: LATHES, format: 'csv' } as const;
  const template = await open((await api.call(linkImportTemplate, { query })).path, english);
  expect(template.headers['content-disposition']).toContain("''cnc-lathe.csv");
  expect(template.body).toContain('产品名称');
  const unknown = { query: { ...query, machineType: 'x' } };
  await expect(api.call(linkImportTemplate, unknown)).rejects.toMatchObject({
    code: 'validation',
    fields: { machineType: expect.any(String) },
  });

  const { id } = await check(supplier, await upload(supplier, csvFile([HEADER, row('', 'a lot')])));
  const params = { id };
  const issues = await open((await api.call(linkImportIssues, { params })).path, english);
  expect(issues.body).toContain('错误');
  const other = (await signUpSupplier(market)).api.call(linkImportIssues, { params });
  await expect(other).rejects.toMatchObject({ code: 'importNotFound' });
});

test('the archive needs the confirmation of identity, which the token of a session alone cannot replace', async () => {
  const user = await signUp(market, 'buyer');
  const { path } = await user.api.call(linkAccountDownload, {});
  const reply = await open(path);
  expect(unzip(reply.rawPayload).has('data.json')).toBe(true);
  expect(reply.headers['content-disposition']).toContain("''yantra-bridge-data-");

  const { sessions } = await user.api.call(listSessions, {});
  const end = Date.now() + 60_000;
  const address = '/api/auth/account?lang=en';
  const forged = ['', ' '].map((separator) => {
    const signature = createHmac('sha256', hash('sha256', user.token) + separator);
    return `${sessions[0]?.id}.${end}.${signature.update(`${address} ${end}`).digest('base64url')}`;
  });
  for (const token of forged)
    expect((await open(`/auth/account?lang=en&token=${token}`)).statusCode).toBe(401);

  const next = (await user.api.call(linkAccountDownload, {})).path;
  // Another confirmation takes the place of the one that the address was signed with.
  const again = market.apiAs(user.token, { isConfirmed: false });
  await again.call(confirmIdentity, { body: { password: user.password } });
  expect((await open(next)).json()).toMatchObject({ code: 'unauthorized' });
});
