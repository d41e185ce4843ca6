// Error texts for exceeded size and rate limits, with the limit in the text.
import type { Texts } from './texts.ts';

const KB = 1024;

const size = (bytes: number, kilobyteUnit: string): string =>
  bytes < KB * KB
    ? `${Math.round(bytes / KB)} ${kilobyteUnit}`
    : `${Math.round((bytes / KB / KB) * 10) / 10} MB`;

const count = (number: number): string => number.toLocaleString('en');

export const LIMIT_TEXTS = {
  body: (bytes: number): Texts => ({
    en: `The request is too large: at most ${size(bytes, 'kB')} are accepted here.`,
    'zh-Hans': `请求内容过大：此处最多接受 ${size(bytes, 'KB')}。`,
  }),
  formText: (bytes: number): Texts => ({
    en: `The text fields of a form may hold at most ${size(bytes, 'kB')} together.`,
    'zh-Hans': `表单中的文字内容合计不能超过 ${size(bytes, 'KB')}。`,
  }),
  formNames: (names: number): Texts => ({
    en: `A form may have at most ${names} different fields.`,
    'zh-Hans': `表单最多包含 ${names} 个不同的字段。`,
  }),
  formValues: (values: number): Texts => ({
    en: `A form may have at most ${values} values.`,
    'zh-Hans': `表单最多包含 ${values} 个值。`,
  }),
  formFiles: (files: number): Texts => ({
    en: `A form may have at most ${files} files.`,
    'zh-Hans': `表单最多包含 ${files} 个文件。`,
  }),
  openForms: (forms: number): Texts => ({
    en: `At most ${forms} uploads of one account are received at a time. Please wait for the others.`,
    'zh-Hans': `同一账户最多同时上传 ${forms} 个表单，请等待其他上传完成。`,
  }),
  jsonDepth: (levels: number): Texts => ({
    en: `JSON may be nested at most ${levels} levels deep.`,
    'zh-Hans': `JSON 嵌套不能超过 ${levels} 层。`,
  }),
  jsonValues: (values: number): Texts => ({
    en: `JSON may hold at most ${count(values)} values.`,
    'zh-Hans': `JSON 中的值不能超过 ${count(values)} 个。`,
  }),
  pace: (bytesPerSecond: number): Texts => ({
    en: `The request arrived too slowly: at least ${size(bytesPerSecond, 'kB')} per second are needed.`,
    'zh-Hans': `请求传输过慢：速度不能低于每秒 ${size(bytesPerSecond, 'KB')}。`,
  }),
} as const;
