// Translations in React islands. The page sends the required namespaces, so server and browser render the same texts.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { addStrings, createEngine, fixedT, type TranslateFunction } from './engine.ts';
import { type Lang, localHref } from './language.ts';
import type { Strings as Texts } from './namespaces.ts';

interface I18nValue {
  readonly lang: Lang;
  readonly t: TranslateFunction;
}

const engine = createEngine({});
const I18nContext = createContext<I18nValue | undefined>(undefined);

/** Properties that every island takes in addition to its own data. */
export interface LocalizedProps {
  readonly lang: Lang;
  readonly strings: Texts;
}

export function I18nProvider({
  lang,
  strings,
  children,
}: LocalizedProps & { readonly children: ReactNode }) {
  const value = useMemo(() => {
    addStrings(engine, lang, strings);
    return { lang, t: fixedT(engine, lang) };
  }, [lang, strings]);
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
