// User-written text with its machine translation below if it is in another language. Needs the namespace 'common'.
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang, isForeign } from '../../i18n/script.ts';

interface Props {
  readonly text: string;
  /** Renders a text, both original and translation; `lang` is undefined if it is the page's language. */
  readonly renderText?: (text: string, lang: string | undefined) => ReactNode;
}

type Translation =
  | { readonly status: 'none' | 'unavailable' }
  | { readonly status: 'translated'; readonly text: string };

/** Shows nothing while the translation is loading: the original is readable meanwhile. */
function useTranslation(text: string): Translation {
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
          ? { of: text, status: 'translated', text: answer.text }
          : { of: text, status: 'unavailable' },
      );
    };
    load().catch(() => isCurrent && setResult({ of: text, status: 'unavailable' }));
    return () => {
      isCurrent = false;
    };
  }, [text, lang]);
  return result.of === text ? result : { status: 'none' };
}

const paragraph = (text: string, lang: string | undefined): ReactNode => (
  <p className="wrap-anywhere whitespace-pre-line" lang={lang}>
    {text}
  </p>
);

export function Translated({ text, renderText = paragraph }: Props) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const [isShown, setShown] = useState(true);
  const translation = useTranslation(text);
  return (
    <>
      {renderText(text, foreignLang(text, lang))}
      {translation.status === 'unavailable' && (
        <p className="text-xs text-muted">{t('ui.translation.unavailable')}</p>
      )}
      {translation.status === 'translated' && (
        <div className="mt-1 grid grid-cols-1 gap-1 border-t border-line pt-1">
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            {t('ui.translation.automatic')}
            <button
              type="button"
              className="link min-h-6"
              aria-expanded={isShown}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? 'ui.translation.hide' : 'ui.translation.show')}
            </button>
          </p>
          <div id={id} hidden={!isShown}>
            {renderText(translation.text, lang)}
          </div>
        </div>
      )}
    </>
  );
}
