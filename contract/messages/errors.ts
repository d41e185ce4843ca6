// Error texts by error code (spec §8). English is literal where the spec quotes it.
import type { ErrorCode } from '../errors.ts';
import { PUBLIC_CHANGES_PER_MINUTE } from '../limits.ts';
import { EMAIL_ERROR_TEXTS } from './email.ts';
import { EVIDENCE_ERROR_TEXTS } from './evidence.ts';
import { FAVOURITE_TEXTS } from './favourites.ts';
import { MEMBER_ERROR_TEXTS } from './members.ts';
import { REVIEW_ERROR_TEXTS } from './reviews.ts';
import { SAVED_SEARCH_TEXTS } from './saved-searches.ts';
import { SECOND_FACTOR_ERROR_TEXTS } from './second-factor.ts';
import type { Texts } from './texts.ts';

export const ERROR_TEXTS: Readonly<Record<ErrorCode, Texts>> = {
  badRequest: { en: 'The request could not be understood.', 'zh-Hans': '无法处理该请求。' },
  validation: { en: 'Some values are not valid.', 'zh-Hans': '部分内容填写有误。' },
  brokenJson: { en: 'The request body is not valid JSON.', 'zh-Hans': '请求内容不是有效的 JSON。' },
  unauthorized: { en: 'Please sign in first.', 'zh-Hans': '请先登录。' },
  wrongCredentials: {
    en: 'The email or the password is not right.',
    'zh-Hans': '邮箱或密码不正确。',
  },
  forbidden: { en: 'You may not do this.', 'zh-Hans': '您没有权限执行此操作。' },
  adminsOnly: { en: 'Access denied: Admins only', 'zh-Hans': '拒绝访问：仅限管理员' },
  suspended: {
    en: 'This account is suspended. Please contact us.',
    'zh-Hans': '该账户已被暂停使用，请联系我们。',
  },
  readOnlyRole: MEMBER_ERROR_TEXTS.readOnlyRole,
  ownerOnly: MEMBER_ERROR_TEXTS.ownerOnly,
  confirmEmailFirst: EMAIL_ERROR_TEXTS.confirmEmailFirst,
  confirmationRequired: SECOND_FACTOR_ERROR_TEXTS.confirmationRequired,
  secondFactorRequired: SECOND_FACTOR_ERROR_TEXTS.secondFactorRequired,
  createSuppliersOnly: {
    en: 'Only manufacturers can create products.',
    'zh-Hans': '只有制造商才能发布产品。',
  },
  editSuppliersOnly: {
    en: 'Only manufacturers can create/edit products',
    'zh-Hans': '只有制造商才能发布或编辑产品',
  },
  orderBuyersOnly: {
    en: 'You must be logged in as a buyer to place an order.',
    'zh-Hans': '请以买家身份登录后再下单。',
  },
  inquiryBuyersOnly: {
    en: 'You must be logged in as a buyer to send an inquiry.',
    'zh-Hans': '请以买家身份登录后再发送询盘。',
  },
  reviewBuyersOnly: REVIEW_ERROR_TEXTS.buyersOnly,
  notFound: { en: 'Nothing was found at this address.', 'zh-Hans': '该地址下没有内容。' },
  productNotFound: { en: 'Product not found', 'zh-Hans': '未找到该产品' },
  supplierNotFound: { en: 'Supplier not found', 'zh-Hans': '未找到该供应商' },
  chatNotFound: { en: 'Conversation not found', 'zh-Hans': '未找到该会话' },
  orderNotFound: { en: 'Order not found', 'zh-Hans': '未找到该订单' },
  enquiryNotFound: { en: 'Inquiry not found', 'zh-Hans': '未找到该询盘' },
  importNotFound: { en: 'There is no such import.', 'zh-Hans': '没有这次导入。' },
  importStep: {
    en: 'The import is no longer at this step. Please load the page again.',
    'zh-Hans': '导入状态已变化，请刷新页面。',
  },
  userNotFound: { en: 'There is no such account.', 'zh-Hans': '没有这个账户。' },
  methodNotAllowed: {
    en: 'This address does not accept that method.',
    'zh-Hans': '该地址不支持此请求方法。',
  },
  conflict: {
    en: 'This was changed by someone else in the meantime.',
    'zh-Hans': '该内容已被他人修改。',
  },
  keyReused: {
    en: 'An earlier version of this has already arrived. Please look at what was saved before you send it again.',
    'zh-Hans': '此前提交的版本已保存。请先查看已保存的内容，再决定是否重新提交。',
  },
  orderStep: {
    en: 'This step is not possible now. Please look at the order again.',
    'zh-Hans': '订单当前状态不允许此操作，请刷新后查看。',
  },
  enquiryClosed: {
    en: 'This inquiry is closed.',
    'zh-Hans': '该询盘已结束。',
  },
  favouritesFull: FAVOURITE_TEXTS.full,
  savedSearchesFull: SAVED_SEARCH_TEXTS.full,
  membersFull: MEMBER_ERROR_TEXTS.membersFull,
  invitationsFull: MEMBER_ERROR_TEXTS.invitationsFull,
  evidenceNotFound: EVIDENCE_ERROR_TEXTS.notFound,
  evidenceFull: EVIDENCE_ERROR_TEXTS.full,
  lastSecondFactor: SECOND_FACTOR_ERROR_TEXTS.lastSecondFactor,
  secondFactorMissing: SECOND_FACTOR_ERROR_TEXTS.secondFactorMissing,
  passkeysFull: SECOND_FACTOR_ERROR_TEXTS.passkeysFull,
  passkeysImpossible: SECOND_FACTOR_ERROR_TEXTS.passkeysImpossible,
  savedSearchNotFound: SAVED_SEARCH_TEXTS.notFound,
  reviewNotFound: REVIEW_ERROR_TEXTS.notFound,
  alertLinkInvalid: SAVED_SEARCH_TEXTS.linkInvalid,
  priceChanged: {
    en: 'The price has changed since you opened the page. Please check it and order again.',
    'zh-Hans': '价格在您打开页面后已变动，请核对后重新下单。',
  },
  overQuota: {
    en: 'This account has used up what it may store.',
    'zh-Hans': '该账户的存储空间已用完。',
  },
  emailTaken: {
    en: 'There is already an account with this email.',
    'zh-Hans': '该邮箱已注册过账户。',
  },
  soldByQuote: {
    en: 'This product is sold by quote. Please send an inquiry.',
    'zh-Hans': '该产品需询价购买，请先发送询盘。',
  },
  chatClosed: {
    en: 'This account has been closed, so messages can no longer be sent to it.',
    'zh-Hans': '对方账户已注销，无法再发送消息。',
  },
  blocked: {
    en: 'This account has blocked you, so you cannot send it anything new.',
    'zh-Hans': '对方已屏蔽您，您无法再向其发送消息和询盘，也不能下新订单。',
  },
  unblockFirst: {
    en: 'You have blocked this account. Unblock it in your account settings to write to it.',
    'zh-Hans': '您已屏蔽对方。请先在账户设置中解除屏蔽，再与其联系。',
  },
  gone: { en: 'This is no longer available.', 'zh-Hans': '该内容已不存在。' },
  linkExpired: {
    en: 'This link is no longer valid. Please ask for a new one.',
    'zh-Hans': '该链接已失效，请重新申请。',
  },
  tooSlow: { en: 'The request arrived too slowly.', 'zh-Hans': '请求传输过慢。' },
  tooLarge: { en: 'The request is too large.', 'zh-Hans': '请求内容过大。' },
  unsupportedType: {
    en: 'This content type is not supported.',
    'zh-Hans': '不支持该内容类型。',
  },
  incomplete: {
    en: 'Some values are missing for this estimate.',
    'zh-Hans': '缺少估算所需的部分数值。',
  },
  tooMany: {
    en: 'Too many requests. Please wait a moment and try again.',
    'zh-Hans': '请求过于频繁，请稍后再试。',
  },
  tooManySignIns: {
    en: 'Too many failed sign-ins. Please wait 15 minutes and try again.',
    'zh-Hans': '登录失败次数过多，请 15 分钟后再试。',
  },
  tooManyCodes: SECOND_FACTOR_ERROR_TEXTS.tooManyCodes,
  tooManyChanges: {
    en: `What everybody sees can be changed ${PUBLIC_CHANGES_PER_MINUTE} times a minute. Please wait a moment and try again.`,
    'zh-Hans': `公开内容每分钟最多修改 ${PUBLIC_CHANGES_PER_MINUTE} 次，请稍后再试。`,
  },
  internal: { en: 'An error occurred', 'zh-Hans': '发生错误' },
  unavailable: {
    en: 'The service is busy. Please try again shortly.',
    'zh-Hans': '服务繁忙，请稍后重试。',
  },
  storageFull: {
    en: 'The storage is nearly full, so no files can be uploaded for now. Everything else works. Please try again later.',
    'zh-Hans': '存储空间即将用尽，暂时无法上传文件，其他功能不受影响，请稍后再试。',
  },
};
