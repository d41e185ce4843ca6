// Registration and sign-in: forms, field errors, and redirects afterwards.
import { answerTo, enterAs, freshEmail, newMember, PASSWORD, storedToken } from '../members.ts';
import { expect, LANGUAGES, open, type Page, REFUSED, test } from '../site.ts';
import { expectNoViolations } from '../sound.ts';
import { WORDS } from '../words.ts';

const TOASTS = {
  en: { created: 'Account Created!', back: 'Welcome back!', weak: 'Weak Password' },
  'zh-Hans': { created: '账户创建成功！', back: '欢迎回来！', weak: '密码过于简单' },
} as const;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isMember = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-session', 'in');

for (const { lang, prefix } of LANGUAGES) {
  const { auth } = WORDS[lang];

  test(`a buyer signs up and is at home (${lang})`, async ({ page }) => {
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

  test(`a visitor is sent to sign in and brought back (${lang})`, async ({ page }) => {
    const { email, password } = await newMember(page);
    await page.goto(`${prefix}/dashboard/account`);
    await expect(page).toHaveURL(`${prefix}/auth?tab=signin`);
    await box(page, auth.email).fill(email);
    await box(page, auth.password).fill(password);
    await expectNoViolations(page);
    await press(page, auth.signIn.send);
    await expect(page).toHaveURL(`${prefix}/dashboard/account`);
    await expect(page.getByRole('status').filter({ hasText: TOASTS[lang].back })).toBeVisible();
  });

  test(`what is wrong is said beside its field, and stays typed (${lang})`, async ({ page }) => {
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

test('each role has its own phone prefix', { tag: '@wide' }, async ({ page }) => {
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

test('switching changes the address, keeps what was typed, and back works', {
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

test('passwords that differ', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth');
  await box(page, 'Password').fill('secret7');
  await box(page, 'Confirm password').fill('secret8');
  await press(page, 'Create account');
  const toast = page.getByRole('alert').filter({ hasText: 'Password Mismatch' });
  await expect(toast).toContainText('Passwords do not match.');
});

test('a password can be looked at', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/auth?tab=signin');
  const password = page.getByLabel('Password', { exact: false }).and(page.locator('input'));
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Hide password');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a wrong password: the words of the server, and the email stays', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  await open(page, '/auth?tab=signin');
  await box(page, 'Email').fill(freshEmail());
  await box(page, 'Password').fill('not the one');
  await press(page, 'Sign In');
  const toast = page.getByRole('alert').filter({ hasText: 'Sign In Failed' });
  await expect(toast).toContainText('The email or the password is not right.');
  await expect(box(page, 'Email')).toHaveValue(/@example\.com$/);
});

test('an email that is taken leads to the sign-in', { tag: '@wide' }, async ({ page, faults }) => {
  faults.expected(REFUSED);
  const { email } = await newMember(page);
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

test('whoever is signed in is sent home', { tag: '@wide' }, async ({ page }) => {
  await enterAs(page, await newMember(page));
  await page.goto('/auth?tab=signin');
  await expect(page).toHaveURL('/');
});

test('a dead token is cleared, and the form is there', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  await enterAs(page, { token: 'dead' });
  await open(page, '/auth?tab=signin');
  await expect(box(page, 'Email')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('a backend that is away: said at once, and nothing is sent', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(/Failed to load resource/);
  await page.route('**/api/health', (route) => route.abort());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const away = page.waitForEvent('requestfailed');
  await open(page, '/auth?tab=signin');
  await away;
  await box(page, 'Email').fill('asha@example.com');
  await box(page, 'Password').fill('secret7');
  await press(page, 'Sign In');
  await expect(page.getByRole('alert').filter({ hasText: 'Sign In Failed' })).toContainText(
    'Backend server not available. Please start the database backend server first.',
  );
  expect(sent).not.toContain('/api/auth/login');
});

test('while the backend is asked a banner says so', { tag: '@wide' }, async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/health', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/auth');
  const banner = page.getByText('Connecting to the database backend...');
  await expect(banner).toBeVisible();
  release();
  await expect(banner).toBeHidden();
});

test('a forgotten password where the market sends no mail', { tag: '@wide' }, async ({ page }) => {
  await answerTo(page, '/auth/reset', 200, { success: true, message: 'By desk.', mailed: false });
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

test('a mailed link: its token leaves the address, and works once', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  await open(page, '/auth?tab=reset#token=abc');
  await expect(page).toHaveURL('/auth?tab=reset');
  const expired = { success: false, code: 'linkExpired', message: 'Expired.', error: 'Expired.' };
  await answerTo(page, '/auth/reset/confirm', 410, expired);
  const fill = async (): Promise<void> => {
    await box(page, 'New password').fill(PASSWORD);
    await box(page, 'Confirm password').fill(PASSWORD);
  };
  await fill();
  const sent = page.waitForRequest('**/api/auth/reset/confirm');
  await press(page, 'Save new password');
  expect((await sent).postDataJSON()).toEqual({ token: 'abc', password: PASSWORD });
  await expect(page.getByText('Expired.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();

  await page.unroute('**/api/auth/reset/confirm');
  await answerTo(page, '/auth/reset/confirm', 200, { success: true, message: 'Changed.' });
  await page.goto('about:blank');
  await open(page, '/auth?tab=reset#token=def');
  await fill();
  await press(page, 'Save new password');
  await expect(page).toHaveURL('/auth?tab=signin');
  await expect(page.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();
});
