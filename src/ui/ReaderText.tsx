// User-written or translated text, marked as an original if it is not in the reader's language.
import { useLang, useT } from '../i18n/react.tsx';
import { foreignLang } from '../i18n/script.ts';
import { ShortName } from './ShortName.tsx';

interface Props {
  readonly text: string;
  /** false if a text beside it is marked already. */
  readonly isMarked?: boolean;
  /** On one line in a flex container, and cut before the model number of a product. */
  readonly isShort?: boolean;
}

/** Needs the namespace 'dashboard'. */
export function ReaderText({ text, isMarked = true, isShort = false }: Props) {
  const t = useT();
  const lang = useLang();
  const foreign = foreignLang(text, lang);
  return (
    <>
      {isShort ? <ShortName name={text} lang={foreign} /> : <span lang={foreign}>{text}</span>}
      {foreign && isMarked && (
        <span className="ms-2 text-xs flex-none font-normal whitespace-nowrap text-muted">
          {t('dashboard:list.original')}
        </span>
      )}
    </>
  );
}
