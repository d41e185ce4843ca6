// Contact form: field errors beside the fields, input kept on failure, form cleared after sending.
import { box, expect, FAILED_REQUEST, LANGUAGES, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const FAILED = {
  en: 'Something went wrong, try again.',
  'zh-Hans': '出了点问题，请重试。',
} as const;
const SENT = { en: 'Message sent successfully!', 'zh-Hans': '留言发送成功！' } as const;

/** The server accepts five messages a minute from one address, so only the first test sends real ones. */
const answerWith = (page: Page, lang: 'en' | 'zh-Hans') =>
  page.route('**/api/contact', (route) =>
    route.fulfill({ json: { success: true, message: SENT[lang] } }),
  );

/** Opens the page and scrolls to the form, because its island loads when it becomes visible. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#form').scrollIntoViewIfNeeded();
  await expect(page.locator('#form astro-island[ssr]')).toHaveCount(0);
}

for (const { lang, prefix } of LANGUAGES) {
  const { form } = SITE_TEXTS[lang].contact;
  const fill = async (page: Page): Promise<void> => {
    await box(page, form.email).fill('buyer@example.com');
    await box(page, form.message).fill('三相 415 V?');
  };

  test(`a sent message clears the form (${lang})`, async ({ page }) => {
    await openForm(page, `${prefix}/contact`);
    await fill(page);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('status').filter({ hasText: SENT[lang] })).toBeVisible();
    await expect(box(page, form.message)).toHaveValue('');
  });

  test(`the family name stands where the language puts it (${lang})`, async ({ page }) => {
    await page.goto(`${prefix}/contact`);
    const order = page.locator('#form input:is([name=FirstName], [name=LastName])');
    expect(await order.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual(
      lang === 'en' ? ['FirstName', 'LastName'] : ['LastName', 'FirstName'],
    );
  });

  test(`missing values are reported beside their fields (${lang})`, async ({ page }) => {
    await openForm(page, `${prefix}/contact`);
    await box(page, form.firstName).fill('Asha');
    await page.getByRole('button', { name: form.send }).click();
    await expect(box(page, form.email)).toBeFocused();
    await expect(box(page, form.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#contact-Message-fault')).toBeVisible();
    await expect(box(page, form.firstName)).toHaveValue('Asha');
  });

  test(`a failing server keeps the input (${lang})`, async ({ page, pageErrors }) => {
    pageErrors.expected(/Failed to load resource/);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }));
    await openForm(page, `${prefix}/contact`);
    await fill(page);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED[lang] })).toBeVisible();
    await expect(box(page, form.message)).toHaveValue('三相 415 V?');
    await page.unroute('**/api/contact');
    await answerWith(page, lang);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByText(SENT[lang])).toBeVisible();
  });
}

test('the button is disabled while the message is sent', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await released;
    await route.fulfill({ json: { success: true, message: SENT.en } });
  });
  await openForm(page, '/contact');
  await box(page, 'Email').fill('buyer@example.com');
  await box(page, 'Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByText(SENT.en)).toBeVisible();
});

test('a link selects the subject', async ({ page }) => {
  await openForm(page, '/contact?subject=Quality%20report');
  await expect(box(page, 'Subject')).toHaveValue('Quality report');
});

test('the field for robots is invisible and not reachable by keyboard', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(page.locator('#contact-Website')).not.toBeInViewport();
  await box(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

test('errors of the server are shown', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({
        success: false,
        code: 'tooMany',
        message: 'Too many requests.',
        error: 'Too many requests.',
      }),
    }),
  );
  await openForm(page, '/contact');
  await box(page, 'Email').fill('buyer@example.com');
  await box(page, 'Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many requests.');
});
