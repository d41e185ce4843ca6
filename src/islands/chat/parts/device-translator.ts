// Translation of messages by the reader's browser (the Translator API), on the device, and only after the reader has requested it.
// https://developer.mozilla.org/docs/Web/API/Translator
import { atom, type ReadableAtom } from 'nanostores';
import type { Lang } from '../../../../contract/lang.ts';

type DeviceTranslation =
  | { readonly status: 'off' | 'failed' }
  /** Part of the language pack that was downloaded, 0 to 1. */
  | { readonly status: 'starting'; readonly progress: number }
  | { readonly status: 'on'; readonly translate: (text: string) => Promise<string> };

interface TranslatorOptions {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface CreateOptions extends TranslatorOptions {
  readonly monitor: (monitor: EventTarget) => void;
}

/** Browsers without it have no `Translator`; TypeScript does not know it yet. */
interface TranslatorApi {
  availability(options: TranslatorOptions): Promise<string>;
  create(options: CreateOptions): Promise<{ translate(text: string): Promise<string> }>;
}

/** The browser's names of the languages: `zh` is simplified Chinese. */
const PAIRS: Readonly<Record<Lang, TranslatorOptions>> = {
  en: { sourceLanguage: 'zh', targetLanguage: 'en' },
  'zh-Hans': { sourceLanguage: 'en', targetLanguage: 'zh' },
};

const apiOf = (): TranslatorApi | undefined =>
  (globalThis as { Translator?: TranslatorApi }).Translator;

const $state = atom<DeviceTranslation>({ status: 'off' });
export const $deviceTranslation: ReadableAtom<DeviceTranslation> = $state;

/** Whether the browser can translate into `lang`, now or after a download. */
export async function canTranslate(lang: Lang): Promise<boolean> {
  try {
    const availability = await apiOf()?.availability(PAIRS[lang]);
    return availability !== undefined && availability !== 'unavailable';
  } catch {
    return false;
  }
}

/** Must be called from a click handler: browsers download a language pack only after a user gesture. */
export async function startDeviceTranslation(lang: Lang): Promise<void> {
  const { status } = $state.get();
  if (status === 'starting' || status === 'on') return;
  $state.set({ status: 'starting', progress: 0 });
  const monitor = (target: EventTarget): void =>
    target.addEventListener('downloadprogress', (event) => {
      const { loaded } = event as ProgressEvent;
      if ($state.get().status === 'starting') $state.set({ status: 'starting', progress: loaded });
    });
  try {
    const translator = await apiOf()?.create({ ...PAIRS[lang], monitor });
    if (!translator) throw new Error('This browser has no translator');
    const translations = new Map<string, Promise<string>>();
    const translate = (text: string): Promise<string> => {
      const translation = translations.get(text) ?? translator.translate(text);
      translations.set(text, translation);
      return translation;
    };
    $state.set({ status: 'on', translate });
  } catch (error) {
    console.warn(
      'The browser could not start its translator; the original texts are shown.',
      error,
    );
    $state.set({ status: 'failed' });
  }
}

/** Texts without a translation by the server or a ready phrase. The notice at the top of the conversation explains it once. */
const $untranslated = atom<ReadonlySet<string>>(new Set());
export const $untranslatedTexts: ReadableAtom<ReadonlySet<string>> = $untranslated;

export const addUntranslated = (text: string): void =>
  $untranslated.set(new Set([...$untranslated.get(), text]));
