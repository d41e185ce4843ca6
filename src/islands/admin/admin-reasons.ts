// Predefined reasons for admin actions, in both languages: the recipient may read another language than the admin.
import type { Lang } from '../../../contract/lang.ts';
import type { Texts } from '../../../contract/messages/texts.ts';

const bilingual = (en: string, zh: string): Texts => ({ en, 'zh-Hans': zh });

/** For a product that is returned to its supplier. */
export const PRODUCT_REASONS: readonly Texts[] = [
  bilingual(
    'The pictures do not show the machine clearly. Please add sharp ones of the whole machine.',
    '图片未能清楚展示设备，请补充整机清晰照片。',
  ),
  bilingual(
    'The description is too short. Please say what the machine does, for which material and at what output.',
    '详细说明过于简短，请补充设备用途、适用物料和产能。',
  ),
  bilingual(
    'Technical data is missing. Please add voltage, power, dimensions and weight.',
    '缺少技术参数，请补充电压、功率、外形尺寸和重量。',
  ),
  bilingual(
    'The category does not fit the machine. Please choose the right one.',
    '所选分类与设备不符，请重新选择。',
  ),
  bilingual(
    'The price or the minimum order does not look right. Please check it.',
    '价格或起订量可能有误，请核对。',
  ),
  bilingual(
    'The certificates that are named could not be confirmed. Please send copies or remove them.',
    '所列认证无法核实，请提供证书副本或删除。',
  ),
  bilingual(
    'Please remove contact details from texts and pictures.',
    '请删除文字和图片中的联系方式。',
  ),
  bilingual('You have listed this machine already.', '该设备已发布过，请勿重复发布。'),
  bilingual('This machine may not be offered here.', '该设备不允许在本平台发布。'),
];

/** For a review that is removed. */
export const REVIEW_REASONS: readonly Texts[] = [
  bilingual('The review insults people.', '该评价含有侮辱他人的内容。'),
  bilingual('The review contains private data.', '该评价含有他人的隐私信息。'),
  bilingual('The review advertises something else.', '该评价含有广告内容。'),
  bilingual('The review is not about this product.', '该评价与该产品无关。'),
];

/** For a suspended account. */
export const ACCOUNT_REASONS: readonly Texts[] = [
  bilingual('The company could not be confirmed.', '企业信息无法核实。'),
  bilingual('Repeated listings that mislead buyers.', '多次发布误导买家的产品信息。'),
  bilingual('Complaints by several trading partners.', '多位交易方投诉。'),
  bilingual('Unsolicited advertising in messages.', '在消息中发送垃圾广告。'),
  bilingual('A second account of the same company.', '同一企业重复注册账户。'),
];

/** Maps the writer's language to a supported one; unknown languages become English. */
export const langOfWriter = (language: string | null): Lang =>
  language?.toLowerCase().startsWith('zh') ? 'zh-Hans' : 'en';
