// Page translator: one call per page, one request per text, and the original text on failure.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MAX_TRANSLATED_TEXT_LENGTH } from '../../../contract/translation/translate.ts';
import { createApi } from '../../../src/api/call.ts';
import { isForeign, scriptOf } from '../../../src/i18n/script.ts';
import { pageTranslator, translatorFor } from '../../../src/islands/translation/translate.ts';
import { startBrowser } from '../client/browser.ts';

interface Sent {
  readonly url: string;
  readonly body: { readonly texts?: string[]; readonly text?: string; readonly targetLang: string };
}
type Answer = (sent: Sent) => { readonly status: number; readonly body: unknown };

const told = (text: string) => ({ text: `译 ${text}`, translated: true });
const inBatches: Answer = ({ body }) => ({
  status: 200,
  body: { success: true, translations: body.texts?.map(told) },
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

test('texts of one moment go in one call, each of them once', async () => {
  const { sent, translator } = open('zh-Hans');
  const asked = ['lathe', 'pump', 'lathe'].map((text) => translator.translate(text));
  expect(await all(asked)).toEqual(['lathe', 'pump', 'lathe'].map(told));
  expect(sent).toEqual([
    { url: '/api/translate/batch', body: { texts: ['lathe', 'pump'], targetLang: 'zh-Hans' } },
  ]);
  await all([translator.translate('pump')]);
  expect(sent).toHaveLength(1);
});

test('more than a batch takes goes in several', async () => {
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

test('an English reader is asked for only in a conversation', async () => {
  const { sent, translator } = open('en');
  expect(await all([translator.translate('车床')])).toEqual([{ text: '车床', translated: false }]);
  expect(sent).toHaveLength(0);
  expect(await all([translator.translate('车床', 'conversation')])).toEqual([told('车床')]);
});

test('nothing, and what is too long, is not asked for', async () => {
  const { sent, translator } = open('zh-Hans');
  const texts = ['', '  ', 'x'.repeat(MAX_TRANSLATED_TEXT_LENGTH + 1)];
  const answers = await all(texts.map((text) => translator.translate(text)));
  expect(answers).toEqual(texts.map((text) => ({ text, translated: false })));
  expect(sent).toHaveLength(0);
});

test.each<[string, Answer]>([
  ['a failure', () => ({ status: 500, body: {} })],
  ['no answer', () => Promise.reject(new ApiError('network', 0, 'away')) as never],
  ['garbage', () => ({ status: 200, body: { translations: 'x' } })],
])(
  '%s leaves the original, with a word on the console, and may be asked again',
  async (_, answer) => {
    let current = answer;
    const { translator } = open('zh-Hans', (sent) => current(sent));
    expect(await all([translator.translate('lathe')])).toEqual([asOriginal('lathe')]);
    expect(warned).toHaveBeenCalledTimes(1);
    current = inBatches;
    expect(await all([translator.translate('lathe')])).toEqual([told('lathe')]);
  },
);

const asOriginal = (text: string) => ({ text, translated: false });

test('answers that do not fit their texts are not believed', async () => {
  const body = { success: true, translations: [{ text: '泵', translated: true }] };
  const { translator } = open('zh-Hans', () => ({ status: 200, body }));
  const asked = ['lathe', 'pump'].map((text) => translator.translate(text));
  expect(await all(asked)).toEqual(['lathe', 'pump'].map(asOriginal));
});

test('a backend that takes one text at a time is asked so', async () => {
  const { sent, translator } = open('zh-Hans', ({ url, body }) =>
    url.endsWith('/batch')
      ? { status: 404, body: {} }
      : { status: 200, body: { translatedText: body.text === 'lathe' ? '车床' : body.text } },
  );
  const asked = ['lathe', 'XJ-200A'].map((text) => translator.translate(text));
  expect(await all(asked)).toEqual([{ text: '车床', translated: true }, asOriginal('XJ-200A')]);
  await all([translator.translate('pump')]);
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/translate/batch',
    '/api/translate',
    '/api/translate',
    '/api/translate',
  ]);
});

test('the islands of a page share one translator', async () => {
  startBrowser('/zh-hans');
  const fetched = vi.fn(async (_: string, { body }: RequestInit) => {
    const { texts } = JSON.parse(String(body)) as { texts: string[] };
    return Response.json({ success: true, translations: texts.map(told) });
  });
  vi.stubGlobal('fetch', fetched);
  const asked = ['lathe', 'lathe', 'pump'].map((text) => translatorFor('zh-Hans').translate(text));
  expect(await all(asked)).toEqual(['lathe', 'lathe', 'pump'].map(told));
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('only a text in the other language is foreign; codes and figures are in none', () => {
  const foreign = (text: string): Lang[] =>
    (['en', 'zh-Hans'] as const).filter((lang) => isForeign(text, lang));
  expect(foreign('Which voltage?')).toEqual(['zh-Hans']);
  expect(foreign('电压是多少？')).toEqual(['en']);
  expect(foreign('HG-255S 的 CIF 价格')).toEqual(['en']);
  expect(foreign('HG-255S, 380 V, 50 Hz, CIF')).toEqual([]);
  expect(scriptOf('HG-255S')).toBeNull();
});
