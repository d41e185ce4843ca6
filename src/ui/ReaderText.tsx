// User-written text: the translation into the reader's language if there is one, otherwise the original, marked with its language.
import { useLang, useT } from '../i18n/react.tsx';
import { foreignLang } from '../i18n/script.ts';

interface Props {
  readonly text: string;
  /** Not where the text beside it is marked already. */
  readonly isMarked?: boolean;
}

/** Needs the namespace 'dashboard'. */
export function ReaderText({ text, isMarked = true }: Props) {
  const t = useT();
  const lang = useLang();
  const foreign = foreignLang(text, lang);
  return (
    <>
      <span lang={foreign}>{text}</span>
      {foreign && isMarked && (
        <span className="ms-2 text-xs font-normal whitespace-nowrap text-muted">
          {t('dashboard:list.original')}
        </span>
      )}
    </>
  );
}
