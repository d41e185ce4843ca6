// Foldable list of the glossary terms in an untranslated text, with their translations. Needs the namespace 'common'.
import type { TextTerm } from '../../../contract/translation/terms.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';

interface Props {
  readonly text: string;
  readonly terms: readonly TextTerm[];
  /** Whether the reader has to open them: a conversation would be twice as long with them. */
  readonly isClosed?: boolean;
}

export function TextTerms({ text, terms, isClosed = false }: Props) {
  const t = useT();
  const lang = useLang();
  if (terms.length === 0) return null;
  return (
    <details className="mt-1 border-t border-line pt-1" open={!isClosed}>
      <summary className="w-fit min-h-6 cursor-pointer text-xs text-muted">
        {t('ui.translation.terms')}
      </summary>
      <dl className="mt-1 border-t border-line text-sm">
        {terms.map(({ term, translation }) => (
          <div
            key={term}
            className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-1 wrap-anywhere"
          >
            <dt lang={foreignLang(text, lang)}>{term}</dt>
            <dd>{translation}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
