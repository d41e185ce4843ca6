// Field error texts for reviews, reports and the forms of the admin area.
import type { Texts } from './texts.ts';

export const ADMIN_TEXTS = {
  reasonRequired: { en: 'Please give a reason.', 'zh-Hans': '请填写原因。' },
  decision: { en: 'Please approve or reject.', 'zh-Hans': '请选择通过或驳回。' },
  verificationLevel: { en: 'There is no such level.', 'zh-Hans': '没有这个核验等级。' },
  reportReason: { en: 'Please choose what is wrong.', 'zh-Hans': '请选择问题类型。' },
} as const satisfies Record<string, Texts>;
