// Error texts for exceeded account quotas: each has the limit and what to do.
import type { Texts } from './texts.ts';

const MB = 1024 * 1024;

export const QUOTA_TEXTS = {
  uploads: (bytes: number): Texts => ({
    en: `Your pictures, videos and import files may take up ${bytes / MB} MB at most. Please delete products or pictures that you no longer need, or undo an import, then try again.`,
    'zh-Hans': `您的图片、视频和导入文件最多可占用 ${bytes / MB} MB，请先删除不再需要的产品或图片，或撤销导入，然后重试。`,
  }),
  unconfirmedUploads: (bytes: number): Texts => ({
    en: `Until you confirm your email address, your pictures, videos and import files may take up ${bytes / MB} MB at most. Please confirm it with the link that we sent you, then try again.`,
    'zh-Hans': `邮箱验证前，您的图片、视频和导入文件最多可占用 ${bytes / MB} MB。请先点击我们发送的邮件中的链接完成验证，然后重试。`,
  }),
  attachments: (bytes: number): Texts => ({
    en: `The files you send in conversations may take up ${bytes / MB} MB at most, and this one does not fit. Please send a smaller file or contact us.`,
    'zh-Hans': `您在会话中发送的文件最多可占用 ${bytes / MB} MB，剩余空间不足以发送该文件，请发送较小的文件或联系我们。`,
  }),
  products: (count: number): Texts => ({
    en: `An account may have ${count} products at most. Please delete products that you no longer sell, then save again.`,
    'zh-Hans': `每个账户最多可发布 ${count} 款产品，请先删除不再销售的产品，再重新保存。`,
  }),
  drafts: (count: number): Texts => ({
    en: `An account may have ${count} drafts at most. Please submit or delete some of them, then save again.`,
    'zh-Hans': `每个账户最多可保存 ${count} 份草稿，请先提交或删除部分草稿，再重新保存。`,
  }),
} as const;
