// Mail about the safety of a sign-in, in the language of the account, with a link to its settings.
import { EMAIL_UNDO_DAYS, REMOVAL_DAYS } from '../../contract/accounts/email-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import type { SecurityKind } from '../../contract/notifications/mail-kinds.ts';
import { withValues } from '../../contract/texts.ts';
import { emailLinkPath, removalPath } from '../accounts/email/link-addresses.ts';
import type { RemovableGrant } from '../accounts/removal/removal-links.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.ts';
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

type SecurityTexts = (typeof MAIL_TEXTS)[Lang]['security'];

/** Notices that may go to an address that the account no longer has. */
const EMAIL_KINDS: readonly SecurityKind[] = ['account.email', 'account.emailUndone'];

const MAX_NAME_LENGTH = 120;

const PERSON_KINDS: readonly SecurityKind[] = [
  'account.invited',
  'account.memberJoined',
  'account.roleChanged',
];

const labelOf = (kind: SecurityKind, texts: SecurityTexts): string => {
  if (PERSON_KINDS.includes(kind)) return texts.person;
  return EMAIL_KINDS.includes(kind) ? texts.email : texts.name;
};

/** The text of a kind of factor or of a role, if `detail` is one. */
const ownText = (texts: Readonly<Record<string, string>>, detail: string): string[] =>
  Object.hasOwn(texts, detail) && texts[detail] ? [texts[detail]] : [];

const linesOf = (
  { kind, subject, detail, time }: SecurityEvent,
  texts: SecurityTexts,
): string[] => {
  const line = (label: string, value: string): string[] =>
    value === '' ? [] : [`${label}: ${oneLine(value, MAX_NAME_LENGTH)}`];
  const isSignIn = kind === 'account.signIn';
  return [
    ...(isSignIn ? line(texts.device, subject) : []),
    ...(isSignIn ? line(texts.network, detail) : []),
    ...ownText(texts.factors, detail),
    ...(isSignIn ? [] : line(labelOf(kind, texts), subject)),
    ...(kind === 'account.invited' && subject === '' ? [texts.anybody] : []),
    ...ownText(texts.roles, detail),
    ...(kind === 'account.codeUsed' ? line(texts.codesLeft, detail) : []),
    `${texts.time}: ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ];
};

const dayOf = (date: string): string => date.slice(0, 10);

/** A paragraph for each factor and member, with the link that removes it. */
function grantLines(
  grants: readonly RemovableGrant[],
  texts: SecurityTexts,
  address: (path: string) => string,
): string[] {
  if (grants.length === 0) return [];
  const lines = grants.map(({ kind, name, addedAt, token }) => {
    const what = kind === 'member' ? texts.member : texts.factors[kind];
    const named = name === '' ? what : `${what}: ${oneLine(name, MAX_NAME_LENGTH)}`;
    const link = token === null ? '' : `\n${texts.remove}: ${address(removalPath(token))}`;
    return `- ${named} (${dayOf(addedAt)})${link}`;
  });
  return ['', withValues(texts.recent, { days: REMOVAL_DAYS }), ...lines];
}

export function securityMail(
  to: string,
  event: SecurityEvent,
  { lang, publicOrigin }: { readonly lang: Lang; readonly publicOrigin: string },
): Mail {
  const texts = MAIL_TEXTS[lang].security;
  const { kind, grants, undoToken } = event;
  const sentence = texts.sentences[kind];
  const address = (path: string): string =>
    new URL(`${PATH_PREFIX_BY_LANG[lang]}${path}`, publicOrigin).href;
  const [advice, page] =
    undoToken !== undefined
      ? [withValues(texts.undoAdvice, { days: EMAIL_UNDO_DAYS }), emailLinkPath('stop', undoToken)]
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
