// Mail about the safety of a sign-in, in the language of the account, with a link to its settings.
import { EMAIL_UNDO_DAYS, REMOVAL_DAYS } from '../../contract/accounts/email-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import type { SecurityKind } from '../../contract/notifications/mail-kinds.ts';
import { emailLinkPath, removalPath } from '../accounts/email/link-addresses.ts';
import type { RemovableGrant } from '../accounts/removal/removal-links.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';

interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly subject: string;
  readonly detail: string;
  readonly time: Date;
  /** What the mail offers to remove. */
  readonly grants: readonly RemovableGrant[];
  /** Token of the link that undoes a change of the email. */
  readonly undoToken?: string | undefined;
}

interface MailTexts {
  readonly sentences: Readonly<Record<SecurityKind, string>>;
  /** Kinds of second factors. */
  readonly factors: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  /** Who may use an invitation without an email. */
  readonly anybody: string;
  readonly person: string;
  readonly device: string;
  readonly network: string;
  readonly name: string;
  readonly email: string;
  readonly codesLeft: string;
  readonly time: string;
  readonly advice: string;
  /** After a changed email, with which the password can no longer be set. */
  readonly emailAdvice: string;
  /** After a changed email that can be restored. */
  readonly undoAdvice: string;
  /** Before a list of factors and members, and before the link that removes one. */
  readonly recent: string;
  readonly remove: string;
  readonly member: string;
  readonly footer: string;
}

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    sentences: {
      'account.signIn': 'New sign-in to your account',
      'account.email': 'The email of your account was changed',
      'account.emailBegun': 'A change of your email was begun',
      'account.invited': 'A person was invited to your account',
      'account.memberJoined': 'A person joined your account',
      'account.roleChanged': 'The role of a person of your account was changed',
      'account.emailUndone': 'A change of the email of your account was undone',
      'account.password': 'Your password was changed',
      'account.factorAdded': 'A second step was added to your sign-in',
      'account.factorRemoved': 'A second step was removed from your sign-in',
      'account.codesRenewed': 'You have new recovery codes',
      'account.codeUsed': 'A recovery code was used',
      'account.factorReset': 'The second step of your sign-in was reset by an operator',
    },
    factors: { totp: 'Authenticator app', passkey: 'Passkey' },
    roles: { sales: 'Role: sales', viewer: 'Role: viewer' },
    anybody: 'Anybody who has the link',
    person: 'Person',
    device: 'Device',
    network: 'Network',
    name: 'Name',
    email: 'Email',
    codesLeft: 'Recovery codes left',
    time: 'Time',
    advice:
      'If this was you, there is nothing to do. If not, change your password at once, and end all sessions and remove all people you do not know:',
    emailAdvice:
      'If this was you, there is nothing to do. If not, write to us at once with the contact form. Give your password to nobody:',
    undoAdvice: `If this was you, there is nothing to do. If not, get your old email back with this link, within ${EMAIL_UNDO_DAYS} days. It also ends all sessions:`,
    recent: `Added in the last ${REMOVAL_DAYS} days. Remove with one press what you did not add:`,
    remove: 'Remove',
    member: 'Person with access to the account',
    footer: 'Mails about the safety of your account at Yantra Bridge are always sent.',
  },
  'zh-Hans': {
    sentences: {
      'account.signIn': '您的账户有新的登录',
      'account.email': '您的账户邮箱已更改',
      'account.emailBegun': '您的账户邮箱正在更改',
      'account.invited': '有人被邀请加入您的账户',
      'account.memberJoined': '有新成员加入您的账户',
      'account.roleChanged': '您账户中一位成员的角色已更改',
      'account.emailUndone': '您的账户邮箱更改已被撤销',
      'account.password': '您的密码已修改',
      'account.factorAdded': '您的账户新增了一种两步验证方式',
      'account.factorRemoved': '您的账户移除了一种两步验证方式',
      'account.codesRenewed': '您的恢复码已重新生成',
      'account.codeUsed': '有人使用了您的恢复码',
      'account.factorReset': '您的两步验证已由运营人员重置',
    },
    factors: { totp: '验证器应用', passkey: '通行密钥' },
    roles: { sales: '角色：销售', viewer: '角色：仅查看' },
    anybody: '持有链接的任何人',
    person: '人员',
    device: '设备',
    network: '网络',
    name: '名称',
    email: '邮箱',
    codesLeft: '剩余恢复码',
    time: '时间',
    advice:
      '如果是您本人操作，无需处理。如果不是，请立即修改密码，并退出所有陌生的登录、移除陌生的成员：',
    emailAdvice:
      '如果是您本人操作，无需处理。如果不是，请立即通过联系表单告知我们；不要向任何人提供密码：',
    undoAdvice: `如果是您本人操作，无需处理。如果不是，请在 ${EMAIL_UNDO_DAYS} 天内通过以下链接恢复原邮箱，所有登录将同时退出：`,
    recent: `以下为最近 ${REMOVAL_DAYS} 天内新增的内容。如非您本人添加，可一键移除：`,
    remove: '移除',
    member: '可使用该账户的成员',
    footer: '有关机桥（Yantra Bridge）账户安全的邮件始终会发送。',
  },
};

/** Notices that may go to an address that the account no longer has. */
const EMAIL_KINDS: readonly SecurityKind[] = ['account.email', 'account.emailUndone'];

const MAX_NAME_LENGTH = 120;

const PERSON_KINDS: readonly SecurityKind[] = [
  'account.invited',
  'account.memberJoined',
  'account.roleChanged',
];

const labelOf = (kind: SecurityKind, texts: MailTexts): string => {
  if (PERSON_KINDS.includes(kind)) return texts.person;
  return EMAIL_KINDS.includes(kind) ? texts.email : texts.name;
};

const linesOf = ({ kind, subject, detail, time }: SecurityEvent, texts: MailTexts): string[] => {
  const line = (label: string, value: string): string[] =>
    value === '' ? [] : [`${label}: ${oneLine(value, MAX_NAME_LENGTH)}`];
  const isSignIn = kind === 'account.signIn';
  return [
    ...(isSignIn ? line(texts.device, subject) : []),
    ...(isSignIn ? line(texts.network, detail) : []),
    ...(texts.factors[detail] ? [texts.factors[detail]] : []),
    ...(isSignIn ? [] : line(labelOf(kind, texts), subject)),
    ...(kind === 'account.invited' && subject === '' ? [texts.anybody] : []),
    ...(texts.roles[detail] ? [texts.roles[detail]] : []),
    ...(kind === 'account.codeUsed' ? line(texts.codesLeft, detail) : []),
    `${texts.time}: ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ];
};

const dayOf = (date: string): string => date.slice(0, 10);

/** A paragraph for each factor and member, with the link that removes it. */
function grantLines(
  grants: readonly RemovableGrant[],
  texts: MailTexts,
  address: (path: string) => string,
): string[] {
  if (grants.length === 0) return [];
  const lines = grants.map(({ kind, name, addedAt, token }) => {
    const what = kind === 'member' ? texts.member : texts.factors[kind];
    const named = name === '' ? what : `${what}: ${oneLine(name, MAX_NAME_LENGTH)}`;
    const link = token === null ? '' : `\n${texts.remove}: ${address(removalPath(token))}`;
    return `- ${named} (${dayOf(addedAt)})${link}`;
  });
  return ['', texts.recent, ...lines];
}

export function securityMail(
  to: string,
  event: SecurityEvent,
  { lang, publicOrigin }: { readonly lang: Lang; readonly publicOrigin: string },
): Mail {
  const texts = TEXTS[lang];
  const { kind, grants, undoToken } = event;
  const sentence = texts.sentences[kind];
  const address = (path: string): string =>
    new URL(`${PATH_PREFIX_BY_LANG[lang]}${path}`, publicOrigin).href;
  const [advice, page] =
    undoToken !== undefined
      ? [texts.undoAdvice, emailLinkPath('stop', undoToken)]
      : EMAIL_KINDS.includes(kind)
        ? [texts.emailAdvice, '/contact']
        : [texts.advice, '/dashboard/account'];
  const lines = [...linesOf(event, texts), ...grantLines(grants, texts, address)];
  return {
    to,
    replyTo: null,
    unsubscribe: null,
    subject: sentence,
    text: `${sentence}\n\n${lines.join('\n')}\n\n${advice}\n${address(page)}\n\n-- \n${texts.footer}\n`,
  };
}
