// Mail about the safety of a sign-in, in the language of the account, with a link to its settings.
import type { Lang } from '../../contract/lang.ts';
import type { SecurityKind } from '../../contract/notifications/mail-kinds.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';
import { PATH_PREFIX_BY_LANG } from './stop-addresses.ts';

interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly subject: string;
  readonly detail: string;
  readonly time: Date;
}

interface MailTexts {
  readonly sentences: Readonly<Record<SecurityKind, string>>;
  /** Kinds of second factors. */
  readonly factors: Readonly<Record<string, string>>;
  readonly device: string;
  readonly network: string;
  readonly name: string;
  readonly email: string;
  readonly codesLeft: string;
  readonly time: string;
  readonly advice: string;
  /** After a changed email, with which the password can no longer be set. */
  readonly emailAdvice: string;
  readonly footer: string;
}

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    sentences: {
      'account.signIn': 'New sign-in to your account',
      'account.email': 'The email of your account was changed',
      'account.password': 'Your password was changed',
      'account.factorAdded': 'A second step was added to your sign-in',
      'account.factorRemoved': 'A second step was removed from your sign-in',
      'account.codesRenewed': 'You have new recovery codes',
      'account.codeUsed': 'A recovery code was used',
      'account.factorReset': 'The second step of your sign-in was reset by an operator',
    },
    factors: { totp: 'Authenticator app', passkey: 'Passkey' },
    device: 'Device',
    network: 'Network',
    name: 'Name',
    email: 'New email',
    codesLeft: 'Recovery codes left',
    time: 'Time',
    advice:
      'If this was you, there is nothing to do. If not, change your password at once and end all sessions you do not know:',
    emailAdvice:
      'If this was you, there is nothing to do. If not, write to us at once with the contact form. Give your password to nobody:',
    footer: 'Mails about the safety of your account at Yantra Bridge are always sent.',
  },
  'zh-Hans': {
    sentences: {
      'account.signIn': '您的账户有新的登录',
      'account.email': '您的账户邮箱已更改',
      'account.password': '您的密码已修改',
      'account.factorAdded': '您的账户新增了一种两步验证方式',
      'account.factorRemoved': '您的账户移除了一种两步验证方式',
      'account.codesRenewed': '您的恢复码已重新生成',
      'account.codeUsed': '有人使用了您的恢复码',
      'account.factorReset': '您的两步验证已由运营人员重置',
    },
    factors: { totp: '验证器应用', passkey: '通行密钥' },
    device: '设备',
    network: '网络',
    name: '名称',
    email: '新邮箱',
    codesLeft: '剩余恢复码',
    time: '时间',
    advice: '如果是您本人操作，无需处理。如果不是，请立即修改密码，并退出所有陌生的登录：',
    emailAdvice:
      '如果是您本人操作，无需处理。如果不是，请立即通过联系表单告知我们；不要向任何人提供密码：',
    footer: '有关机桥（Yantra Bridge）账户安全的邮件始终会发送。',
  },
};

const MAX_NAME_LENGTH = 120;

const linesOf = ({ kind, subject, detail, time }: SecurityEvent, texts: MailTexts): string[] => {
  const line = (label: string, value: string): string[] =>
    value === '' ? [] : [`${label}: ${oneLine(value, MAX_NAME_LENGTH)}`];
  const isSignIn = kind === 'account.signIn';
  const isEmail = kind === 'account.email';
  return [
    ...(isSignIn ? line(texts.device, subject) : []),
    ...(isSignIn ? line(texts.network, detail) : []),
    ...(texts.factors[detail] ? [texts.factors[detail]] : []),
    ...(isSignIn ? [] : line(isEmail ? texts.email : texts.name, subject)),
    ...(kind === 'account.codeUsed' ? line(texts.codesLeft, detail) : []),
    `${texts.time}: ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ];
};

export function securityMail(
  to: string,
  event: SecurityEvent,
  { lang, publicOrigin }: { readonly lang: Lang; readonly publicOrigin: string },
): Mail {
  const texts = TEXTS[lang];
  const sentence = texts.sentences[event.kind];
  const isEmail = event.kind === 'account.email';
  const page = isEmail ? '/contact' : '/dashboard/account';
  const link = new URL(`${PATH_PREFIX_BY_LANG[lang]}${page}`, publicOrigin).href;
  return {
    to,
    replyTo: null,
    unsubscribe: null,
    subject: sentence,
    text: `${sentence}\n\n${linesOf(event, texts).join('\n')}\n\n${isEmail ? texts.emailAdvice : texts.advice}\n${link}\n\n-- \n${texts.footer}\n`,
  };
}
