// Page translator: one call per page, one request per text, and the original text on failure.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MAX_TRANSLATED_TEXT_LENGTH } from '../../../contract/translation/translate.ts';
import { createApi } from '../../../src/api/call.ts';
import { isForeign, scriptOf } from '../../../src/i18n/script.ts';
import { pageTranslator, translatorFor } from '../../../src/islands/translation/translate.ts';
import { stubBrowser } from '../client/browser.ts';

interface Sent {
  readonly url: string;
  readonly body: { readonly texts?: string[]; readonly text?: string; readonly targetLang: string };
}
type Answer = (sent: Sent) => { readonly status: number; readonly body: unknown };

const translatedReply = (text: string) => ({
  text: `译 ${text}`,
  translated: true,
  phrase: false,
  terms: [],
});
const inBatches: Answer = ({ body }) => ({
  status: 200,
  body: { success: true, translations: body.texts?.map(translatedReply) },
});

function open(lang: Lang, answer: Answer = inBatches) {
  const sent: Sent[] = [];
  const api = createApi({
    lang,
    transport: async ({ url, body }) => {
      const call = { url, body: JSON.parse(String(body)) };
      sent.push(call);
      return answer(call);
    },
  });
  return { sent, translator: pageTranslator(api, lang) };
}

const warned = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  warned.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits for all promises, with fake time for the calls. */
const all = async <Value>(promises: readonly Promise<Value>[]): Promise<Value[]> => {
  await vi.advanceTimersByTimeAsync(1_000);
  return Promise.all(promises);
};

test('texts requested together are sent in one call, each once', async () => {
  const { sent, translator } = open('zh-Hans');
  const pending = ['lathe', 'pump', 'lathe'].map((text) => translator.translate(text));
  expect(await all(pending)).toEqual(['lathe', 'pump', 'lathe'].map(translatedReply));
  expect(sent).toEqual([
    { url: '/api/translate/batch', body: { texts: ['lathe', 'pump'], targetLang: 'zh-Hans' } },
  ]);
  await all([translator.translate('pump')]);
  expect(sent).toHaveLength(1);
});

test('texts above the batch limit are sent in several calls', async () => {
  const { sent, translator } = open('zh-Hans');
  const long = Array.from({ length: 9 }, (_, at) => `${at}`.padEnd(4_000, 'x'));
  const many = Array.from({ length: 60 }, (_, at) => `pump ${at}`);
  await all([...long, ...many].map((text) => translator.translate(text)));
  const texts = sent.map(({ body }) => body.texts ?? []);
  expect(texts.flat()).toEqual([...long, ...many]);
  for (const batch of texts) {
    expect(batch.length).toBeLessThanOrEqual(50);
    expect(batch.join('').length).toBeLessThanOrEqual(20_000);
  }
});

test('for an English reader only conversations are translated', async () => {
  const { sent, translator } = open('en');
  expect(await all([translator.translate('车床')])).toEqual([
    { text: '车床', translated: false, phrase: false, terms: [] },
  ]);
  expect(sent).toHaveLength(0);
  expect(await all([translator.translate('车床', 'conversation')])).toEqual([
    translatedReply('车床'),
  ]);
});

test('empty and oversized texts are not sent', async () => {
  const { sent, translator } = open('zh-Hans');
  const texts = ['', '  ', 'x'.repeat(MAX_TRANSLATED_TEXT_LENGTH + 1)];
  const answers = await all(texts.map((text) => translator.translate(text)));
  expect(answers).toEqual(
    texts.map((text) => ({ text, translated: false, phrase: false, terms: [] })),
  );
  expect(sent).toHaveLength(0);
});

test.each<[string, Answer]>([
  ['a failure', () => ({ status: 500, body: {} })],
  ['no answer', () => Promise.reject(new ApiError('network', 0, 'away')) as never],
  ['garbage', () => ({ status: 200, body: { translations: 'x' } })],
])(
  '%s keeps the original, with a console warning, and the text can be requested again',
  async (_, answer) => {
    let current = answer;
    const { translator } = open('zh-Hans', (sent) => current(sent));
    expect(await all([translator.translate('lathe')])).toEqual([asOriginal('lathe')]);
    expect(warned).toHaveBeenCalledTimes(1);
    current = inBatches;
    expect(await all([translator.translate('lathe')])).toEqual([translatedReply('lathe')]);
  },
);

const asOriginal = (text: string) => ({ text, translated: false, phrase: false, terms: [] });

test('a reply with the wrong number of texts is rejected', async () => {
  const body = { success: true, translations: [{ text: '泵', translated: true, phrase: false }] };
  const { translator } = open('zh-Hans', () => ({ status: 200, body }));
  const pending = ['lathe', 'pump'].map((text) => translator.translate(text));
  expect(await all(pending)).toEqual(['lathe', 'pump'].map(asOriginal));
});

test('a backend without batches gets one text at a time', async () => {
  const { sent, translator } = open('zh-Hans', ({ url, body }) =>
    url.endsWith('/batch')
      ? { status: 404, body: {} }
      : { status: 200, body: { translatedText: body.text === 'lathe' ? '车床' : body.text } },
  );
  const pending = ['lathe', 'XJ-200A'].map((text) => translator.translate(text));
  expect(await all(pending)).toEqual([
    { text: '车床', translated: true, phrase: false, terms: [] },
    asOriginal('XJ-200A'),
  ]);
  await all([translator.translate('pump')]);
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/translate/batch',
    '/api/translate',
    '/api/translate',
    '/api/translate',
  ]);
});

test('the islands of a page share one translator', async () => {
  stubBrowser('/zh-hans');
  const fetched = vi.fn(async (_: string, { body }: RequestInit) => {
    const { texts } = JSON.parse(String(body)) as { texts: string[] };
    return Response.json({ success: true, translations: texts.map(translatedReply) });
  });
  vi.stubGlobal('fetch', fetched);
  const pending = ['lathe', 'lathe', 'pump'].map((text) =>
    translatorFor('zh-Hans').translate(text),
  );
  expect(await all(pending)).toEqual(['lathe', 'lathe', 'pump'].map(translatedReply));
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('only a text in the other language is translated, codes and numbers never', () => {
  const foreign = (text: string): Lang[] =>
    (['en', 'zh-Hans'] as const).filter((lang) => isForeign(text, lang));
  expect(foreign('Which voltage?')).toEqual(['zh-Hans']);
  expect(foreign('电压是多少？')).toEqual(['en']);
  expect(foreign('HG-255S 的 CIF 价格')).toEqual(['en']);
  expect(foreign('HG-255S, 380 V, 50 Hz, CIF')).toEqual([]);
  expect(scriptOf('HG-255S')).toBeNull();
});
