// Field error texts for any request and for catalog queries.
import type { Texts } from './texts.ts';

export const CATALOG_TEXTS = {
  invalid: { en: 'This value is not valid.', 'zh-Hans': '该值无效。' },
  required: { en: 'This value is required.', 'zh-Hans': '此项为必填。' },
  searchTooLong: {
    en: 'Search for 200 characters at most.',
    'zh-Hans': '搜索内容最多 200 个字符。',
  },
  unknownCategory: { en: 'There is no such category.', 'zh-Hans': '没有这个分类。' },
  unknownSubcategory: { en: 'There is no such subcategory.', 'zh-Hans': '没有这个子分类。' },
  unknownIndustry: { en: 'There is no such industry.', 'zh-Hans': '没有这个行业。' },
  machineTypeRequired: {
    en: 'Choose a machine type to filter or sort by its attributes.',
    'zh-Hans': '请先选择机型，再按其参数筛选或排序。',
  },
  filterRequired: { en: 'Choose at least one filter.', 'zh-Hans': '请至少选择一个筛选条件。' },
  attributeRange: {
    en: 'The lowest value must not be above the highest.',
    'zh-Hans': '最小值不能大于最大值。',
  },
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
