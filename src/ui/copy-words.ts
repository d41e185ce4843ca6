// Words of buttons that copy a text. Here, because screens of different namespaces have such a button, and few readers see one.
import type { Lang } from '../../contract/lang.ts';

type CopyWords = Readonly<Record<'copy' | 'copied' | 'failed', string>>;

export const COPY_WORDS: Readonly<Record<Lang, CopyWords>> = {
  en: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  'zh-Hans': { copy: '复制', copied: '已复制', failed: '复制失败' },
};
