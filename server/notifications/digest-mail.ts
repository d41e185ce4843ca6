// Mail that lists the notifications of a day beyond the limit of mails, in the language of the recipient's account.
import type { Lang } from '../../contract/lang.ts';
import {
  MAIL_KIND_OF,
  MAIL_KINDS,
  type MailKind,
} from '../../contract/notifications/mail-kinds.ts';
import { withValues } from '../../contract/texts.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { type MailedNotification, pageAddressOf, sentenceOf } from './notification-mail.ts';
import { stopAddresses } from './stop-addresses.ts';

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
  const { digest: texts, notification } = MAIL_TEXTS[lang];
  const { footer, stop } = notification;
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
    subject: withValues(texts.subject, { count: total.toLocaleString('en') }),
    text: [
      ...[texts.heading, '', ...lines],
      ...(left > 0 ? [withValues(texts.more, { count: left.toLocaleString('en') })] : []),
      ...['', `${texts.all}:`, dashboard, '', '-- ', footer, texts.reason, ...stopLines, ''],
    ].join('\n'),
  };
}
