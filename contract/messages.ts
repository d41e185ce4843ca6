// The error texts of spec §8 that the server says, and their Chinese, by code. English is literal.
import type { ErrorCode } from './errors.ts';
import type { Lang } from './lang.ts';

type Texts = Readonly<Record<Lang, string>>;

export const ERROR_TEXTS: Readonly<Record<ErrorCode, Texts>> = {
  badRequest: { en: 'The request could not be understood.', 'zh-Hans': '无法识别该请求。' },
  validation: { en: 'Some values are not valid.', 'zh-Hans': '部分内容填写有误。' },
  brokenJson: { en: 'The request body is not valid JSON.', 'zh-Hans': '请求内容不是有效的 JSON。' },
  unauthorized: { en: 'Please sign in first.', 'zh-Hans': '请先登录。' },
  forbidden: { en: 'You may not do this.', 'zh-Hans': '您没有权限执行此操作。' },
  adminsOnly: { en: 'Access denied: Admins only', 'zh-Hans': '拒绝访问：仅限管理员' },
  notFound: { en: 'Nothing was found at this address.', 'zh-Hans': '该地址下没有内容。' },
  productNotFound: { en: 'Product not found', 'zh-Hans': '未找到该产品' },
  supplierNotFound: { en: 'Supplier not found', 'zh-Hans': '未找到该供应商' },
  methodNotAllowed: {
    en: 'This address does not accept that method.',
    'zh-Hans': '该地址不支持此请求方法。',
  },
  conflict: {
    en: 'This was changed by someone else in the meantime.',
    'zh-Hans': '该内容已被他人修改。',
  },
  gone: { en: 'This is no longer available.', 'zh-Hans': '该内容已不存在。' },
  tooLarge: { en: 'The request is too large.', 'zh-Hans': '请求内容过大。' },
  unsupportedType: {
    en: 'This content type is not supported.',
    'zh-Hans': '不支持该内容类型。',
  },
  tooMany: {
    en: 'Too many requests. Please wait a moment and try again.',
    'zh-Hans': '请求过于频繁，请稍后再试。',
  },
  internal: { en: 'An error occurred', 'zh-Hans': '发生错误' },
  unavailable: {
    en: 'The service is busy. Please try again shortly.',
    'zh-Hans': '服务繁忙，请稍后重试。',
  },
};

/** Texts for single fields; a schema names one of these as its message. */
export const FIELD_TEXTS = {
  invalid: { en: 'This value is not valid.', 'zh-Hans': '该值无效。' },
  required: { en: 'This value is required.', 'zh-Hans': '此项为必填。' },
  searchTooLong: {
    en: 'Search for 200 characters at most.',
    'zh-Hans': '搜索内容最多 200 个字符。',
  },
  unknownCategory: { en: 'There is no such category.', 'zh-Hans': '没有这个分类。' },
  unknownSubcategory: { en: 'There is no such subcategory.', 'zh-Hans': '没有这个子分类。' },
  unknownIndustry: { en: 'There is no such industry.', 'zh-Hans': '没有这个行业。' },
  priceRange: {
    en: 'The lowest price must not be above the highest.',
    'zh-Hans': '最低价格不能高于最高价格。',
  },
  price: {
    en: 'A price is a number from 0 to 100000.',
    'zh-Hans': '价格须为 0 至 100000 之间的数字。',
  },
  page: { en: 'A page is a whole number from 1.', 'zh-Hans': '页码须为不小于 1 的整数。' },
  pageSize: {
    en: 'A page holds from 1 to 100 rows.',
    'zh-Hans': '每页可显示 1 至 100 条。',
  },
  unknownCountry: {
    en: 'There is no such country in the list.',
    'zh-Hans': '列表中没有这个国家或地区。',
  },
  unknownBusinessType: { en: 'There is no such business type.', 'zh-Hans': '没有这种企业类型。' },
  minProducts: {
    en: 'The number of products is a whole number from 0.',
    'zh-Hans': '产品数量须为不小于 0 的整数。',
  },
  sort: { en: 'There is no such order.', 'zh-Hans': '没有这种排序方式。' },
  unknownLanguage: {
    en: 'The language is en or zh-Hans.',
    'zh-Hans': '语言须为 en 或 zh-Hans。',
  },
  textTooLong: { en: 'The text is too long.', 'zh-Hans': '文字过长。' },
} as const satisfies Record<string, Texts>;

export type FieldText = keyof typeof FIELD_TEXTS;

/** The text of a field's problem in the reader's language; anything unnamed is 'invalid'. */
export const fieldText = (name: string, lang: Lang): string =>
  (name in FIELD_TEXTS ? FIELD_TEXTS[name as FieldText] : FIELD_TEXTS.invalid)[lang];
