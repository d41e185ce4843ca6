// Fields of a product that a column of a table file can be assigned to, with their names and the headings that mean them.
import type { NUMBER_FIELDS, SHORT_TEXT_FIELDS } from '../../../contract/catalog/product-fields.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Attribute, MachineType } from '../../../contract/machine-types/machine-type.ts';
import type { Unit } from '../../../contract/machine-types/units.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import type { Names } from '../../../contract/names.ts';
import { REQUIRED_PRODUCT_FIELDS } from '../../../contract/products/product-form.ts';

interface FormField {
  readonly names: Names;
  /** Other headings that mean the field, in lower case, in either language. */
  readonly labels: readonly string[];
}

const PLAIN_FIELDS: Readonly<
  Record<keyof typeof NUMBER_FIELDS | keyof typeof SHORT_TEXT_FIELDS, FormField>
> = {
  minOrderQuantity: {
    names: { en: 'Minimum order quantity', 'zh-Hans': '起订量' },
    labels: [
      'moq',
      'minimum order',
      'min order',
      'min. order',
      '最小起订量',
      '最低起订量',
      '起订数量',
    ],
  },
  stock: {
    names: { en: 'Stock', 'zh-Hans': '库存' },
    labels: [
      'availability',
      'in stock',
      'lead time',
      'delivery time',
      '交货期',
      '货期',
      '库存状态',
    ],
  },
};

/** By the names of the product form. */
export const FORM_FIELDS = {
  name: {
    names: { en: 'Product name', 'zh-Hans': '产品名称' },
    labels: [
      'name',
      'product',
      'model',
      'item',
      'product model',
      'machine',
      'machine name',
      '名称',
      '品名',
      '产品',
      '型号',
      '产品型号',
      '机器名称',
      '设备名称',
    ],
  },
  title: {
    names: { en: 'Headline', 'zh-Hans': '标题' },
    labels: ['title', 'product title', '产品标题'],
  },
  sort_description: {
    names: { en: 'Short description', 'zh-Hans': '产品简介' },
    labels: ['summary', 'brief', '简介', '概述', '摘要', '简要说明'],
  },
  description: {
    names: { en: 'Description', 'zh-Hans': '详细说明' },
    labels: [
      'product description',
      'details',
      '描述',
      '产品描述',
      '详细描述',
      '产品介绍',
      '详情',
      '产品详情',
    ],
  },
  priceRange: {
    names: { en: 'Price in US dollars', 'zh-Hans': '价格（美元）' },
    labels: [
      'price',
      'unit price',
      'fob',
      'fob price',
      'usd',
      '价格',
      '单价',
      '报价',
      '美元价',
      'fob价',
    ],
  },
  ...PLAIN_FIELDS,
  countryOfOrigin: {
    names: { en: 'Country of origin', 'zh-Hans': '原产地' },
    labels: ['origin', 'made in', 'country', '产地', '原产国'],
  },
  certifications: {
    names: { en: 'Certifications', 'zh-Hans': '认证' },
    labels: ['certification', 'certificates', 'certificate', '证书', '认证证书'],
  },
  tags: {
    names: { en: 'Tags', 'zh-Hans': '标签' },
    labels: ['keywords', 'search words', '关键词', '关键字'],
  },
  images: {
    names: { en: 'Pictures', 'zh-Hans': '图片' },
    labels: [
      'picture',
      'image',
      'images',
      'photo',
      'photos',
      'picture address',
      'picture url',
      'image url',
      'image link',
      'photo url',
      'main image',
      '照片',
      '主图',
      '产品图片',
      '图片地址',
      '图片链接',
      '图片网址',
      '图片文件名',
    ],
  },
} as const satisfies Record<string, FormField>;
export type FormFieldName = keyof typeof FORM_FIELDS;
const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormFieldName[];

export const SPECIFICATION = 'specification';
export const IGNORE = 'ignore';
const ATTRIBUTE_PREFIX = 'attribute.';

export const attributeTarget = ({ key }: Attribute): string => ATTRIBUTE_PREFIX + key;

export const attributeOfTarget = (type: MachineType, target: string): Attribute | undefined =>
  type.attributes.find((attribute) => attributeTarget(attribute) === target);

/** Targets of which any number of columns may have the same. */
const REPEATABLE: ReadonlySet<string> = new Set(['images', SPECIFICATION, IGNORE]);
export const isRepeatable = (target: string): boolean => REPEATABLE.has(target);

export interface Target {
  readonly id: string;
  readonly names: Names;
  readonly labels: readonly string[];
  readonly unit: Unit | null;
  readonly isRequired: boolean;
}

const isFormRequired = (name: string): boolean => name in REQUIRED_PRODUCT_FIELDS;

/** All fields of a machine type. The type itself, and so the category, is the same for all rows. */
export const targetsOf = (type: MachineType): readonly Target[] => [
  ...FORM_FIELD_NAMES.map((id) => ({
    id,
    ...FORM_FIELDS[id],
    unit: null,
    isRequired: isFormRequired(id),
  })),
  ...type.attributes.map((attribute) => ({
    id: attributeTarget(attribute),
    names: attribute.name,
    labels: attribute.labels,
    unit: attribute.unit,
    isRequired: false,
  })),
];

/** Everything that a column can be assigned to. */
export const targetIdsOf = (type: MachineType): ReadonlySet<string> =>
  new Set([...targetsOf(type).map(({ id }) => id), SPECIFICATION, IGNORE]);

export const serializeTarget = ({ id, names, unit, isRequired }: Target, lang: Lang) => ({
  id,
  name: names[lang],
  unit: unit && unitName(unit, lang),
  isRequired,
});
