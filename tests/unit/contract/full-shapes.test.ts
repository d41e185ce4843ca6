// Complete replies of the project's own server pass the readers without loss.

import { expect, test } from 'vitest';
import {
  CODE_FIELDS,
  mapFields,
  NUMBER_FIELDS,
  SHORT_TEXT_FIELDS,
} from '../../../contract/catalog/product-fields.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { getChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { readReply } from '../../../contract/reply.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { listEnquiries } from '../../../contract/trade/enquiries.ts';
import { listOrders } from '../../../contract/trade/orders.ts';

const time = '2024-01-20T00:00:00.000Z';
const PLAIN_VALUES = {
  ...mapFields(NUMBER_FIELDS, () => 2),
  ...mapFields(SHORT_TEXT_FIELDS, () => 'Any text'),
  ...mapFields(CODE_FIELDS, () => 'FOB-CNNGB'),
};
const languages = { originalLanguage: 'zh-Hans', language: 'en' };

test('a complete product is read without loss', () => {
  const serialized = {
    _id: 'p1',
    id: 'p1',
    title: 'Rice mill 6N',
    name: 'Rice mill',
    category: 'Agricultural Machinery',
    subcategory: 'Food Technology',
    categoryId: 'agriculture',
    subcategoryId: 'food-technology',
    machineType: { id: 'rice-mill', name: 'Rice mill' },
    attributes: [
      { key: 'power', name: 'Power', text: '15 kW', number: 15, code: null, isKey: true },
    ],
    categories: ['Agricultural Machinery'],
    sort_description: 'A mill',
    description: 'Mills rice.',
    images: ['/a.webp'],
    video: '/a.mp4',
    priceRange: 1200,
    price_range: 1200,
    landedPrice: { low: 150_000, high: 160_000 },
    ...PLAIN_VALUES,
    countryOfOrigin: 'China',
    specifications: { Power: '5 kW' },
    certification_standards: ['CE'],
    certifications: 'CE',
    tags: ['rice'],
    status: 'active',
    rating: { average: 4.5, count: 2 },
    views: 10,
    inquiries: 3,
    createdAt: time,
    ...languages,
    supplier: {
      _id: 's1',
      companyName: 'Hua',
      name: 'Li',
      initials: 'Hu',
      isVerified: true,
      verificationLevel: 'Gold',
      address: { city: 'Wuxi', country: 'China' },
    },
    declarations: [{ title: 'CE 2006/42/EC', seenOn: '2026-01-31' }],
    profiles: { id: 's1' },
    supplierId: 's1',
    original: {
      name: '碾米机',
      title: '碾米机 6N',
      sort_description: '小型',
      description: '碾米用。',
      specifications: { 功率: '5 kW' },
      tags: ['大米'],
    },
  };
  const product = readReply(getProduct, { success: true, data: serialized });
  expect(getProduct.dialect?.write?.(product)).toMatchObject({ data: serialized });
  expect(product).toEqual({
    terms: [],
    id: 'p1',
    title: 'Rice mill 6N',
    name: 'Rice mill',
    category: { id: 'agriculture', label: 'Agricultural Machinery' },
    subcategory: { id: 'food-technology', label: 'Food Technology' },
    machineType: { id: 'rice-mill', name: 'Rice mill' },
    attributes: [
      { key: 'power', name: 'Power', text: '15 kW', number: 15, code: null, isKey: true },
    ],
    summary: 'A mill',
    description: 'Mills rice.',
    images: ['/a.webp'],
    video: '/a.mp4',
    price: 1200,
    landedPrice: { low: 150_000, high: 160_000 },
    ...PLAIN_VALUES,
    countryOfOrigin: 'China',
    specifications: [['Power', '5 kW']],
    certifications: ['CE'],
    declarations: [{ title: 'CE 2006/42/EC', seenOn: '2026-01-31' }],
    tags: ['rice'],
    status: 'active',
    rating: { average: 4.5, count: 2 },
    views: 10,
    inquiries: 3,
    createdAt: time,
    originalLanguage: 'zh-Hans',
    language: 'en',
    supplier: {
      id: 's1',
      companyName: 'Hua',
      name: 'Li',
      initials: 'Hu',
      isVerified: true,
      level: 'Gold',
      isUndocumented: false,
      city: 'Wuxi',
      country: 'China',
    },
    original: {
      name: '碾米机',
      title: '碾米机 6N',
      summary: '小型',
      description: '碾米用。',
      specifications: [['功率', '5 kW']],
      tags: ['大米'],
    },
  });
});

test('a complete supplier is read without loss', () => {
  const same = {
    companyName: 'Hua',
    name: 'Li',
    businessType: 'Manufacturer',
    description: 'Makes mills.',
    website: 'https://hua.example',
    city: 'Wuxi',
    province: 'Jiangsu',
    country: 'China',
    avatar: '/s.webp',
    isVerified: true,
    isUndocumented: false,
    rating: { average: 4.5, count: 2 },
    categories: ['agriculture'],
    establishedYear: 1998,
    createdAt: time,
    email: 'li@example.cn',
    phone: '+8613800138000',
    initials: 'Hu',
    mainTypes: [{ id: 'rice-mill', name: 'Rice mill', count: 7 }],
    answers: { hours: 4, percent: 90 },
    exportMarkets: ['IN', 'VN'],
    factoryPictures: [{ path: '/f.webp', subject: 'assembly' }],
    certifications: ['/c.webp'],
    certificationCaptions: [
      { title: 'CE', number: '12', issuer: 'Example', validUntil: '2028-01-31' },
    ],
    businessLicense: '/l.webp',
    businessLicenseCaption: { title: '', number: '91', issuer: '', validUntil: '' },
    checkedNote: 'Checked 31 Jan 2026, until 31 Jan 2028',
    levelUntil: '2028-01-31',
    checkedBefore: null,
    checked: [
      {
        id: 'd1',
        kind: 'certificate',
        title: 'ISO 9001',
        issuer: 'Example',
        checkedOn: '2026-01-31',
        validUntil: '2028-01-31',
        isPublished: true,
      },
    ],
  };
  const profile = {
    ...same,
    ...languages,
    _id: 's1',
    id: 's1',
    address: { city: 'Wuxi', state: 'Jiangsu', country: 'China' },
    verificationLevel: 'Gold',
    product_count: 12,
    original: { companyName: '华', description: '制造碾米机。' },
  };
  const reply = readReply(getSupplier, { success: true, profile, products: [] });
  expect(getSupplier.dialect?.write?.(reply)).toMatchObject({ profile });
  expect(reply.profile).toEqual({
    terms: [],
    ...same,
    ...languages,
    id: 's1',
    level: 'Gold',
    productCount: 12,
    original: { companyName: '华', description: '制造碾米机。' },
  });
});

const buyer = {
  _id: 'b1',
  id: 'b1',
  name: 'Asha',
  companyName: 'Asha Foods',
  email: 'a@b.in',
  phone: '+91',
  initials: 'Ra',
  avatar: '/media/a.webp',
};
const supplier = { ...buyer, _id: 's1', id: 's1', name: 'Li' };
const mill = { _id: 'p1', id: 'p1', name: 'Rice mill', images: ['/a.webp'] };

test('a complete enquiry is read without loss', () => {
  const enquiry = {
    _id: 'e1',
    id: 'e1',
    topic: 'product',
    product: mill,
    category: 'agriculture',
    buyer,
    buyerRegistrations: [
      { kind: 'gstin', number: '27••1ZV', state: 'Maharashtra', checkedAt: time },
    ],
    vendor: supplier,
    subject: 'Mill',
    message: 'How much?',
    inquiryType: 'custom_order',
    requirements: { text: '380 V' },
    quantity: 3,
    target_price: 900,
    delivery_timeline: 'ASAP',
    contactInfo: { email: 'a@b.in', phone: '+91' },
    answers: [{ key: 'supply', label: 'Power supply', text: '415 V' }],
    questions: ['How long is the warranty?'],
    status: 'answered',
    createdAt: time,
    ...languages,
  };
  const page = readReply(listEnquiries, { success: true, message: '', data: [enquiry] });
  expect(listEnquiries.dialect?.write?.(page)).toMatchObject({ data: [enquiry] });
  expect(page.data).toMatchObject([
    { supplier: { id: 's1' }, type: 'custom_order', targetPrice: 900, deliveryTimeline: 'ASAP' },
  ]);
  expect(readReply(listEnquiries, [{ id: 'e2' }]).data[0]?.id).toBe('e2');
});

test('a complete order is read without loss', () => {
  const line = { productId: 'p1', product: mill, quantity: 2, unitPrice: 1.5, reviewed: true };
  const order = {
    _id: 'o1',
    id: 'o1',
    status: 'shipped',
    supplierId: 's1',
    products: [{ ...line, specifications: '380 V' }],
    shippingAddress: 'Pune',
    incoterm: 'CIF',
    place: 'Nhava Sheva',
    supply: '415 V',
    notes: 'Gate 2',
    totalAmount: 3,
    buyer,
    buyerRegistrations: [
      { kind: 'gstin', number: '27••1ZV', state: 'Maharashtra', checkedAt: time },
    ],
    supplier,
    steps: [{ status: 'placed', at: time }],
    carrier: 'DHL',
    trackingNumber: '77',
    createdAt: time,
  };
  const page = readReply(listOrders, { success: true, data: [order] });
  expect(listOrders.dialect?.write?.(page)).toMatchObject({ data: [order] });
});

test('a complete message is read without loss', () => {
  const attachment = {
    id: 'a1',
    name: 'drawing.pdf',
    type: 'application/pdf' as const,
    size: 1_000,
    path: '/chats/c1/files/a1',
  };
  const sent = {
    _id: 'm1',
    id: 'm1',
    chatId: 'c1',
    senderId: 'b1',
    sender: { _id: 'b1', name: 'Asha' },
    text: 'Hello',
    attachment,
    clientId: 'mine',
    createdAt: time,
    originalLanguage: 'en',
    language: 'en',
  };
  const message = readReply(sendChatMessage, { success: true, ...sent });
  expect(message).toEqual({
    id: 'm1',
    chatId: 'c1',
    sender: { id: 'b1', name: 'Asha' },
    text: 'Hello',
    createdAt: time,
    originalLanguage: 'en',
    attachment,
    clientId: 'mine',
  });
  expect(sendChatMessage.dialect?.write?.(message)).toEqual(sent);
});

test('a complete conversation is read without loss', () => {
  const [buyer, vendor] = ['b1', 's1'].map((id) => ({
    ...{ _id: id, id, name: 'Li', companyName: 'Hua' },
    ...{ email: 'li@example.cn', phone: '+8613800138000', initials: 'Hu', avatar: null },
  }));
  const sender = { _id: 's1', name: 'Li' };
  const message = {
    ...{ _id: 'm1', id: 'm1', chatId: 'c1', senderId: 's1', sender, text: 'Hello' },
    ...{ attachment: null, clientId: null, createdAt: time, originalLanguage: 'en' },
    language: 'en',
  };
  const sent = {
    _id: 'c1',
    id: 'c1',
    users: [buyer, vendor],
    userIds: ['b1', 's1'],
    vendor,
    product: { _id: 'p1', id: 'p1', name: 'Rice mill', images: ['/a.webp', '/b.webp'] },
    lastMessage: { ...message, translation: 'Guten Tag' },
    unreadCount: 3,
    updatedAt: time,
    messages: [message],
    hasMore: true,
    otherRead: 'm1',
    counterpart: { city: 'Ningbo', timeZone: 'Asia/Shanghai', language: 'zh-Hans', block: 'own' },
    isTranslated: true,
  };
  expect(getChat.dialect?.write?.(readReply(getChat, { success: true, ...sent }))).toEqual(sent);
});
