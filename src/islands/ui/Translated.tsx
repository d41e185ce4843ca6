// A text somebody wrote, as it stands, and under it what it says in the reader's language. Takes the namespace 'common'.
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang, isForeign } from '../../i18n/script.ts';

interface Props {
  readonly text: string;
  /** How a text is drawn, original and translation alike; `lang` is nothing where it is the page's own. */
  readonly draw?: (text: string, lang: string | undefined) => ReactNode;
}

type Translation =
  | { readonly status: 'none' | 'unavailable' }
  | { readonly status: 'told'; readonly text: string };

/** Nothing is said while it is on its way: the original can be read meanwhile. */
function useTranslation(text: string): Translation {
  const lang = useLang();
  const [told, setTold] = useState<Translation & { readonly of: string }>({
    of: '',
    status: 'none',
  });
  useEffect(() => {
    if (!isForeign(text, lang)) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      // Most screens show nothing that is foreign, and need no translator.
      const { translatorFor } = await import('../../stores/translate.ts');
      const answer = await translatorFor(lang).translate(text, 'conversation');
      if (!wanted) return;
      setTold(
        answer.translated
          ? { of: text, status: 'told', text: answer.text }
          : { of: text, status: 'unavailable' },
      );
    };
    ask().catch(() => wanted && setTold({ of: text, status: 'unavailable' }));
    return () => {
      wanted = false;
    };
  }, [text, lang]);
  return told.of === text ? told : { status: 'none' };
}

const paragraph = (text: string, lang: string | undefined): ReactNode => (
  <p className="wrap-anywhere whitespace-pre-line" lang={lang}>
    {text}
  </p>
);

export function Translated({ text, draw = paragraph }: Props) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const [isShown, setShown] = useState(true);
  const translation = useTranslation(text);
  return (
    <>
      {draw(text, foreignLang(text, lang))}
      {translation.status === 'unavailable' && (
        <p className="text-xs text-muted">{t('ui.translation.unavailable')}</p>
      )}
      {translation.status === 'told' && (
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
            {draw(translation.text, lang)}
          </div>
        </div>
      )}
    </>
  );
}
