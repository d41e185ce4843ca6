// Success texts of the server (spec §8). English is literal where the spec quotes it.

import { CLIENT_SUCCESS_TEXTS } from './client-success.ts';
import { EMAIL_SUCCESS_TEXTS } from './email.ts';
import { EVIDENCE_SUCCESS_TEXTS } from './evidence.ts';
import { MEMBER_SUCCESS_TEXTS } from './members.ts';
import { SECOND_FACTOR_SUCCESS_TEXTS } from './second-factor.ts';
import type { Texts } from './texts.ts';

export const SUCCESS_TEXTS = {
  ...CLIENT_SUCCESS_TEXTS,
  ...MEMBER_SUCCESS_TEXTS,
  ...EVIDENCE_SUCCESS_TEXTS,
  ...EMAIL_SUCCESS_TEXTS,
  ...SECOND_FACTOR_SUCCESS_TEXTS,
  contactMarked: { en: 'The message was marked.', 'zh-Hans': '已更新留言状态。' },
  contactErased: { en: 'The message was erased.', 'zh-Hans': '留言已彻底删除。' },
  passwordChanged: {
    en: 'Your password was changed. Other devices are signed out.',
    'zh-Hans': '密码已修改，其他设备已退出登录。',
  },
  signedOutEverywhere: {
    en: 'You are signed out on every device.',
    'zh-Hans': '您已在所有设备上退出登录。',
  },
  signedOutOthers: {
    en: 'You are signed out on all other devices.',
    'zh-Hans': '您已在其他所有设备上退出登录。',
  },
  sessionEnded: { en: 'The session was ended.', 'zh-Hans': '该登录已退出。' },
  resetMailed: {
    en: 'If there is an account with this email, a link to set a new password is on its way.',
    'zh-Hans': '如果该邮箱已注册，我们会向其发送设置新密码的链接。',
  },
  resetByAdmins: {
    en: 'This site sends no email yet. Please contact us, and we will reset your password.',
    'zh-Hans': '本平台暂未开通邮件发送，请联系我们为您重置密码。',
  },
  passwordReset: {
    en: 'Your password was changed. Please sign in with it.',
    'zh-Hans': '密码已修改，请使用新密码登录。',
  },
  accountDeleted: { en: 'Your account was deleted.', 'zh-Hans': '您的账户已注销。' },
  profileUpdated: { en: 'Profile updated successfully', 'zh-Hans': '资料已更新' },
  importSubmitted: {
    en: 'The complete drafts were sent for review.',
    'zh-Hans': '内容完整的草稿已提交审核。',
  },
  importUndone: { en: 'The import was undone.', 'zh-Hans': '已撤销导入。' },
  productDraftSaved: { en: 'The draft was saved.', 'zh-Hans': '草稿已保存。' },
  productSubmitted: {
    en: 'Product created successfully and is pending approval!',
    'zh-Hans': '产品已创建，正在等待审核！',
  },
  productUpdated: { en: 'Product updated successfully!', 'zh-Hans': '产品更新成功！' },
  productDeleted: { en: 'Product deleted successfully', 'zh-Hans': '产品已删除' },
  productsChanged: { en: 'The chosen products were changed.', 'zh-Hans': '所选产品已更新。' },
  pricesChanged: { en: 'The prices were changed.', 'zh-Hans': '价格已更新。' },
  reportSent: {
    en: 'Thank you. Our team will look at this product.',
    'zh-Hans': '感谢您的举报，我们会尽快核查该产品。',
  },
  counterpartReported: {
    en: 'Thank you. Our team will look at this conversation.',
    'zh-Hans': '感谢您的举报，我们会尽快核查该会话。',
  },
  counterpartBlocked: {
    en: 'This account can no longer send you messages, inquiries or orders.',
    'zh-Hans': '已屏蔽对方，对方无法再向您发送消息和询盘，也不能下新订单。',
  },
  accountUnblocked: {
    en: 'This account can write to you again.',
    'zh-Hans': '已解除屏蔽，对方可以重新联系您。',
  },
  userVerified: { en: 'The verification was saved.', 'zh-Hans': '核验信息已保存。' },
  registrationChecked: { en: 'The number is marked as checked.', 'zh-Hans': '已标记为核验通过。' },
  registrationUnchecked: {
    en: 'The number is no longer marked as checked.',
    'zh-Hans': '已取消核验标记。',
  },
  userSuspended: { en: 'The account is suspended.', 'zh-Hans': '该账户已暂停使用。' },
  userRestored: { en: 'The account can be used again.', 'zh-Hans': '该账户已恢复使用。' },
  reviewApproved: { en: 'The product is live.', 'zh-Hans': '产品已上线。' },
  reviewRejected: {
    en: 'The product was sent back with your reason.',
    'zh-Hans': '已将产品退回并附上原因。',
  },
  importApproved: { en: 'The products are live.', 'zh-Hans': '产品已上线。' },
  importRejected: {
    en: 'The products were sent back with your reason.',
    'zh-Hans': '已将产品退回并附上原因。',
  },
  productTakenDown: { en: 'The product was taken down.', 'zh-Hans': '产品已下架。' },
  reportClosed: { en: 'The report was closed.', 'zh-Hans': '举报已处理。' },
  enquirySent: {
    en: 'Your inquiry has been sent successfully!',
    'zh-Hans': '您的询盘已成功发送！',
  },
  enquiryReplied: { en: 'Your reply was sent.', 'zh-Hans': '回复已发送。' },
  enquiryMarked: { en: 'The inquiry was marked.', 'zh-Hans': '已更新询盘状态。' },
  orderPlaced: { en: 'Your order was placed.', 'zh-Hans': '订单已提交。' },
  reviewWritten: { en: 'Your review is published.', 'zh-Hans': '评价已发布。' },
  reviewDeleted: { en: 'Your review was deleted.', 'zh-Hans': '评价已删除。' },
  reviewReplied: { en: 'Your reply is published.', 'zh-Hans': '回复已发布。' },
  reviewRemoved: { en: 'The review was removed.', 'zh-Hans': '评价已移除。' },
  reviewReported: {
    en: 'Thank you. Our team will look at this review.',
    'zh-Hans': '感谢您的举报，我们会尽快核查该评价。',
  },
  addressRemoved: { en: 'The address was removed.', 'zh-Hans': '已删除该地址。' },
  favouriteAdded: { en: 'The product was saved.', 'zh-Hans': '已收藏该产品。' },
  favouriteRemoved: { en: 'The product was removed.', 'zh-Hans': '已取消收藏。' },
  favouriteSeen: { en: 'Noted.', 'zh-Hans': '已记下。' },
  savedSearchDeleted: { en: 'The saved search was deleted.', 'zh-Hans': '已删除该搜索。' },
  alertStopped: {
    en: 'The alert of this search is stopped.',
    'zh-Hans': '此搜索的提醒已停止。',
  },
  alertsStopped: { en: 'You will get no more alerts.', 'zh-Hans': '已取消提醒。' },
  mailsStopped: {
    en: 'You will get no more mails of this kind.',
    'zh-Hans': '您将不再收到此类邮件。',
  },
  mailsStarted: { en: 'You get these mails again.', 'zh-Hans': '已恢复发送此类邮件。' },
  notificationsRead: { en: 'Marked as read.', 'zh-Hans': '已标为已读。' },
  signedOut: { en: 'You are signed out.', 'zh-Hans': '您已退出登录。' },
} as const satisfies Record<string, Texts>;
