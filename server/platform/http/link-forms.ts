// Forms of pages that links in mails open: a urlencoded body with the token of the link, answered by a page whose address has none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGS, type Lang } from '../../../contract/lang.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

type Values = Readonly<Record<string, string>>;

interface JsonReply {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Values;
  /** Of a link that has undone a change. */
  readonly undone?: boolean;
}

export interface FormReply {
  readonly status: number;
  /** The error code; '' of a success. */
  readonly code: string;
  /** What the form sent, with the query of its address. */
  readonly values: Values;
  /** The reply of the call. */
  readonly body: JsonReply;
}

export interface FormOutcome {
  /** Path of the page without language prefix, with a query that says what happened. */
  readonly page: string;
  /** Whether the page needs what was typed, with the token: then it is the reply itself, else the browser is led to it. */
  readonly isShownAgain: boolean;
}

interface Options {
  readonly prefix: Readonly<Record<Lang, string>>;
  outcome(reply: FormReply): FormOutcome;
}

/** Only a form of the site names a language: mail providers, which may also send forms, get the JSON reply. */
const langOf = ({ query }: FastifyRequest): Lang | undefined =>
  LANGS.find((each) => each === (query as { readonly lang?: unknown }).lang);

/** The page must be neither stored nor named to other sites: it may contain the token. */
export const forbidStoring = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Lets the routes of this scope accept such forms beside JSON. Call it in a scope of its own. */
export function acceptLinkForms(scope: FastifyInstance, { prefix, outcome }: Options): void {
  const sent = new WeakMap<FastifyRequest, Values>();

  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    const values = Object.fromEntries(new URLSearchParams(String(body)));
    sent.set(request, values);
    done(null, values);
  });

  scope.addHook('onRequest', async (request) => {
    // The browser's own Accept-Language may prefer another language than that of the page.
    const lang = langOf(request);
    if (lang) request.headers['accept-language'] = lang;
  });

  // Calls whose parameters are in the query, as mail providers need it, read those of the form from there.
  scope.addHook('preValidation', async (request) => {
    request.query = { ...sent.get(request), ...(request.query as object) };
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const lang = langOf(request);
    if (!lang) return payload;
    const body = JSON.parse(String(payload)) as JsonReply;
    const { code = '', message = '', fields = {} } = body;
    const isRefused = reply.statusCode >= 400;
    const values = { ...(request.query as Values), ...sent.get(request) };
    const reached = { status: reply.statusCode, code: isRefused ? code : '', values, body };
    const { page, isShownAgain } = outcome(reached);
    forbidStoring(reply);
    if (!isShownAgain) {
      reply.code(303).header('location', `${prefix[lang]}${page}`);
      reply.removeHeader('content-type');
      return '';
    }
    const form = {
      values,
      fieldErrors: fields,
      message: isRefused ? message : '',
      code: reached.code,
    };
    const rendered = await scope.formPages.render?.(page, lang, form);
    if (!rendered) return payload;
    reply.type('text/html; charset=utf-8');
    if (rendered.policy) reply.header('content-security-policy', rendered.policy);
    return rendered.html;
  });
}
