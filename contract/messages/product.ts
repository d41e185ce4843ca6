// Field error texts for the product form (spec §5, §8).
import { MAX_QUANTITY } from '../catalog/catalog-limits.ts';
import type { Texts } from './texts.ts';

export const PRODUCT_TEXTS = {
  productName: { en: 'Product name is required', 'zh-Hans': '请填写产品名称' },
  productDescription: { en: 'Product description is required', 'zh-Hans': '请填写详细说明' },
  productSummary: { en: 'Product sort_description is required', 'zh-Hans': '请填写产品简介' },
  productCategory: { en: 'Please select a category', 'zh-Hans': '请选择分类' },
  productSubcategory: { en: 'Please select a subcategory', 'zh-Hans': '请选择子分类' },
  subcategoryMismatch: {
    en: 'This subcategory belongs to another category.',
    'zh-Hans': '该子分类不属于所选分类。',
  },
  productPrice: {
    en: 'Write the price in US dollars, such as 12500 or 12,500.50, or leave it blank to sell by quote.',
    'zh-Hans': '请按美元填写价格，例如 12500 或 12,500.50；留空表示面议。',
  },
  productPriceCurrency: {
    en: 'Prices are in US dollars, and other currencies are not converted. Write it as 12500 or US$ 12,500.',
    'zh-Hans': '价格须以美元计，系统不换算其他币种。请填写如 12500 或 US$ 12,500。',
  },
  productPriceRange: {
    en: 'A product has one price, not a range. Write it as 12500, or leave it blank to sell by quote.',
    'zh-Hans': '一款产品只能填一个价格，不能填价格区间。请填写如 12500，或留空表示面议。',
  },
  productPriceThousands: {
    en: 'This could be read in two ways. Write twelve thousand as 12000 or 12,000, and twelve dollars as 12 or 12.00.',
    'zh-Hans': '该数字有两种读法。一万二千请写作 12000 或 12,000，十二美元请写作 12 或 12.00。',
  },
  minOrderQuantity: {
    en: `The minimum order is a whole number from 1 to ${MAX_QUANTITY.toLocaleString('en')}.`,
    'zh-Hans': `起订量须为 1 至 ${MAX_QUANTITY.toLocaleString('en')} 的整数。`,
  },
  unknownOrigin: { en: 'There is no such country of origin.', 'zh-Hans': '没有这个原产地选项。' },
  specifications: {
    en: 'Specifications are pairs of a name and a value.',
    'zh-Hans': '技术参数须为名称与数值的组合。',
  },
  specificationTwice: {
    en: 'This name is in the table already.',
    'zh-Hans': '表中已有同名参数。',
  },
  tooManyEntries: { en: 'There are too many entries.', 'zh-Hans': '条目过多。' },
  imagesOnCreate: { en: 'You can upload up to 5 images.', 'zh-Hans': '最多可上传 5 张图片。' },
  imagesOnEdit: {
    en: 'You can upload a maximum of 5 images.',
    'zh-Hans': '图片最多只能上传 5 张。',
  },
  videoType: { en: 'Video must be an mp4 or webm file.', 'zh-Hans': '视频须为 mp4 或 webm 格式。' },
  videoUnreadable: {
    en: 'This video could not be read. Please choose another file.',
    'zh-Hans': '无法读取该视频，请换一个文件。',
  },
  videoTooLarge: { en: 'Video size should not exceed 5MB', 'zh-Hans': '视频大小不能超过 5 MB' },
  unknownMachineType: { en: 'There is no such machine type.', 'zh-Hans': '没有这种机型。' },
  machineTypeMismatch: {
    en: 'This machine type belongs to another subcategory.',
    'zh-Hans': '该机型不属于所选子分类。',
  },
  attributes: {
    en: 'Attributes are pairs of a name and a value.',
    'zh-Hans': '主要参数须为名称与数值的组合。',
  },
  unknownAttribute: {
    en: 'This machine type has no such attribute.',
    'zh-Hans': '该机型没有这项参数。',
  },
  attributeNumber: {
    en: 'Please enter one number, such as 1200, 1,200 or 7.5.',
    'zh-Hans': '请输入一个数字，例如 1200、1,200 或 7.5。',
  },
  attributeUnit: {
    en: 'This unit does not fit the attribute.',
    'zh-Hans': '该单位与此参数不符。',
  },
  attributeChoice: { en: 'Please choose one of the values.', 'zh-Hans': '请从列表中选择。' },
  productStatus: { en: 'There is no such product status.', 'zh-Hans': '没有这种产品状态。' },
} as const satisfies Record<string, Texts>;
