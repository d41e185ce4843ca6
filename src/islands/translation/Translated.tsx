// User-written text with its machine translation below if it is in another language. Needs the namespace 'common'.
import type { ReactNode } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { TextTerms } from './TextTerms.tsx';
import { TranslationBelow } from './TranslationBelow.tsx';
import { useTranslation } from './use-translation.ts';

interface Props {
  readonly text: string;
  /** Renders a text, both original and translation; `lang` is undefined if it is the page's language. */
  readonly renderText?: (text: string, lang: string | undefined) => ReactNode;
}

const paragraph = (text: string, lang: string | undefined): ReactNode => (
  <p className="wrap-anywhere whitespace-pre-line" lang={lang}>
    {text}
  </p>
);

export function Translated({ text, renderText = paragraph }: Props) {
  const t = useT();
  const lang = useLang();
  const translation = useTranslation(text);
  return (
    <>
      {renderText(text, foreignLang(text, lang))}
      {translation.status === 'unavailable' && (
        <>
          <p className="text-xs text-muted">{t('ui.translation.unavailable')}</p>
          <TextTerms text={text} terms={translation.terms} />
        </>
      )}
      {translation.status === 'translated' && (
        <TranslationBelow label={t('ui.translation.automatic')}>
          {renderText(translation.text, lang)}
        </TranslationBelow>
      )}
    </>
  );
}
