// Toast texts of products, in both languages; English is literal (spec §8).
import { ERROR_TEXTS } from '../messages/failures.ts';
import { LISTING_TEXTS } from '../messages/listing.ts';
import { denied, error, say, success, type Toast, validation } from './toast.ts';

export const PRODUCTS_TOASTS = {
  notFound: { text: ERROR_TEXTS.productNotFound },
  deleted: { title: success, text: say('Product deleted successfully', '产品已删除') },
  deleteFailed: { title: error, text: say('Failed to delete product', '产品删除失败') },
  submitted: {
    title: success,
    text: say(
      'Product created successfully and is pending approval!',
      '产品已创建，正在等待审核！',
    ),
  },
  submitFailed: {
    title: error,
    text: say('Failed to create product. Please try again.', '产品创建失败，请重试。'),
  },
  signInFirst: {
    title: error,
    text: say(
      'You must be logged in as a manufacturers to create a product.',
      '请以制造商身份登录后再发布产品。',
    ),
  },
  loadFailed: {
    title: error,
    text: say('Failed to load product details', '产品详情加载失败'),
  },
  updateFailed: { title: error, text: say('Failed to update product', '产品更新失败') },
  createFailed: { title: error, text: say('Failed to create product', '产品创建失败') },
  updated: { title: success, text: say('Product updated successfully!', '产品更新成功！') },
  created: { title: success, text: say('Product created successfully!', '产品创建成功！') },
  createSuppliersOnly: { title: denied, text: ERROR_TEXTS.createSuppliersOnly },
  editSuppliersOnly: { title: denied, text: ERROR_TEXTS.editSuppliersOnly },
  /** Shown with the text of the invalid field. */
  invalid: { title: validation },
  imagesOnCreate: {
    title: say('Limit reached', '已达上限'),
    text: LISTING_TEXTS.imagesOnCreate,
  },
  imagesOnEdit: {
    title: say('Upload Limit Exceeded', '超出上传上限'),
    text: LISTING_TEXTS.imagesOnEdit,
  },
  videoTooLarge: {
    title: say('File too large', '文件过大'),
    text: LISTING_TEXTS.videoTooLarge,
  },
} as const satisfies Record<string, Toast>;
