// Texts about suppliers' evidence: errors by code, reasons of conflicts, field errors, success.
import { MAX_DOCUMENTS } from '../evidence/evidence-kinds.ts';
import type { Texts } from './texts.ts';

export const EVIDENCE_ERROR_TEXTS = {
  notFound: { en: 'There is no such document.', 'zh-Hans': '没有这份材料。' },
  full: {
    en: `A company can keep ${MAX_DOCUMENTS} documents. Please delete one that you no longer need.`,
    'zh-Hans': `每家企业最多保存 ${MAX_DOCUMENTS} 份材料，请先删除不再需要的材料。`,
  },
  notOpen: {
    en: 'This document has been decided already. Please submit a new one.',
    'zh-Hans': '该材料已审核完毕，请重新提交一份。',
  },
  notAccepted: {
    en: 'Only the file of an accepted document can be published.',
    'zh-Hans': '只有审核通过的材料才能公开文件。',
  },
  /** For admins. */
  changed: {
    en: 'The supplier has changed this document since you opened it. Please look at it again.',
    'zh-Hans': '供应商已修改该材料，请重新查看后再审核。',
  },
  /** For admins. */
  sameCode: {
    en: "Another company's licence with this credit code is accepted. Decide about that one first.",
    'zh-Hans': '另一家企业使用同一统一社会信用代码的营业执照已通过，请先处理那一份。',
  },
  /** For admins. */
  levelFromDocuments: {
    en: 'The level follows from accepted documents. Reject them or ask for a correction under Evidence.',
    'zh-Hans': '该等级由已通过的材料决定，请在“核验材料”中驳回或要求补正相关材料。',
  },
} as const satisfies Record<string, Texts>;

export const EVIDENCE_FIELD_TEXTS = {
  creditCodeLength: {
    en: 'A unified social credit code has 18 characters.',
    'zh-Hans': '统一社会信用代码为 18 位。',
  },
  creditCodeLetters: {
    en: 'A unified social credit code has digits and capital letters without I, O, S, V and Z; characters 3 to 8 are digits.',
    'zh-Hans': '统一社会信用代码由数字和大写字母组成，不含 I、O、S、V、Z；第 3 至 8 位为数字。',
  },
  creditCodeCheck: {
    en: 'The last character does not fit the others. Please compare the code with your licence.',
    'zh-Hans': '末位校验码不正确，请与营业执照核对。',
  },
  evidenceConsent: {
    en: 'Please agree, or do not submit this file.',
    'zh-Hans': '请先勾选同意；如不同意，请勿提交该文件。',
  },
  evidenceIssued: {
    en: 'The day of issue cannot be later than today.',
    'zh-Hans': '签发日期不能晚于今天。',
  },
  evidenceExpired: {
    en: 'This document has expired. Please submit a valid one.',
    'zh-Hans': '该材料已过期，请提交有效的材料。',
  },
  evidenceOrder: {
    en: 'The last day must be after the day of issue.',
    'zh-Hans': '有效期截止日须晚于签发日期。',
  },
  evidenceKind: {
    en: 'The kind of a document cannot be changed. Please submit a new one.',
    'zh-Hans': '材料类型不能修改，请重新提交一份。',
  },
  evidenceChecks: {
    en: 'Confirm every point of the checklist to accept the document.',
    'zh-Hans': '须逐项确认核对清单后才能通过。',
  },
} as const satisfies Record<string, Texts>;

export const EVIDENCE_SUCCESS_TEXTS = {
  evidenceSubmitted: {
    en: 'The document was submitted. We tell you once it is checked.',
    'zh-Hans': '材料已提交，审核后会通知您。',
  },
  evidenceDeleted: {
    en: 'The document and its file were deleted.',
    'zh-Hans': '已删除该材料及其文件。',
  },
  evidencePublished: {
    en: 'Everybody can read this file now.',
    'zh-Hans': '该文件现已公开。',
  },
  evidenceUnpublished: {
    en: 'The file is private again.',
    'zh-Hans': '该文件已恢复为不公开。',
  },
  evidenceAccepted: { en: 'The document was accepted.', 'zh-Hans': '材料已通过。' },
  evidenceAskedAgain: {
    en: 'The supplier was asked for a correction.',
    'zh-Hans': '已通知供应商补正。',
  },
  evidenceRejected: { en: 'The document was rejected.', 'zh-Hans': '材料已驳回。' },
} as const satisfies Record<string, Texts>;
