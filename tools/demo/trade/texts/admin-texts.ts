// Texts of the admin area: questions about BIS with replies, contact messages, reports, notes of decisions.
import { pairs } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';
import { exchanges } from './exchange.ts';

export const BIS_QUESTIONS = exchanges(`
  Do I need a BIS licence to import a CNC lathe this quarter? | 本季度进口数控车床需要 BIS 许可吗？
  Public sources report that the Order of 2024 was withdrawn in January 2026. Check the Gazette before shipping; our guide lists the numbers to look up. | 公开资料显示 2024 年法令已于 2026 年 1 月撤销。发货前请查公报，指南中列有应查的文号。
  Which documents should I ask the supplier for in case the rule returns? | 万一规定恢复，应向供应商要哪些文件？
  Technical file with drawings, risk assessment to ISO 12100, test reports and the declaration, all in English. | 技术文件、图纸、ISO 12100 风险评估、检测报告和符合性声明，均需英文。
  Our bank asks for a certificate for used machines. Does Scheme X cover them? | 银行要二手设备的证书，Scheme X 有这类规定吗？
  The scheme speaks of new production. For used machines the import policy and a chartered engineer's certificate count. | 该方案针对新生产设备，二手设备看进口政策和特许工程师证书。
  Who can be the authorised Indian representative of a foreign works? | 国外工厂的授权印度代表可以由谁担任？
  A company or person resident in India who takes the responsibility in writing; often the importer itself. | 在印度的公司或个人，书面承担责任即可，常由进口商自己担任。
`);

export const BIS_SUBJECTS = pairs(`
  BIS and our import of this quarter | 本季度进口与 BIS
  Documents for Scheme X | Scheme X 所需文件
  Used machines and certificates | 二手设备与证书
  Authorised Indian representative | 授权印度代表
`);

interface ContactText {
  readonly language: 'en' | 'zh-Hans';
  readonly name: readonly [first: string, last: string];
  readonly company: string;
  readonly subject: string;
  readonly message: string;
}

export const CONTACT_TEXTS: readonly ContactText[] = [
  {
    language: 'en',
    name: ['Sunita', 'Bhosle'],
    company: 'Tamrasi Agro Foods',
    subject: 'Finance for machines',
    message:
      'Do you work with a bank that finances imported machines for small units? We are looking at a dryer for about USD 15,000.',
  },
  {
    language: 'zh-Hans',
    name: ['建平', '沈'],
    company: '湖州启岩机械有限公司',
    subject: '入驻资料',
    message: '我们做输送设备，想入驻平台。营业执照之外还需要哪些认证资料？审核一般几天？',
  },
  {
    language: 'en',
    name: ['Arvind', 'Solanki'],
    company: '',
    subject: 'Visit of a works in Ningbo',
    message:
      'I am travelling to Ningbo next month and would like to see two works before I order. Can you help with an appointment?',
  },
  {
    language: 'en',
    name: ['Kavitha', 'Raman'],
    company: 'Nilgara Textiles',
    subject: 'Invoice with GST number',
    message: 'Is there any fee for buyers, and do you issue an invoice with our GST number?',
  },
  {
    language: 'zh-Hans',
    name: ['晓东', '叶'],
    company: '温州朗川包装设备有限公司',
    subject: '产品图片被退回',
    message: '产品审核被退回，说图片铭牌看不清。重新拍了照片，是直接改原产品还是新建一个？',
  },
  {
    language: 'en',
    name: ['Gurdeep', 'Sandhu'],
    company: 'Veloksha Auto Parts',
    subject: 'Wrong subcategory',
    message:
      'The filter for lathes shows a milling machine on the second page. Please ask the supplier to correct it.',
  },
  {
    language: 'en',
    name: ['Farida', 'Contractor'],
    company: '',
    subject: 'Printing the comparison',
    message: 'The comparison prints well on A4. Could the names of the suppliers be on it too?',
  },
  {
    language: 'en',
    name: ['Prakash', 'Hegde'],
    company: 'Hegde Stone Works',
    subject: 'Order placed twice?',
    message:
      'My connection broke while I placed an order. I see it once in my list. Is it safe to say that there is only one?',
  },
  {
    language: 'zh-Hans',
    name: ['丽娜', '梁'],
    company: '佛山宏岭陶机有限公司',
    subject: '批量导入',
    message: '用 XLSX 导入产品时，规格列的单位是写在表头还是单元格里？希望给个模板。',
  },
  {
    language: 'en',
    name: ['Imran', 'Shaikh'],
    company: 'Coastal Ice and Cold',
    subject: 'Machines for ice',
    message:
      'I cannot find any block-ice machines. Is this category planned? Three friends are waiting for it.',
  },
  {
    language: 'en',
    name: ['Deepa', 'Nair'],
    company: '',
    subject: 'Screen reader',
    message:
      'I work with a screen reader. The table of products reads well; thank you for the captions.',
  },
  {
    language: 'en',
    name: ['Mahesh', 'Tilekar'],
    company: 'Tilekar Engineering',
    subject: 'Change of email address',
    message: 'How can I move my account to the new address of our company?',
  },
];

interface ReportText {
  readonly reason: 'misleading' | 'counterfeit' | 'prohibited' | 'duplicate' | 'other';
  readonly text: string;
  /** null while the report is open. */
  readonly decision: { readonly outcome: 'upheld' | 'dismissed'; readonly note: string } | null;
}

/** The oldest first. */
export const REPORT_TEXTS: readonly ReportText[] = [
  {
    reason: 'misleading',
    text: 'The output in the title is higher than in the specification table.',
    decision: { outcome: 'upheld', note: 'The supplier has corrected the title.' },
  },
  {
    reason: 'duplicate',
    text: 'The same machine with another colour is listed by this supplier.',
    decision: { outcome: 'dismissed', note: 'Another size: the working width differs.' },
  },
  {
    reason: 'other',
    text: 'The supplier did not answer me for a week.',
    decision: { outcome: 'dismissed', note: 'Holiday week; answered since.' },
  },
  {
    reason: 'misleading',
    text: 'They say stock, but told me 40 days.',
    decision: { outcome: 'upheld', note: 'The stock text now says: made to order.' },
  },
  {
    reason: 'counterfeit',
    text: 'The control panel looks like the one of another maker.',
    decision: { outcome: 'dismissed', note: 'Bought-in control; invoice seen.' },
  },
  {
    reason: 'duplicate',
    text: 'I see this model twice under different names.',
    decision: { outcome: 'dismissed', note: 'Two models with the same frame.' },
  },
  { reason: 'misleading', text: 'Weight and dimensions cannot both be right.', decision: null },
  {
    reason: 'other',
    text: 'The video shows a different machine than the pictures.',
    decision: null,
  },
  { reason: 'duplicate', text: 'Same photos as the model above it in the list.', decision: null },
];

export const VERIFICATION_NOTES: Readonly<Record<string, string>> = {
  basic: 'Business licence checked.',
  Premium: 'Licence and export documents checked.',
  Gold: 'Licence, export documents and works checked by video.',
};

export const APPROVAL_NOTES: readonly Both[] = pairs(`
  Figures agree with the data sheet. | 参数与资料一致。
  Pictures and HS code checked. | 图片和 HS 编码已核对。
`);
