// Mail that lists the notifications of a day beyond the limit of mails, in the language of the recipient's account.
import type { Lang } from '../../contract/lang.ts';
import {
  MAIL_KIND_OF,
  MAIL_KINDS,
  type MailKind,
} from '../../contract/notifications/mail-kinds.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { type MailedNotification, pageAddressOf, sentenceOf } from './notification-mail.ts';
import { NOTIFICATION_MAIL_TEXTS } from './notification-mail-texts.ts';
import { stopAddresses } from './stop-addresses.ts';

interface MailTexts {
  readonly subject: (count: string) => string;
  readonly heading: string;
  readonly more: (count: string) => string;
  readonly all: string;
  readonly reason: string;
}

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    subject: (count) => `${count} new notifications in your account`,
    heading: 'New in your account at Yantra Bridge:',
    more: (count) => `and ${count} more.`,
    all: 'See all of them here',
    reason: 'You got many mails in a day. So that they do not fill your mailbox, these are in one.',
  },
  'zh-Hans': {
    subject: (count) => `您的账户有 ${count} 条新通知`,
    heading: '您在机桥（Yantra Bridge）的账户有以下新动态：',
    more: (count) => `另有 ${count} 条。`,
    all: '点击查看全部',
    reason: '由于一天内的邮件较多，为避免打扰，我们将这些通知合并为一封邮件。',
  },
};

interface Surroundings {
  readonly lang: Lang;
  readonly publicOrigin: string;
  /** In the links that stop mails. */
  readonly token: string;
}

/** `total` counts also the notifications that are not listed. */
export function digestMail(
  to: string,
  listed: readonly MailedNotification[],
  total: number,
  { lang, publicOrigin, token }: Surroundings,
): Mail {
  const texts = TEXTS[lang];
  const { footer, stop } = NOTIFICATION_MAIL_TEXTS[lang];
  const kinds: ReadonlySet<MailKind> = new Set(listed.map(({ kind }) => MAIL_KIND_OF[kind]));
  const lines = listed.map(
    (each) => `- ${sentenceOf(each, lang)}\n  ${pageAddressOf(each, lang, publicOrigin)}`,
  );
  const left = total - listed.length;
  const stopLines = MAIL_KINDS.filter((kind) => kinds.has(kind)).map(
    (kind) => `${stop[kind]}\n${stopAddresses(publicOrigin, lang, token, kind).page}`,
  );
  const dashboard = new URL(`${PATH_PREFIX_BY_LANG[lang]}/dashboard`, publicOrigin).href;
  return {
    to,
    replyTo: null,
    // Each of the links stops one kind.
    unsubscribe: null,
    subject: texts.subject(total.toLocaleString('en')),
    text: [
      ...[texts.heading, '', ...lines],
      ...(left > 0 ? [texts.more(left.toLocaleString('en'))] : []),
      ...['', `${texts.all}:`, dashboard, '', '-- ', footer, texts.reason, ...stopLines, ''],
    ].join('\n'),
  };
}
