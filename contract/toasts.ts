// What the client says by itself (spec §8): toasts, and the texts for when the server gave no words. English is literal.
import { ACCOUNT_TEXTS } from './messages/account.ts';
import { ANSWER_TEXTS } from './messages/answers.ts';
import { ERROR_TEXTS } from './messages/failures.ts';
import { LISTING_TEXTS } from './messages/listing.ts';
import type { Texts } from './messages/texts.ts';
import { TRADE_TEXTS } from './messages/trade.ts';

/** A toast: a title, a line under it, or both. Where the server gave words, they stand for `text`. */
export interface Toast {
  readonly title?: Texts;
  readonly text?: Texts;
}

const say = (en: string, zh: string): Texts => ({ en, 'zh-Hans': zh });

const error = say('Error', '出错了');
const success = say('Success', '操作成功');
const denied = say('Access Denied', '拒绝访问');
const validation = say('Validation Error', '填写有误');

export const TOASTS = {
  general: {
    failed: { text: ERROR_TEXTS.internal },
    backendDown: {
      text: say(
        'Backend server not available. Please start the database backend server first.',
        '后端服务不可用，请先启动数据库后端服务。',
      ),
    },
    backendDownShort: { text: say('Backend server not available.', '后端服务不可用。') },
    backendDownHint: {
      text: say(
        'Backend not available. Please start the database backend first.',
        '后端不可用，请先启动数据库后端。',
      ),
    },
    unexpected: { title: say('Unexpected Application Error', '应用出现意外错误') },
  },

  auth: {
    signInFailed: {
      title: say('Sign In Failed', '登录失败'),
      text: say('An error occurred during sign in', '登录时发生错误'),
    },
    signInDefault: { text: say('Login failed', '登录失败') },
    signUpFailed: {
      title: say('Sign Up Failed', '注册失败'),
      text: say('An error occurred during sign up', '注册时发生错误'),
    },
    signUpDefault: { text: say('Registration failed', '注册失败') },
    passwordMismatch: {
      title: say('Password Mismatch', '密码不一致'),
      text: ACCOUNT_TEXTS.passwordMismatch,
    },
    weakPassword: { title: say('Weak Password', '密码过于简单'), text: ACCOUNT_TEXTS.passwordWeak },
    signedIn: {
      title: say('Welcome back!', '欢迎回来！'),
      text: ANSWER_TEXTS.signedIn,
    },
    signedUp: { title: ANSWER_TEXTS.signedUp },
    signedOutLocally: { text: say('Logged out locally', '已在本设备退出登录') },
  },

  profile: {
    updated: { title: success, text: say('Profile updated successfully', '资料已更新') },
    failed: { title: error, text: say('Failed to update profile', '资料更新失败') },
    failedDefault: { text: say('Profile update failed', '未能更新资料') },
  },

  suppliers: {
    listFailed: { text: say('Failed to fetch suppliers', '供应商列表加载失败') },
    notFound: { text: ERROR_TEXTS.supplierNotFound },
    failed: { text: say('Failed to fetch supplier data', '供应商资料加载失败') },
  },

  products: {
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
    /** The text is that of the field. */
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
  },

  enquiries: {
    signInFirst: {
      title: error,
      text: say('Please sign in to send an inquiry.', '请先登录再发送询盘。'),
    },
    buyersOnly: { text: ERROR_TEXTS.inquiryBuyersOnly },
    messageRequired: { text: TRADE_TEXTS.messageRequired },
    sent: {
      title: success,
      text: say('Your inquiry has been sent successfully!', '您的询盘已成功发送！'),
    },
    sendFailed: {
      title: error,
      text: say('Failed to send inquiry. Please try again.', '询盘发送失败，请重试。'),
    },
    windowFailed: { text: say('Failed to send inquiry', '询盘发送失败') },
    listFailed: { text: say('Failed to fetch enquiries', '询盘列表加载失败') },
    vendorListFailed: { text: say('Failed to fetch vendor enquiries', '收到的询盘加载失败') },
    buyerListFailed: { text: say('Failed to fetch buyer enquiries', '发出的询盘加载失败') },
    createFailed: { text: say('Failed to create enquiry', '询盘创建失败') },
  },

  orders: {
    buyersOnly: { text: ERROR_TEXTS.orderBuyersOnly },
    addressRequired: { text: TRADE_TEXTS.shippingAddress },
    failed: { text: say('Failed to create order', '订单创建失败') },
  },

  contact: {
    sent: { text: ANSWER_TEXTS.contactSent },
    failed: { text: say('Something went wrong, try again.', '出了点问题，请重试。') },
  },

  admin: {
    adminsOnly: { text: ERROR_TEXTS.adminsOnly },
    analyticsFailed: { text: say('Failed to fetch analytics', '统计数据加载失败') },
    usersFailed: { text: say('Failed to fetch users', '用户列表加载失败') },
    failed: { text: say('Failed to fetch admin data', '管理数据加载失败') },
  },
  // Chat has none: what fails there is logged and leaves an empty list (spec §8).
} as const satisfies Record<string, Record<string, Toast>>;
