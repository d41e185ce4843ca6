// Machine type and attributes in the product form: choice, values, errors, loss, and the checklist of pictures.
import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { box, expect, FAILED_REQUEST, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import {
  LATHE,
  mockMachineTypes,
  mockStoredProduct,
  picture,
  signInAsSupplier,
} from './fake-supplier.ts';

const NEW = '/dashboard/products/new';
const { machineType, attributes, shots } = SITE_TEXTS.en.listing;
const { form: field } = SITE_TEXTS.en.productFields;

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const chooseMetals = async (page: Page): Promise<void> => {
  await choice(page, field.category).selectOption('engineering');
  await choice(page, field.subcategory).selectOption('metals-mining');
};

const NAMES = {
  en: { swing: 'Swing over bed', power: 'Power', control: 'Control', siemens: 'Siemens' },
  'zh-Hans': { swing: '床身上最大回转直径', power: '功率', control: '数控系统', siemens: '西门子' },
} as const;

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].listing;
  const { form: labels } = SITE_TEXTS[lang].productFields;
  const names = NAMES[lang];

  test(`attributes are given, checked, and read from the specifications (${lang})`, {
    tag: '@wide',
  }, async ({ page, pageErrors }) => {
    pageErrors.expected(FAILED_REQUEST);
    const member = await registerAccount(page, 'supplier');
    await signInAs(page, member);
    await open(page, `${prefix}${NEW}`);
    await expect(choice(page, labels.machineType)).toBeDisabled();
    await box(page, labels.name).fill('CK6150');
    await choice(page, labels.category).selectOption('engineering');
    await choice(page, labels.subcategory).selectOption('metals-mining');
    await choice(page, labels.machineType).selectOption('cnc-lathe');
    await expect(page.getByRole('group', { name: words.attributes.key })).toContainText(
      names.swing,
    );
    await box(page, names.swing).fill('20 kg');
    await choice(page, names.control).selectOption({ label: names.siemens });
    await press(page, words.specifications.add);
    await page
      .getByLabel(fillPlaceholders(words.specifications.nameOf, { row: 1 }))
      .fill(names.power);
    await page
      .getByLabel(fillPlaceholders(words.specifications.valueOf, { row: 1 }))
      .fill('7.5 kW');
    await press(page, words.save.draft);

    await expect(box(page, names.swing)).toBeFocused();
    await expect(box(page, names.swing)).toHaveAccessibleDescription(/^mm .*(unit|单位)/);
    await expect(page.getByRole('link', { name: names.swing })).toBeVisible();
    await expectPageQuality(page, language);
    await box(page, names.swing).fill('20 in');
    await expect(page.getByRole('link', { name: names.swing })).toHaveCount(0);
    await press(page, words.save.draft);
    await page.waitForURL(/tab=products/);

    const headers = { authorization: `Bearer ${member.token}` };
    const reply = await page.request.get('/api/products/my/products', { headers });
    const { products } = (await reply.json()) as { products: { id: string }[] };
    await open(page, `${prefix}/products/edit/${products[0]?.id}`);
    await expect(box(page, names.swing)).toHaveValue('508');
    await expect(choice(page, names.control)).toHaveValue('siemens');
    await expect(box(page, names.power)).toHaveValue('');
    await expect(box(page, names.power)).toHaveAccessibleDescription(
      `kW ${fillPlaceholders(words.attributes.specified, { value: '7.5 kW' })}`,
    );
    await expectPageQuality(page, language);
  });
}

test('another subcategory asks before it removes attributes', async ({ page }) => {
  await signInAsSupplier(page);
  await mockMachineTypes(page, [LATHE, { ...LATHE, id: 'press-brake', name: 'Press brake' }]);
  await open(page, NEW);
  await chooseMetals(page);
  await choice(page, field.machineType).selectOption('press-brake');
  await choice(page, field.machineType).selectOption('cnc-lathe');
  // Key attributes first.
  await expect(page.locator('#listing-attributes input').first()).toHaveAccessibleName(
    'Swing over bed',
  );
  await box(page, 'Swing over bed').fill('500');
  // selectOption() does not move the focus, as a user does.
  await choice(page, field.subcategory).focus();
  await choice(page, field.subcategory).selectOption('telecom');
  const dialog = page.getByRole('alertdialog', { name: attributes.removeTitle });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choice(page, field.subcategory)).toHaveValue('metals-mining');
  await expect(choice(page, field.subcategory)).toBeFocused();
  await expect(box(page, 'Swing over bed')).toHaveValue('500');
  await choice(page, field.subcategory).selectOption('telecom');
  await dialog.getByRole('button', { name: attributes.remove }).click();
  await expect(choice(page, field.subcategory)).toHaveValue('telecom');
  await expect(choice(page, field.machineType)).toHaveValue('');
  await expect(page.locator('#listing-attributes')).toHaveCount(0);
});

test('the only machine type is chosen for a new product, unless the supplier chose none', async ({
  page,
}) => {
  await signInAsSupplier(page);
  await mockMachineTypes(page, [LATHE]);
  await open(page, NEW);
  await chooseMetals(page);
  await expect(choice(page, field.machineType)).toHaveValue('cnc-lathe');
  await expect(
    page.getByText(fillPlaceholders(machineType.only, { name: LATHE.name })),
  ).toBeAttached();
  await choice(page, field.machineType).selectOption('');
  await choice(page, field.subcategory).selectOption('telecom');
  await expect(choice(page, field.machineType)).toBeEnabled();
  await expect(choice(page, field.machineType)).toHaveValue('');
});

test('types that cannot be loaded are loaded again on request', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAsSupplier(page);
  await mockCall(page, '/products/machine-types*', 400, { success: false, code: 'validation' });
  await open(page, NEW);
  await chooseMetals(page);
  await expect(page.getByRole('alert').getByText(machineType.failed)).toBeVisible();
  await mockMachineTypes(page, [LATHE]);
  await press(page, SITE_TEXTS.en.common.ui.retry);
  await expect(choice(page, field.machineType)).toHaveValue('cnc-lathe');
  await expect(choice(page, field.subcategory)).toBeFocused();
  await mockMachineTypes(page, []);
  await choice(page, field.subcategory).selectOption('telecom');
  await expect(page.getByText(machineType.empty)).toBeVisible();
});

test('attributes survive a reload and are offered again', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await mockMachineTypes(page, [LATHE]);
  await open(page, NEW);
  await chooseMetals(page);
  await box(page, 'Swing over bed').fill('20 in');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press(page, SITE_TEXTS.en.forms.draft.restore);
  await expect(box(page, 'Swing over bed')).toHaveValue('20 in');
});

test('the checklist of pictures is ticked as pictures are added', { tag: '@wide' }, async ({
  page,
}) => {
  await signInAsSupplier(page);
  await mockStoredProduct(page);
  await open(page, '/products/edit/product-1');
  const list = page.getByRole('list', { name: shots.title });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.locator('#listing-images').setInputFiles([picture('one.png'), picture('two.png')]);
  await expect(list.getByText(shots.added)).toHaveCount(2);
  await expect(list.getByRole('listitem').nth(1)).toContainText(shots.part + shots.added);
  await press(page, 'Remove picture 1');
  await expect(list.getByText(shots.added)).toHaveCount(1);
});
