// The contact form of browsers without scripts: a urlencoded body, answered by a page with the result.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { HttpError } from '../platform/http/http-error.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_PAGE_PATH = '/contact/again';
const SENT_PAGE_PATHS: Readonly<Record<Lang, string>> = {
  en: '/contact/sent',
  'zh-Hans': '/zh-hans/contact/sent',
};

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE;

/** The language of the page with the form. The browser's own Accept-Language may prefer another. */
const langOf = ({ query }: FastifyRequest): Lang =>
  LANGS.find((each) => each === (query as { readonly lang?: unknown }).lang) ?? 'en';

/** Protection from cross-site request forgery: browsers send the origin of a form. */
const isOwnSite = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host;
};

interface Refusal {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Lets the routes of this scope accept the form. Their JSON reply becomes a redirect, or the form again with what was typed. */
export function acceptContactForm(scope: FastifyInstance): void {
  const typed = new WeakMap<FastifyRequest, Readonly<Record<string, string>>>();

  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, body, done) => {
    const values = Object.fromEntries(new URLSearchParams(String(body)));
    typed.set(request, values);
    done(null, values);
  });

  scope.addHook('onRequest', async (request) => {
    if (!isForm(request)) return;
    if (!isOwnSite(request)) throw new HttpError('forbidden');
    request.headers['accept-language'] = langOf(request);
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!isForm(request)) return payload;
    const lang = langOf(request);
    if (reply.statusCode < 400) {
      reply.code(303).header('location', SENT_PAGE_PATHS[lang]);
      reply.removeHeader('content-type');
      return '';
    }
    const { message = '', fields = {} } = JSON.parse(String(payload)) as Refusal;
    const form = { values: typed.get(request) ?? {}, fieldErrors: fields, message };
    const page = await scope.formPages.render?.(FORM_PAGE_PATH, lang, form);
    if (!page) return payload;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (page.policy) reply.header('content-security-policy', page.policy);
    return page.html;
  });
}
