// Field error texts for GSTIN and IEC.
import type { Texts } from './texts.ts';

export const REGISTRATION_TEXTS = {
  gstinFormat: {
    en: 'A GSTIN has 15 characters: 2 digits, the 10 of the PAN, one more, Z and a check character.',
    'zh-Hans': 'GSTIN 共 15 个字符：2 位数字、10 位 PAN、1 位序号、字母 Z 和 1 位校验码。',
  },
  gstinState: {
    en: 'The first two digits of this GSTIN are not the code of an Indian state.',
    'zh-Hans': '该 GSTIN 的前两位不是印度的邦代码。',
  },
  gstinPan: {
    en: 'Characters 3 to 12 of a GSTIN are a PAN: five letters, four digits, one letter.',
    'zh-Hans': 'GSTIN 的第 3 至 12 位须为 PAN：5 个字母、4 位数字、1 个字母。',
  },
  gstinCheckDigit: {
    en: 'The last character does not match the others. Please look for a typing error.',
    'zh-Hans': '末位校验码与前面的字符不符，请检查是否输入有误。',
  },
  iecFormat: {
    en: 'An IEC is a PAN of 10 characters (five letters, four digits, one letter) or has 10 digits.',
    'zh-Hans': 'IEC 为 10 位 PAN（5 个字母、4 位数字、1 个字母）或 10 位数字。',
  },
} as const satisfies Record<string, Texts>;
