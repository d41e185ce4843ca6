// Names of the kinds of evidence, for screens, pages and mails.
import type { Names } from '../names.ts';
import type { EvidenceKind } from './evidence-kinds.ts';

export const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, Names>> = {
  businessLicence: { en: 'Business licence', 'zh-Hans': '营业执照' },
  exportRegistration: { en: 'Export registration', 'zh-Hans': '进出口备案' },
  factoryAddress: { en: 'Factory address', 'zh-Hans': '工厂地址证明' },
  factoryPhoto: { en: 'Factory photo', 'zh-Hans': '工厂照片' },
  certificate: { en: 'Certificate or declaration', 'zh-Hans': '证书或符合性声明' },
  auditReport: { en: 'Third-party audit report', 'zh-Hans': '第三方审核报告' },
  testReport: { en: 'Test report', 'zh-Hans': '检测报告' },
  reference: { en: 'Customer reference', 'zh-Hans': '客户案例' },
};
