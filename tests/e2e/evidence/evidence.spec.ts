// Evidence in the browser: a supplier submits a licence, an admin asks again, then accepts, and the public page shows the level.
import { creditCodeError } from '../../../contract/evidence/credit-code.ts';
import { pictureBytes } from '../../fixtures/files.ts';
import {
  confirmInDialog,
  demoAccount,
  registerAccount,
  signInAs,
  type TestAccount,
  unusedAddressHeaders,
} from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

/** Another one in each run, because the admins' list shows all. */
const COMPANY = `Yantai Example ${String(Date.now()).slice(-6)} Machinery`;

/** A code that no other run has submitted. */
const newCode = (): string => {
  const start = `91000000MA${String(Date.now()).slice(-7)}`;
  const digits = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
  return digits.map((digit) => start + digit).find((code) => creditCodeError(code) === null) ?? '';
};

const expectGoodPage = async (page: Page): Promise<void> => {
  await expectNoViolations(page);
  await expectInsideWindow(page);
};

const signInAdmin = async (page: Page): Promise<Pick<TestAccount, 'token'>> => {
  const reply = await page.request.post('/api/auth/login', {
    data: demoAccount('admin'),
    headers: unusedAddressHeaders(),
  });
  return (await reply.json()) as { token: string };
};

/** Leaves the page, which sends the decision that could have been taken back. */
async function leaveReview(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/admin/evidence/'),
  );
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await stored).ok()).toBe(true);
}

test('a licence is submitted, asked for again, corrected and accepted, and the public page shows the level', async ({
  page,
  pageErrors,
}) => {
  // Calls that ask for a confirmation.
  pageErrors.expected(/status of 403/);
  test.setTimeout(120_000);
  // The browser remembers the language, so all three read Chinese.
  const { evidence: zh, adminEvidence: review, shell } = SITE_TEXTS['zh-Hans'];
  const supplier = await registerAccount(page, 'supplier');
  const headers = { ...unusedAddressHeaders(), authorization: `Bearer ${supplier.token}` };
  const profile = { companyName: COMPANY, description: '制造机床。' };
  await page.request.put('/api/auth/profile', { headers, data: profile });
  const me = await (await page.request.get('/api/auth/me', { headers })).json();
  const admin = await signInAdmin(page);
  const code = newCode();
  const file = {
    name: '营业执照.png',
    mimeType: 'image/png',
    buffer: await pictureBytes(320, 240),
  };

  await signInAs(page, supplier);
  await open(page, '/zh-hans/dashboard/evidence');
  await page.getByRole('button', { name: zh.form.add }).press('Enter');
  const form = page.getByRole('region', { name: zh.form.title });
  await expect(form.getByRole('heading', { name: zh.form.title })).toBeFocused();
  const send = form.getByRole('button', { name: zh.form.send });
  const number = form.getByLabel(zh.form.label.number.businessLicence);
  await number.fill(`${code.slice(0, 17)}!`);
  await form.getByLabel(zh.form.label.issuer.default).fill('示例市场监督管理局');
  await form.getByLabel(zh.form.label.issued.default).fill('2024-03-01');
  await send.press('Enter');
  // What was typed stays, beside its error.
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(`${code.slice(0, 17)}!`);
  await expect(page.locator('#document-number-fault')).toBeVisible();
  await expect(page.locator('#document-consent-fault')).toBeVisible();
  await expectGoodPage(page);
  await number.fill(code);
  await page.locator('#document-file').setInputFiles(file);
  await form.getByRole('checkbox').check();
  await send.press('Enter');
  const list = page.getByRole('region', { name: zh.list.title });
  await expect(list.getByText(zh.status.waiting)).toBeVisible();
  await expectGoodPage(page);

  await signInAs(page, admin);
  await open(page, '/zh-hans/admin?view=evidence');
  await page.getByRole('link', { name: new RegExp(COMPANY) }).click();
  await page.getByRole('button', { name: review.openFile }).click();
  const shown = page.getByRole('img', { name: /营业执照/ });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^\/api\/admin\/evidence\//);
  await expect(shown).toHaveJSProperty('complete', true);
  const audit = await page.request.get('/api/admin/audit?action=evidence.view', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { entries } = (await audit.json()) as { entries: { subjectId: string }[] };
  expect(entries.filter(({ subjectId }) => subjectId === me.user.id)).toHaveLength(1);
  await page.getByRole('button', { name: review.accept }).click();
  await expect(page.locator('#checks-fault')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: review.askAgain }).click();
  const dialog = page.getByRole('alertdialog', { name: review.reason.againTitle });
  await dialog.getByRole('textbox').fill('请上传原件的彩色扫描件。');
  await dialog.getByRole('button', { name: review.askAgain }).click();
  await confirmInDialog(page, demoAccount('admin').password);
  await expect(dialog).toHaveCount(0);
  await leaveReview(page);

  await signInAs(page, supplier);
  await open(page, '/zh-hans/dashboard/evidence');
  await expect(list.getByText('请上传原件的彩色扫描件。')).toBeVisible();
  await list.getByRole('button', { name: new RegExp(`^${zh.list.correct}`) }).click();
  const correction = page.getByRole('region', { name: /^补正/ });
  await expect(correction.getByLabel(zh.form.label.number.businessLicence)).toHaveValue(code);
  await correction.getByRole('checkbox').check();
  await correction.getByRole('button', { name: zh.form.send }).click();
  await expect(list.getByText(zh.status.waiting)).toBeVisible();

  await signInAs(page, admin);
  await open(page, '/zh-hans/admin?view=evidence');
  await page.getByRole('link', { name: new RegExp(COMPANY) }).click();
  const checks = page.getByRole('group').getByRole('checkbox');
  await expect(checks.first()).toBeVisible();
  for (const check of await checks.all()) await check.check();
  await page.getByRole('button', { name: review.accept }).click();
  await confirmInDialog(page, demoAccount('admin').password);
  // Taken back, with the ticked checklist; the confirmation is still valid.
  await page.getByRole('button', { name: SITE_TEXTS['zh-Hans'].adminDecisions.undo }).click();
  for (const check of await checks.all()) await expect(check).toBeChecked();
  await page.getByRole('button', { name: review.accept }).click();
  await expect(
    page.getByRole('button', { name: SITE_TEXTS['zh-Hans'].adminDecisions.undo }),
  ).toBeVisible();
  await leaveReview(page);
  await expect(page.getByRole('heading', { name: new RegExp(COMPANY) })).toHaveCount(0);

  await expect(async () => {
    await open(page, `/zh-hans/supplier/${me.user.id}`);
    const checked = page.getByRole('region', { name: shell.checked.title });
    await expect(checked.getByText('营业执照')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const level = fillPlaceholders(shell.checked.levelUntil, { level: '基础级', date: '' });
  await expect(page.getByText(level.slice(0, level.indexOf('有效至')))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(code);
  await expectGoodPage(page);
});
