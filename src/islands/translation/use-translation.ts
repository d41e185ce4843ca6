// Machine translation of a user-written text that is in another language than the page, by the server.
import { useEffect, useState } from 'react';
import type { TextTerm } from '../../../contract/translation/terms.ts';
import { useLang } from '../../i18n/react.tsx';
import { isForeign } from '../../i18n/script.ts';

type Translation =
  | { readonly status: 'none' }
  /** With the terms of the glossary in the text. */
  | { readonly status: 'unavailable'; readonly terms: readonly TextTerm[] }
  /** `isPhrase`: ready phrases, which people have written in both languages. */
  | { readonly status: 'translated'; readonly text: string; readonly isPhrase: boolean };

/** 'none' while the translation is loading, so that the original is shown. */
export function useTranslation(text: string): Translation {
  const lang = useLang();
  const [result, setResult] = useState<Translation & { readonly of: string }>({
    of: '',
    status: 'none',
  });
  useEffect(() => {
    if (!isForeign(text, lang)) return;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      // Loaded on demand, because most screens show no text in another language.
      const { translatorFor } = await import('./translate.ts');
      const answer = await translatorFor(lang).translate(text, 'conversation');
      if (!isCurrent) return;
      setResult(
        answer.translated
          ? { of: text, status: 'translated', text: answer.text, isPhrase: answer.phrase }
          : { of: text, status: 'unavailable', terms: answer.terms },
      );
    };
    load().catch(() => isCurrent && setResult({ of: text, status: 'unavailable', terms: [] }));
    return () => {
      isCurrent = false;
    };
  }, [text, lang]);
  return result.of === text ? result : { status: 'none' };
}
