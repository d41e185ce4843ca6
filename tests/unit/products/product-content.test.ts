// Product content and status rules without a database: differences, what needs a review, and the status after each save.
import { describe, expect, test } from 'vitest';
import {
  mapFields,
  NUMBER_FIELDS,
  SHORT_TEXT_FIELDS,
} from '../../../contract/catalog/product-fields.ts';
import type { HttpError } from '../../../server/platform/http/http-error.ts';
import { languageOfTexts } from '../../../server/platform/text/language-of-texts.ts';
import {
  applyChange,
  changedFields,
  contentFieldErrors,
  EMPTY_PRODUCT,
  needsReview,
  type ProductContent,
  type ProductContentChange,
} from '../../../server/products/product-content.ts';
import {
  latestContent,
  type ProductSave,
  type ProductState,
  stateAfterApproval,
  stateAfterRejection,
  stateAfterSave,
  stateAfterStatusChange,
  stateAfterTakeDown,
} from '../../../server/products/product-state.ts';

const WHOLE: ProductContent = {
  ...EMPTY_PRODUCT,
  name: 'Rice mill',
  summary: 'Mills rice',
  description: 'Mills a lot of rice.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  images: ['/media/uploads/a.webp'],
  language: 'en',
};
const LATER_TIME = '2026-02-01T00:00:00.000Z';
const standing = (
  status: ProductState['status'],
  more: Partial<ProductState> = {},
): ProductState => ({
  status,
  reason: null,
  submittedAt: status === 'pending' ? '2026-01-01T00:00:00.000Z' : null,
  content: WHOLE,
  change: null,
  ...more,
});
const saving = (
  from: ProductState,
  change: ProductContentChange,
  asked?: ProductSave['requestedStatus'],
): ProductState =>
  stateAfterSave(from, { change, requestedStatus: asked, language: 'en', now: LATER_TIME });

/** Field errors of a save that is refused. */
const fieldErrors = (...save: Parameters<typeof saving>) => {
  try {
    return saving(...save);
  } catch (error) {
    return (error as HttpError).fields;
  }
};

describe('the language of a text', () => {
  test.each([
    ['zh-Hans', ['数控车床 CK6140'], 'en'],
    ['zh-Hans', ['CNC lathe', '卧式'], 'en'],
    ['en', ['CNC lathe with two spindles'], 'zh-Hans'],
    ['zh-Hans', ['CK6140'], 'zh-Hans'],
    ['en', ['CK6140', '', '12 kW'], 'en'],
    ['zh-Hans', [''], 'zh-Hans'],
  ] as const)('is %s in %j', (lang, texts, account) => {
    expect(languageOfTexts(texts, account)).toBe(lang);
  });
});

test('only price, its basis, stock and minimum order need no review', () => {
  const free = {
    priceCents: 5,
    priceBasis: 'FOB-CNNGB',
    stock: 'In stock',
    minOrderQuantity: 7,
  } as const;
  const other: ProductContent = {
    name: 'x',
    title: 'x',
    summary: 'x',
    description: 'x',
    specifications: { a: 'b' },
    tags: ['x'],
    category: 'robots',
    subcategory: 'diy-robots',
    machineType: 'robot-arm',
    attributes: { payload: 6 },
    countryOfOrigin: 'India',
    certifications: ['CE'],
    images: [],
    video: '/v.mp4',
    language: 'en',
    ...mapFields(NUMBER_FIELDS, () => 2),
    ...mapFields(SHORT_TEXT_FIELDS, () => 'x'),
    ...free,
  };
  for (const part of Object.keys(EMPTY_PRODUCT) as (keyof ProductContentChange)[]) {
    const changed = { ...WHOLE, [part]: other[part] };
    expect(changedFields(WHOLE, changed), part).toHaveLength(1);
    expect(needsReview(WHOLE, changed), part).toBe(!(part in free));
  }
  expect(needsReview(WHOLE, { ...WHOLE })).toBe(false);
});

test('omitted fields stay, and another price keeps the language', () => {
  const chinese = {
    ...WHOLE,
    name: 'CK6140',
    summary: '',
    description: '',
    language: 'zh-Hans' as const,
  };
  expect(applyChange(chinese, { priceCents: 9, name: undefined }, 'en')).toEqual({
    ...chinese,
    priceCents: 9,
  });
});

test('a draft needs a name, other products five fields and a category', () => {
  expect(contentFieldErrors({ ...EMPTY_PRODUCT, language: 'en' }, true)).toEqual({
    name: 'productName',
  });
  expect(Object.keys(contentFieldErrors({ ...EMPTY_PRODUCT, language: 'en' }, false))).toEqual([
    'name',
    'description',
    'summary',
    'category',
    'subcategory',
  ]);
  expect(contentFieldErrors({ ...WHOLE, category: 'robots' }, true)).toEqual({
    subcategory: 'subcategoryMismatch',
  });
});

describe('a product that was never approved', () => {
  test.each([
    ['draft', undefined, 'draft', null],
    ['draft', 'draft', 'draft', null],
    ['draft', 'pending', 'pending', LATER_TIME],
    ['rejected', undefined, 'pending', LATER_TIME],
    ['rejected', 'draft', 'draft', null],
    ['pending', 'draft', 'draft', null],
    // Changing a product that waits for review keeps its place in the queue.
    ['pending', undefined, 'pending', '2026-01-01T00:00:00.000Z'],
    ['pending', 'pending', 'pending', '2026-01-01T00:00:00.000Z'],
  ] as const)('%s, saved as %s, becomes %s', (status, asked, next, submittedAt) => {
    const reason = status === 'rejected' ? 'Blurred pictures' : null;
    const after = saving(standing(status, { reason }), { name: 'Other' }, asked);
    expect(after).toEqual(standing(next, { submittedAt, content: { ...WHOLE, name: 'Other' } }));
  });

  test.each(['draft', 'pending', 'rejected'] as const)(
    '%s cannot be activated or deactivated',
    (status) => {
      for (const asked of ['active', 'inactive'] as const)
        expect(fieldErrors(standing(status), {}, asked)).toEqual({ status: 'productStatus' });
    },
  );
});

describe('an approved product', () => {
  const live = standing('active');
  const NAMED = { ...WHOLE, name: 'Other' };
  const waiting = (content: ProductContent, submittedAt = LATER_TIME) =>
    ({ status: 'pending', reason: null, submittedAt, content }) as const;

  test('takes a new price at once', () => {
    const after = saving(live, { priceCents: 100, stock: 'Sold out' }, 'pending');
    expect(after).toEqual({ ...live, content: { ...WHOLE, priceCents: 100, stock: 'Sold out' } });
  });

  test('keeps fields that need a review in a complete pending change', () => {
    const after = saving(live, { name: 'Other', priceCents: 100 });
    expect(after).toEqual({ ...live, change: waiting({ ...NAMED, priceCents: 100 }) });
    expect(latestContent(after).name).toBe('Other');
  });

  test('takes a price at once beside a change, and in it', () => {
    const from = { ...live, change: waiting(NAMED, '2026-01-05') };
    expect(saving(from, { priceCents: 7 })).toEqual({
      ...live,
      content: { ...WHOLE, priceCents: 7 },
      change: waiting({ ...NAMED, priceCents: 7 }, '2026-01-05'),
    });
  });

  test('is not affected by a draft', () => {
    const after = saving(live, { priceCents: 7 }, 'draft');
    const content = { ...WHOLE, priceCents: 7 };
    expect(after).toEqual({
      ...live,
      change: { status: 'draft', reason: null, submittedAt: null, content },
    });
    expect(saving(after, {}, 'pending')).toEqual({ ...live, content });
  });

  test('drops a change that equals the live version', () => {
    const from = { ...live, change: waiting(NAMED) };
    expect(saving(from, { name: WHOLE.name })).toEqual(live);
    const cheaper = saving(from, { name: WHOLE.name, priceCents: 3 });
    expect(cheaper).toEqual({ ...live, content: { ...WHOLE, priceCents: 3 } });
  });

  test('keeps the reason of a rejected change until it is edited or submitted again', () => {
    const rejectedChange = {
      status: 'rejected',
      reason: 'No',
      submittedAt: null,
      content: NAMED,
    } as const;
    const from = { ...live, change: rejectedChange };
    expect(saving(from, {}, 'inactive')).toEqual({ ...from, status: 'inactive' });
    expect(saving(from, {}, 'pending').change).toEqual(waiting(NAMED));
    expect(saving(from, { name: 'Third' }).change).toEqual(waiting({ ...WHOLE, name: 'Third' }));
    expect(saving(from, {}, 'draft').change).toMatchObject({ status: 'draft', reason: null });
  });

  test('is deactivated and activated', () => {
    expect(saving(live, {}, 'inactive')).toEqual(standing('inactive'));
    expect(stateAfterStatusChange(live, 'inactive')).toEqual(standing('inactive'));
    expect(stateAfterStatusChange(live, 'active')).toBeNull();
    expect(stateAfterStatusChange(standing('draft'), 'active')).toBeNull();
  });

  test('a change that lacks something is refused', () => {
    expect(fieldErrors(live, { description: '' })).toEqual({ description: 'productDescription' });
  });
});

describe('an admin', () => {
  const change = {
    status: 'pending',
    reason: null,
    submittedAt: LATER_TIME,
    content: { ...WHOLE, name: 'Other' },
  } as const;

  test('approves pending products and changes only', () => {
    expect(stateAfterApproval(standing('pending'))).toEqual(standing('active'));
    const both = standing('inactive', { change });
    expect(stateAfterApproval(both)).toEqual(standing('inactive', { content: change.content }));
    for (const status of ['draft', 'rejected', 'active', 'inactive'] as const)
      expect(stateAfterApproval(standing(status))).toBeNull();
    expect(
      stateAfterApproval(standing('active', { change: { ...change, status: 'draft' } })),
    ).toBeNull();
  });

  test('rejects with a reason, and the live version stays', () => {
    expect(stateAfterRejection(standing('pending'), 'No')).toEqual(
      standing('rejected', { reason: 'No' }),
    );
    const after = stateAfterRejection(standing('active', { change }), 'No');
    expect(after).toEqual(
      standing('active', {
        change: { ...change, status: 'rejected', reason: 'No', submittedAt: null },
      }),
    );
  });

  test('takes down an approved product, and the supplier continues from the latest version', () => {
    expect(stateAfterTakeDown(standing('active', { change }), 'Copied')).toEqual(
      standing('rejected', { reason: 'Copied', content: change.content }),
    );
    expect(stateAfterTakeDown(standing('pending'), 'Copied')).toBeNull();
  });
});
