// Predefined reasons for asking for a document again or rejecting it, in both languages: suppliers may read another language.
import type { Texts } from '../../../../contract/messages/texts.ts';

export const EVIDENCE_REASONS: readonly Texts[] = [
  {
    en: 'The file cannot be read. Please submit a sharp scan of all pages.',
    'zh-Hans': '文件无法辨认，请提交所有页面的清晰扫描件。',
  },
  {
    en: 'The company in the file is not the one of your profile.',
    'zh-Hans': '文件中的企业与您的企业资料不一致。',
  },
  {
    en: 'The number in the file differs from the one that you stated.',
    'zh-Hans': '文件中的编号与您填写的不一致。',
  },
  {
    en: 'We could not find this document with its issuer. Please tell us where it can be confirmed.',
    'zh-Hans': '我们未能向签发机构核实该文件，请说明核实途径。',
  },
  {
    en: 'The document has expired. Please submit a valid one.',
    'zh-Hans': '该材料已过期，请提交有效的材料。',
  },
];
