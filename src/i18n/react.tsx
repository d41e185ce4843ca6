// Translations in React islands. Their texts are loaded before they hydrate, so server and browser render the same.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Lang, localHref } from './language.ts';
import { type TranslateFunction, translator } from './translator.ts';

interface I18nValue {
  readonly lang: Lang;
  readonly t: TranslateFunction;
}

const I18nContext = createContext<I18nValue | undefined>(undefined);

/** Properties that every island takes in addition to its own data. */
export interface LocalizedProps {
  readonly lang: Lang;
  /** URLs of its texts, from wordsFor(). */
  readonly words: readonly string[];
}

interface ProviderProps {
  readonly lang: Lang;
  readonly children: ReactNode;
}

export function I18nProvider({ lang, children }: ProviderProps) {
  const value = useMemo(() => ({ lang, t: translator(lang) }), [lang]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18nValue {
  const value = useContext(I18nContext);
  if (!value) throw new Error('An island must be wrapped in <I18nProvider>.');
  return value;
}

export const useT = (): TranslateFunction => useI18n().t;

export const useLang = (): Lang => useI18n().lang;

/** Returns a function that localizes paths: const href = useHref(); href('/products'). */
export function useHref(): (path: string) => string {
  const { lang } = useI18n();
  return (path) => localHref(lang, path);
}
