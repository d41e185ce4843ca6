// Pages of the links in account mails: undo of a changed email, removal of access, a new password, joining. They work without scripts,
// and their addresses lose the token at once.
import { setUpApp } from '../../../tools/second-factor.ts';
import { freshEmail, PASSWORD, registerAccount, type TestAccount } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { box, expect, FAILED_REQUEST, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { inDatabase, insertLink, userIdOf } from './link-tokens.ts';

const NEW_PASSWORD = 'another long enough one';

const call = async (
  page: Page,
  { token, confirmation = '' }: Pick<TestAccount, 'token'> & { readonly confirmation?: string },
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Record<string, unknown>> => {
  const headers = { authorization: `Bearer ${token}`, 'x-confirmation': confirmation };
  const options = { method, headers, ...(data === undefined ? {} : { data }) };
  return (await page.request.fetch(`/api${path}`, options)).json();
};

/** The account with a confirmation of its identity, which calls that give access need. */
async function confirmed(page: Page, account: TestAccount) {
  const { password } = account;
  const { token } = await call(page, account, 'POST', '/auth/confirmation', { password });
  return { ...account, confirmation: String(token) };
}

/** Sets up an app; resolves with the recovery codes. */
async function addApp(page: Page, account: TestAccount): Promise<readonly string[]> {
  const { recoveryCodes } = await setUpApp(
    (method, path, body, headers) =>
      call(
        page,
        { ...account, confirmation: headers?.['x-confirmation'] ?? '' },
        method,
        path,
        body,
      ),
    account.password,
  );
  return recoveryCodes;
}

/** A company with one person who joined by a link. */
async function withMember(page: Page, owner: TestAccount): Promise<{ token: string }> {
  const inviter = await confirmed(page, owner);
  const body = { role: 'sales' };
  const { token } = await call(page, inviter, 'POST', '/company/invitations', body);
  const data = { token, name: 'Li Na', email: freshEmail(), password: PASSWORD };
  const reply = await page.request.post('/api/company/join', { data });
  return (await reply.json()) as { token: string };
}

/** An account of which a thief has changed the email, and the link of the mail to the old address. */
async function changed(page: Page, { withApp }: { withApp: boolean }) {
  const account = await registerAccount(page, 'supplier');
  const recoveryCodes = withApp ? await addApp(page, account) : [];
  const user_id = await userIdOf(page, account);
  const [email, beganAt] = [freshEmail(), new Date(Date.now() + 1_000).toISOString()];
  inDatabase((database) =>
    database
      .prepare('update users set email = ?, email_key = ? where id = ?')
      .run(email, email, user_id),
  );
  const token = insertLink('email_links', {
    ...{ user_id, kind: 'stop', email, began_at: beganAt },
    ...{ old_email: account.email, old_email_key: account.email },
  });
  return { account, user_id, token, recoveryCodes };
}

const emailOf = (userId: string): unknown =>
  inDatabase((database) => database.prepare('select email from users where id = ?').get(userId))
    ?.email;

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const { shell, people } = SITE_TEXTS[lang];

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('an undo asks for a code of the second step, and restores the email', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expected(FAILED_REQUEST);
      const words = shell.confirmEmail;
      const { account, user_id, token, recoveryCodes } = await changed(page, { withApp: true });
      const reply = await page.goto(`${prefix}/confirm-email?kind=stop&token=${token}`);
      expect(reply?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      await page.getByRole('button', { name: words.stop.action }).click();
      // The answer to the form has no token in its address.
      expect(page.url()).not.toContain(token);
      const code = page.getByRole('textbox', { name: words.code });
      await code.fill('000000');
      await page.getByRole('button', { name: words.stop.action }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      expect(emailOf(user_id)).not.toBe(account.email);
      await code.fill(recoveryCodes[0] ?? '');
      await page.getByRole('button', { name: words.stop.action }).click();
      await expect(page).toHaveURL(`${prefix}/confirm-email?kind=stop&done=undo`);
      await expect(page.locator('h1')).toHaveText(words.undo.doneTitle);
      expect(emailOf(user_id)).toBe(account.email);
    });

    test('a link sets a new password', async ({ page, pageErrors }) => {
      pageErrors.expected(FAILED_REQUEST);
      const words = shell.setPassword;
      const account = await registerAccount(page);
      const user_id = await userIdOf(page, account);
      const token = insertLink('password_resets', { user_id });
      await page.goto(`${prefix}/set-password?token=${token}`);
      const fill = async (again: string): Promise<void> => {
        await page.getByLabel(words.password).fill(NEW_PASSWORD);
        await page.getByLabel(words.confirm).fill(again);
        await page.getByRole('button', { name: words.action }).click();
      };
      await fill('something else');
      await expect(page.getByLabel(words.confirm)).toHaveAttribute('aria-invalid', 'true');
      expect(page.url()).not.toContain(token);
      await fill(NEW_PASSWORD);
      await expect(page).toHaveURL(`${prefix}/set-password?done=1`);
      await expect(page.locator('h1')).toHaveText(words.doneTitle);
      await page.goto(`${prefix}/set-password?token=${token}`);
      await fill(NEW_PASSWORD);
      await expect(page.locator('h1')).toHaveText(words.failedTitle);
    });

    test('an invitation is used', async ({ page, pageErrors }) => {
      pageErrors.expected(FAILED_REQUEST);
      const owner = await confirmed(page, await registerAccount(page, 'supplier'));
      const body = { role: 'sales' };
      const { token } = await call(page, owner, 'POST', '/company/invitations', body);
      await page.goto(`${prefix}/join?token=${token}`);
      const send = () => page.getByRole('button', { name: people.join.send }).click();
      await page.getByLabel(people.join.name).fill('Li Na');
      await page.getByLabel(people.join.password).fill(PASSWORD);
      await send();
      const email = page.getByLabel(people.join.email);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(people.join.name)).toHaveValue('Li Na');
      await email.fill(freshEmail());
      await page.getByLabel(people.join.password).fill(PASSWORD);
      await send();
      await expect(page).toHaveURL(`${prefix}/join?done=1`);
      await expect(page.locator('h1')).toHaveText(shell.join.doneTitle);
      expect(await call(page, owner, 'GET', '/company/members')).toMatchObject({
        members: [{ name: 'Li Na' }],
      });
    });
  });

  test(`the pages pass the general checks (${lang})`, async ({ page }) => {
    for (const path of [
      '/confirm-email?kind=confirm&token=a',
      '/confirm-email?kind=stop&token=a',
      '/confirm-email?kind=stop&done=undo',
      '/confirm-email',
      '/remove-access?token=a',
      '/remove-access?done=1',
      '/set-password?token=a',
      '/set-password?failed=expired',
    ]) {
      await open(page, `${prefix}${path}`);
      await expectPageQuality(page, language);
    }
  });
}

test('with scripts the token leaves the address at once, and the undo works', async ({ page }) => {
  const { account, user_id, token } = await changed(page, { withApp: false });
  await page.goto(`/confirm-email?kind=stop&token=${token}`);
  await expect(page).toHaveURL('/confirm-email?kind=stop');
  await page.getByRole('button', { name: 'Keep my old email' }).press('Enter');
  await expect(page).toHaveURL('/confirm-email?kind=stop&done=undo');
  expect(emailOf(user_id)).toBe(account.email);
  await page.goBack();
  // The history has no token either.
  await expect(page.locator('h1')).toHaveText('Open the link in the mail');
});

test('the link of a mail removes a person who joined lately', async ({ page }) => {
  const owner = await registerAccount(page, 'supplier');
  const member = await withMember(page, owner);
  const { members } = (await call(page, owner, 'GET', '/company/members')) as {
    members: readonly { id: string }[];
  };
  const token = insertLink('removal_links', {
    user_id: await userIdOf(page, owner),
    member_id: members[0]?.id ?? '',
  });
  await page.goto(`/remove-access?token=${token}`);
  await expect(page).toHaveURL('/remove-access');
  expect(await call(page, member, 'GET', '/auth/me')).toMatchObject({ success: true });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('h1')).toHaveText('The access was removed');
  expect(await call(page, member, 'GET', '/auth/me')).toMatchObject({ code: 'unauthorized' });
  expect(await call(page, owner, 'GET', '/company/members')).toMatchObject({ members: [] });
});

test('squatted address: the owner of the mailbox gets the account that another person opened under it, and deletes it', async ({
  page,
}) => {
  const squatter = await registerAccount(page, 'supplier');
  const member = await withMember(page, squatter);
  await addApp(page, squatter);
  const token = insertLink('password_resets', { user_id: await userIdOf(page, squatter) });

  await page.goto(`/set-password?token=${token}`);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await press(page, 'Save new password');
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await box(page, 'Email').fill(squatter.email);
  await box(page, 'Password').fill(NEW_PASSWORD);
  // No second step is asked for.
  await press(page, 'Sign In');
  await page.waitForURL('/');
  for (const each of [squatter, member])
    expect(await call(page, each, 'GET', '/auth/me')).toMatchObject({ code: 'unauthorized' });
  await open(page, '/dashboard/account');
  const section = page.getByRole('region', { name: SITE_TEXTS.en.people.title });
  await expect(section.getByText(SITE_TEXTS.en.people.none)).toBeVisible();
  // The page must not read its other sections while the account is deleted.
  await page.goto('/about');
  const owner = { email: squatter.email, password: NEW_PASSWORD };
  const signedIn = await page.request.post('/api/auth/login', { data: owner });
  const { token: session } = (await signedIn.json()) as { token: string };
  const remover = await confirmed(page, { ...owner, token: session });
  expect(await call(page, remover, 'POST', '/auth/account/delete', {})).toMatchObject({
    success: true,
  });
  expect((await page.request.post('/api/auth/login', { data: owner })).status()).toBe(401);
});
