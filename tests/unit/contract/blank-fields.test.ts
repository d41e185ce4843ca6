// Optional fields may also be blank or null, as forms send them (spec §5).
import { describe, expect, test } from 'vitest';
import { registerBody } from '../../../contract/accounts/auth.ts';
import { profileBody } from '../../../contract/accounts/profile.ts';
import { contactBody } from '../../../contract/admin/contact.ts';
import {
  CODE_FIELDS,
  NUMBER_FIELDS,
  namesOf,
  SHORT_TEXT_FIELDS,
} from '../../../contract/catalog/product-fields.ts';
import { chatBody, messageBody } from '../../../contract/chat/chats.ts';
import { createProductBody, updateProductBody } from '../../../contract/products/product-form.ts';
import { enquiryBody, productEnquiryBody } from '../../../contract/trade/enquiries.ts';
import { orderBody } from '../../../contract/trade/orders.ts';
import { issues, parsed } from './issues.ts';

const plainFields = [
  ...namesOf(NUMBER_FIELDS),
  ...namesOf(SHORT_TEXT_FIELDS),
  ...namesOf(CODE_FIELDS),
].join(' ');
const productFields = `title price ${plainFields} countryOfOrigin tags tags[] images video`;
const all = [
  [
    'sign-up',
    registerBody,
    { role: 'buyer', name: 'A', email: 'a@b.in', password: 'secret', phone: '+919876543210' },
    'companyName businessType',
  ],
  [
    'a contact message',
    contactBody,
    { email: 'a@b.in', message: 'Hi' },
    'firstName lastName company subject website',
  ],
  [
    'an enquiry',
    enquiryBody,
    { subject: 'Mill', message: 'Hi' },
    'productId supplierId category quantity contactInfo targetPrice deliveryTimeline userId status',
  ],
  [
    "a product's inquiry",
    productEnquiryBody,
    { productId: 'p1', message: 'Hi' },
    'supplierId type requirements',
  ],
  ['a chat', chatBody, { userIds: ['b1'] }, 'productId supplierId'],
  ['a message', messageBody, { chatId: 'c1', text: 'Hi' }, 'senderId'],
  [
    'a draft',
    createProductBody,
    { name: 'Mill', status: 'draft' },
    `${productFields} description summary category subcategory specifications certifications`,
  ],
  [
    'a submission',
    createProductBody,
    {
      name: 'Mill',
      description: 'A mill',
      summary: 'Mill',
      category: 'it',
      subcategory: 'electronics-system-design-manufacturing',
    },
    `${productFields} specifications certifications status`,
  ],
] as const;

describe.each(all)('%s', (_, schema, needed, optional) => {
  test.each(optional.split(' '))('without %s', (name) => {
    for (const blank of [undefined, null, '', ' '])
      expect(issues(schema, { ...needed, [name]: blank })).toEqual({});
    const read = parsed(schema, { ...needed, [name]: ' ' }) as Record<string, unknown>;
    expect(read[name]).toBeUndefined();
  });
});

describe.each([
  ['a profile', profileBody, 'companyName businessType phone description website address avatar'],
  [
    'a listing',
    updateProductBody,
    `${productFields} description category specifications certifications status`,
  ],
] as const)('a change of %s', (_, schema, optional) => {
  test.each(optional.split(' '))('keeps %s for null', (name) => {
    expect(parsed(schema, { [name]: null })).not.toHaveProperty(name, null);
    expect(issues(schema, { [name]: null })).toEqual({});
  });
});

test.each(['businessType', 'phone', 'website', 'companyName', 'avatar'])(
  'a blank %s clears the value',
  (name) => {
    expect(parsed(profileBody, { [name]: '' })).toEqual({ [name]: '' });
  },
);

test('nested blanks are dropped too', () => {
  const body = { subject: 'Mill', message: 'Hi', contactInfo: { email: ' ', phone: '' } };
  expect(parsed(enquiryBody, body)).toMatchObject({ contactInfo: {} });
  expect(
    issues(productEnquiryBody, { productId: 'p', message: 'Hi', requirements: { text: '' } }),
  ).toEqual({});
  const line = { productId: 'p', quantity: 1, unitPrice: 1, specifications: ' ' };
  const order = { supplierId: 's', products: [line], shippingAddress: 'Pune', totalAmount: 1 };
  expect(issues(orderBody, order)).toEqual({});
});
