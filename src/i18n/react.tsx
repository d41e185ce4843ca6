// Translations in React islands. The page sends the required namespaces, so server and browser render the same texts.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { addStrings, createEngine, fixedT, type T } from './engine.ts';
import { type Lang, localHref } from './language.ts';
import type { Strings as Texts } from './namespaces.ts';

interface Words {
  readonly lang: Lang;
  readonly t: T;
}

const engine = createEngine({});
const WordsContext = createContext<Words | undefined>(undefined);

/** Properties that every island takes in addition to its own data. */
export interface Spoken {
  readonly lang: Lang;
  readonly strings: Texts;
}

export function Strings({ lang, strings, children }: Spoken & { readonly children: ReactNode }) {
  const words = useMemo(() => {
    addStrings(engine, lang, strings);
    return { lang, t: fixedT(engine, lang) };
  }, [lang, strings]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('An island must be wrapped in <Strings>.');
  return words;
}

export const useT = (): T => useWords().t;

export const useLang = (): Lang => useWords().lang;

/** Returns a function that localizes paths: const href = useHref(); href('/products'). */
export function useHref(): (path: string) => string {
  const { lang } = useWords();
  return (path) => localHref(lang, path);
}
