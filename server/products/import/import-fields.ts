// Fields of a product that a column of a table file can be assigned to, with the headings that mean them.
import { IMPORT_HEADINGS, mapFields } from '../../../contract/catalog/product-fields.ts';
import { PRODUCT_SENT_AS } from '../../../contract/dialect/product.ts';
import { nameAsSent } from '../../../contract/dialect/sent-as.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Attribute, MachineType } from '../../../contract/machine-types/machine-type.ts';
import type { Unit } from '../../../contract/machine-types/units.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import type { Names } from '../../../contract/names.ts';
import { REQUIRED_PRODUCT_FIELDS } from '../../../contract/products/product-form.ts';
import { inBothLanguages } from '../../../contract/texts.ts';
import productFieldsEn from '../../../locales/en/productFields.json' with { type: 'json' };
import productFieldsZh from '../../../locales/zh-Hans/productFields.json' with { type: 'json' };
import { IMPORT_TABLE_TEXTS } from './import-table-texts.ts';

interface FormField {
  /** Other headings that mean the field, in lower case, in either language. */
  readonly labels: readonly string[];
}

/** By the names of the product form. */
export const FORM_FIELDS = {
  name: {
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
    labels: ['title', 'product title', '产品标题'],
  },
  summary: {
    labels: ['summary', 'brief', '简介', '概述', '摘要', '简要说明'],
  },
  description: {
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
  price: {
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
  ...mapFields(IMPORT_HEADINGS, (labels) => ({ labels })),
  countryOfOrigin: {
    labels: ['origin', 'made in', 'country', '产地', '原产国'],
  },
  certifications: {
    labels: ['certification', 'certificates', 'certificate', '证书', '认证证书'],
  },
  tags: {
    labels: ['keywords', 'search words', '关键词', '关键字'],
  },
  images: {
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

/** As in the product form; a table calls the images pictures. */
const FORM_FIELD_LABELS: Readonly<Record<FormFieldName, Names>> = {
  ...inBothLanguages(productFieldsEn.form, productFieldsZh.form),
  images: IMPORT_TABLE_TEXTS.images,
};
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
    names: FORM_FIELD_LABELS[id],
    labels: FORM_FIELDS[id].labels,
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
  id: nameAsSent(id, PRODUCT_SENT_AS),
  name: names[lang],
  unit: unit && unitName(unit, lang),
  isRequired,
});
