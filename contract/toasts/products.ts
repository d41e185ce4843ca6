// Toast texts of products, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/errors.ts';
import { PRODUCT_TEXTS } from '../messages/product.ts';
import {
  deniedTitle,
  errorTitle,
  successTitle,
  type Toast,
  texts,
  validationTitle,
} from './toast.ts';

export const PRODUCTS_TOASTS = {
  notFound: { text: ERROR_TEXTS.productNotFound },
  deleted: { title: successTitle, text: texts('Product deleted successfully', '产品已删除') },
  deleteFailed: { title: errorTitle, text: texts('Failed to delete product', '产品删除失败') },
  submitted: {
    title: successTitle,
    text: texts(
      'Product created successfully and is pending approval!',
      '产品已创建，正在等待审核！',
    ),
  },
  submitFailed: {
    title: errorTitle,
    text: texts('Failed to create product. Please try again.', '产品创建失败，请重试。'),
  },
  signInFirst: {
    title: errorTitle,
    text: texts(
      'You must be logged in as a manufacturers to create a product.',
      '请以制造商身份登录后再发布产品。',
    ),
  },
  loadFailed: {
    title: errorTitle,
    text: texts('Failed to load product details', '产品详情加载失败'),
  },
  updateFailed: { title: errorTitle, text: texts('Failed to update product', '产品更新失败') },
  createFailed: { title: errorTitle, text: texts('Failed to create product', '产品创建失败') },
  updated: { title: successTitle, text: texts('Product updated successfully!', '产品更新成功！') },
  created: { title: successTitle, text: texts('Product created successfully!', '产品创建成功！') },
  createSuppliersOnly: { title: deniedTitle, text: ERROR_TEXTS.createSuppliersOnly },
  editSuppliersOnly: { title: deniedTitle, text: ERROR_TEXTS.editSuppliersOnly },
  /** Shown with the text of the invalid field. */
  invalid: { title: validationTitle },
  imagesOnCreate: {
    title: texts('Limit reached', '已达上限'),
    text: PRODUCT_TEXTS.imagesOnCreate,
  },
  imagesOnEdit: {
    title: texts('Upload Limit Exceeded', '超出上传上限'),
    text: PRODUCT_TEXTS.imagesOnEdit,
  },
  videoTooLarge: {
    title: texts('File too large', '文件过大'),
    text: PRODUCT_TEXTS.videoTooLarge,
  },
} as const satisfies Record<string, Toast>;
