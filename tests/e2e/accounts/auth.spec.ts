// Registration and sign-in: forms, field errors, and redirects afterwards.
import {
  freshEmail,
  mockCall,
  PASSWORD,
  registerAccount,
  signInAs,
  storedToken,
} from '../accounts.ts';
import { expectNoViolations } from '../page-quality.ts';
import { box, expect, FAILED_REQUEST, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const TOASTS = {
  en: { created: 'Account Created!', back: 'Welcome back!', weak: 'Weak Password' },
  'zh-Hans': { created: '账户创建成功！', back: '欢迎回来！', weak: '密码过于简单' },
} as const;

const isMember = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-session', 'in');

for (const { lang, prefix } of LANGUAGES) {
  const { auth } = SITE_TEXTS[lang];

  test(`a buyer signs up and arrives on the home page (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/auth`);
    await expect(page.getByRole('tab', { name: auth.tab.signup })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('radio', { name: auth.role.buyer })).toBeChecked();
    await expectNoViolations(page);
    await box(page, auth.phone).fill('98765 43210');
    await box(page, auth.name).fill('Asha Rao');
    await box(page, auth.email).fill(freshEmail());
    await box(page, auth.password).fill(PASSWORD);
    await box(page, auth.confirmPassword).fill(PASSWORD);
    await press(page, auth.signUp.send);
    await expect(page).toHaveURL(prefix || '/');
    await expect(page.getByRole('status').filter({ hasText: TOASTS[lang].created })).toBeVisible();
    await isMember(page);
  });

  test(`a visitor is sent to sign in and returns afterwards (${lang})`, async ({ page }) => {
    const { email, password } = await registerAccount(page);
    await page.goto(`${prefix}/dashboard/account`);
    await expect(page).toHaveURL(`${prefix}/auth?tab=signin`);
    await box(page, auth.email).fill(email);
    await box(page, auth.password).fill(password);
    await expectNoViolations(page);
    await press(page, auth.signIn.send);
    await expect(page).toHaveURL(`${prefix}/dashboard/account`);
    await expect(page.getByRole('status').filter({ hasText: TOASTS[lang].back })).toBeVisible();
  });

  test(`errors are shown beside their fields, and the input stays (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/auth?tab=signup`);
    await box(page, auth.phone).fill('9876543210');
    await box(page, auth.name).fill('Asha');
    await box(page, auth.password).fill('abc');
    await box(page, auth.confirmPassword).fill('abc');
    await press(page, auth.signUp.send);
    await expect(page.getByRole('alert').filter({ hasText: TOASTS[lang].weak })).toBeVisible();
    await expect(box(page, auth.email)).toBeFocused();
    await expect(page.locator('#sign-up-password-fault')).toBeVisible();
    await expect(box(page, auth.name)).toHaveValue('Asha');
    await expectNoViolations(page);
  });
}

test('each role has its phone prefix', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth');
  const phone = box(page, 'Phone number');
  await expect(phone).toHaveValue('+91');
  await phone.pressSequentially('98-7654x32109');
  await expect(phone).toHaveValue('+919876543210');
  await page.getByRole('radio', { name: 'CHINESE manufacturers' }).check();
  await expect(phone).toHaveValue('+86');
  await phone.pressSequentially('12');
  await press(page, 'Create account');
  await expect(page.getByText('Chinese phone number must be exactly 11 digits')).toBeVisible();
});

test('switching tabs changes the address and keeps the input, and the back button works', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/auth?tab=signin');
  await box(page, 'Email').fill('asha@example.com');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth?tab=signup');
  await expect(box(page, 'Email')).toHaveValue('asha@example.com');
  await page.goBack();
  await expect(page).toHaveURL('/auth?tab=signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Sign In' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page).toHaveURL('/auth?tab=signup');
});

test('different passwords are refused', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth');
  await box(page, 'Password').fill('secret7');
  await box(page, 'Confirm password').fill('secret8');
  await press(page, 'Create account');
  const toast = page.getByRole('alert').filter({ hasText: 'Password Mismatch' });
  await expect(toast).toContainText('Passwords do not match.');
});

test('a password can be shown', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth?tab=signin');
  const password = page.getByLabel('Password', { exact: false }).and(page.locator('input'));
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Hide password');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a wrong password shows the text of the server and keeps the email', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await open(page, '/auth?tab=signin');
  await box(page, 'Email').fill(freshEmail());
  await box(page, 'Password').fill('not the one');
  await press(page, 'Sign In');
  const toast = page.getByRole('alert').filter({ hasText: 'Sign In Failed' });
  await expect(toast).toContainText('The email or the password is not right.');
  await expect(box(page, 'Email')).toHaveValue(/@example\.com$/);
});

test('a registered email links to the sign-in', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const { email } = await registerAccount(page);
  await open(page, '/auth');
  await box(page, 'Phone number').fill('9876543210');
  await box(page, 'Full name').fill('Asha');
  await box(page, 'Email').fill(email);
  await box(page, 'Password').fill(PASSWORD);
  await box(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
  await expect(page.getByRole('alert').filter({ hasText: 'Sign Up Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with this email' }).click();
  await expect(box(page, 'Email')).toHaveValue(email);
});

test('a signed-in user is sent home', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  await page.goto('/auth?tab=signin');
  await expect(page).toHaveURL('/');
});

test('an invalid token is removed and the form is shown', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, { token: 'dead' });
  await open(page, '/auth?tab=signin');
  await expect(box(page, 'Email')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('without the backend the form reports it and sends nothing', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  await page.route('**/api/health', (route) => route.abort());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const requestFailed = page.waitForEvent('requestfailed');
  await open(page, '/auth?tab=signin');
  await requestFailed;
  await box(page, 'Email').fill('asha@example.com');
  await box(page, 'Password').fill('secret7');
  await press(page, 'Sign In');
  await expect(page.getByRole('alert').filter({ hasText: 'Sign In Failed' })).toContainText(
    'Backend server not available. Please start the database backend server first.',
  );
  expect(sent).not.toContain('/api/auth/login');
});

test('a banner shows while the backend is checked', { tag: '@wide' }, async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/health', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/auth');
  const banner = page.getByText('Connecting to the database backend...');
  await expect(banner).toBeVisible();
  release();
  await expect(banner).toBeHidden();
});

test('a suspended user reads why the session has ended', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await registerAccount(page));
  const message = 'This account is suspended. Please contact us.';
  await mockCall(page, '/auth/me', 403, { success: false, code: 'suspended', message });
  await page.goto('/dashboard');
  await page.waitForURL(/\/auth/);
  const notice = page.getByRole('alert').filter({ hasText: message });
  await expect(notice.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'delete the account' })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a site without mail says so before it asks for an email', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/auth?tab=forgot');
  await expect(page.getByText('This site sends no email')).toBeVisible();
  await expect(box(page, 'Email')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contact us about your password' })).toBeVisible();
  await expectNoViolations(page);
});

test('without a mail server the forgotten-password form names the administrators', {
  tag: '@wide',
}, async ({ page }) => {
  await mockCall(page, '/health', 200, { success: true });
  await mockCall(page, '/auth/reset', 200, { success: true, message: 'By desk.', mailed: false });
  await open(page, '/auth?tab=signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/auth?tab=forgot');
  await expectNoViolations(page);
  await box(page, 'Email').fill('asha@example.com');
  await press(page, 'Send the link');
  await expect(page.getByText('By desk.')).toBeVisible();
  const contact = page.getByRole('link', { name: 'Contact us about your password' });
  await expect(contact).toHaveAttribute('href', '/contact?subject=Password%20reset');
});
