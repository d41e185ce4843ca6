// Message in the other language. A ready phrase is shown in the reader's language, other texts with their translation below.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { foreignLang } from '../../../i18n/script.ts';
import { TextTerms } from '../../translation/TextTerms.tsx';
import { TranslationBelow } from '../../translation/TranslationBelow.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { $deviceTranslation, addUntranslated } from './device-translator.ts';

interface Props {
  readonly text: string;
  readonly renderText: (text: string, lang: string | undefined) => ReactNode;
}

/** The translation; null if not requested, loading or failed. */
function useDeviceTranslation(text: string, isWanted: boolean): string | null {
  const device = useStore($deviceTranslation);
  const [result, setResult] = useState({ of: '', text: '' });
  useEffect(() => {
    if (!isWanted || device.status !== 'on') return;
    let isCurrent = true;
    device.translate(text).then(
      (translated) => isCurrent && setResult({ of: text, text: translated }),
      (error: unknown) => console.warn('A message could not be translated on the device.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isWanted, device]);
  return result.of === text && result.text !== '' ? result.text : null;
}

function PhraseMessage({
  text,
  renderText,
  translation,
}: Props & { readonly translation: string }) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const [isOriginalShown, setOriginalShown] = useState(false);
  return (
    <>
      {renderText(translation, lang)}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {t('chatTools:phrase.label')}
        <button
          type="button"
          className="link min-h-6"
          aria-expanded={isOriginalShown}
          aria-controls={id}
          onClick={() => setOriginalShown(!isOriginalShown)}
        >
          {t(isOriginalShown ? 'chatTools:phrase.hideOriginal' : 'chatTools:phrase.showOriginal')}
        </button>
      </p>
      <div id={id} hidden={!isOriginalShown}>
        {renderText(text, foreignLang(text, lang))}
      </div>
    </>
  );
}

export function TranslatedMessage({ text, renderText }: Props) {
  const t = useT();
  const lang = useLang();
  const translation = useTranslation(text);
  const isUntranslated = translation.status === 'unavailable';
  const onDevice = useDeviceTranslation(text, isUntranslated);
  useEffect(() => {
    if (isUntranslated) addUntranslated(text);
  }, [text, isUntranslated]);
  if (translation.status === 'translated' && translation.isPhrase)
    return <PhraseMessage text={text} renderText={renderText} translation={translation.text} />;
  return (
    <>
      {renderText(text, foreignLang(text, lang))}
      {translation.status === 'translated' && (
        <TranslationBelow label={t('ui.translation.automatic')}>
          {renderText(translation.text, lang)}
        </TranslationBelow>
      )}
      {onDevice !== null ? (
        <TranslationBelow label={t('chatTools:device.label')}>
          {renderText(onDevice, lang)}
        </TranslationBelow>
      ) : (
        translation.status === 'unavailable' && (
          <TextTerms text={text} terms={translation.terms} isClosed />
        )
      )}
    </>
  );
}
