// Endpoints for the mails that an account gets, by kind: in the account settings, and by the link in each mail.
import * as z from 'zod/mini';
import { requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { LANGS } from '../lang.ts';
import { booleanParam, fieldError, optionalParam } from '../query.ts';
import { fields, flag, list, oneOf } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

/** Without kinds that this release does not know. */
const mailSetting = fields({
  kind: oneOf(MAIL_KINDS),
  /** Whether these mails are sent. */
  sent: flag,
});
export type MailSetting = z.output<typeof mailSetting>;

const mailSettings = fields({
  /** Of the person; none for viewers of a company, who get no mails. Those about products and evidence are for suppliers only. */
  mails: list(mailSetting),
});
const kind = z.enum(MAIL_KINDS, fieldError('invalid'));

export const getMailSettings = endpoint({
  method: 'GET',
  path: '/notifications/mails',
  summary: 'Kinds of mail, and whether the person gets them',
  access: 'user',
  reply: mailSettings,
  errors: ['unauthorized'],
});

export const changeMailSetting = endpoint({
  method: 'PUT',
  path: '/notifications/mails',
  summary: 'Stops or starts the mails of one kind',
  access: 'user',
  body: z.object({ kind, sent: z.boolean(fieldError('invalid')) }),
  reply: mailSettings,
  errors: ['unauthorized', 'validation'],
});

/** For the link in a mail, which works without signing in, any number of times. */
export const changeMailByLink = endpoint({
  method: 'POST',
  path: '/notifications/mails/link',
  summary: 'Stops the mails of one kind, or starts them again',
  access: 'anyone',
  query: z.object({
    token: requiredText(64),
    kind,
    /** true starts the mails again; otherwise they are stopped. */
    start: optionalParam(booleanParam),
    /** Language of the page to which the reply redirects; only for the form without scripts. */
    lang: optionalParam(z.enum(LANGS, fieldError('unknownLanguage'))),
  }),
  // "List-Unsubscribe=One-Click", urlencoded or as the only part of a multipart form; its content is not read.
  bodyBytes: 4_000,
  reply: acknowledgement,
  errors: ['validation', 'alertLinkInvalid'],
});
