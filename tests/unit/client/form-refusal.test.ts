// Why a form could not be sent: what is kept is said where there are fields, and to try again is said once.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import '../../../src/i18n/index.ts';
import { I18nProvider } from '../../../src/i18n/react.tsx';
import { translator } from '../../../src/i18n/translator.ts';
import { FormRefusal } from '../../../src/ui/forms/FormRefusal.tsx';
import type { FormState } from '../../../src/ui/forms/form-state.ts';

const textOf = (lang: Lang, code: ErrorCode | 'network', props: object): string => {
  const state = { status: 'failed', code, message: null, fieldErrors: {} } as unknown as FormState;
  const render = (children: ReactNode): string =>
    renderToStaticMarkup(createElement(I18nProvider, { lang, children }));
  const markup = render(createElement(FormRefusal, { state, ...props }));
  return markup.replaceAll(/<[^>]+>/g, ' ');
};

const KEPT = /is kept|已保留/;
const AGAIN = /again|重试/g;

/** All that are shown before what is kept. */
const FAILURES = [
  'product:report.failed',
  'chatTools:report.failed',
  'order:stepFailed',
  'orderReviews:reply.failed',
  'orderReviews:dialog.failed',
  'enquiry:thread.replyFailed',
  'secondFactor:failed',
  'account:deletion.failed',
  'savedSearches:dialog.failed',
  'evidence:error',
] as const;

test.each(LANGS)('to try again is said once (%s)', (lang) => {
  const t = translator(lang);
  for (const fallback of [...FAILURES.map((key) => t(key)), undefined])
    for (const code of ['network', 'internal'] as const) {
      const text = textOf(lang, code, { fallback });
      expect(text.match(AGAIN), text).toHaveLength(1);
      expect(text).toMatch(KEPT);
    }
});

test.each(LANGS)('a window without fields keeps nothing (%s)', (lang) => {
  for (const code of ['network', 'internal', 'unauthorized'] as const) {
    const text = textOf(lang, code, { hasFields: false });
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(KEPT);
    if (code !== 'unauthorized') expect(text.match(AGAIN), text).toHaveLength(1);
  }
  expect(textOf(lang, 'unauthorized', {})).toMatch(KEPT);
});
