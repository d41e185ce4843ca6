// Picker of ready phrases: by situation or searched, with fields for figures and a preview in both languages.
import { useState } from 'react';
import {
  type Phrase,
  phraseText,
  SITUATIONS,
  type Situation,
} from '../../../../contract/chat/phrases/phrase.ts';
import { PHRASES } from '../../../../contract/chat/phrases/phrases.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PhraseFields } from './PhraseFields.tsx';

interface Props {
  /** The reader's side: buyers and suppliers have phrases of their own. */
  readonly side: Phrase['side'];
  readonly onSend: (text: string) => void;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

const searched = (phrase: Phrase): string =>
  `${phraseText(phrase, 'en', {})} ${phraseText(phrase, 'zh-Hans', {})}`.toLowerCase();

/** Each word of the search must occur, in either language. */
const matches = (phrase: Phrase, search: string): boolean => {
  const text = searched(phrase);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export function PhraseDialog({ side, onSend, onInsert, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [situation, setSituation] = useState<Situation | null>(null);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Phrase | null>(null);
  const shown = PHRASES.filter(
    (phrase) =>
      phrase.side === side &&
      (situation === null || phrase.situation === situation) &&
      matches(phrase, search.trim()),
  );
  const groups = SITUATIONS.map((each) => ({
    situation: each,
    phrases: shown.filter((phrase) => phrase.situation === each),
  })).filter(({ phrases }) => phrases.length > 0);

  if (chosen)
    return (
      <PhraseFields
        phrase={chosen}
        onBack={() => setChosen(null)}
        onSend={onSend}
        onInsert={onInsert}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title={t('chatTools:phrases.title')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{t('chatTools:phrases.lead')}</p>
        <div className="field">
          <label htmlFor="phrase-search">{t('chatTools:phrases.search')}</label>
          <input
            id="phrase-search"
            className="input"
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('chatTools:phrases.situation')}</legend>
          {[null, ...SITUATIONS].map((each) => (
            <button
              key={each ?? 'all'}
              type="button"
              className={`btn btn-small ${each === situation ? 'btn-primary' : 'btn-quiet'}`}
              aria-pressed={each === situation}
              onClick={() => setSituation(each)}
            >
              {t(`chatTools:situations.${each ?? 'all'}`)}
            </button>
          ))}
        </fieldset>
        <p className="text-sm text-muted" role="status">
          {t(shown.length === 0 ? 'chatTools:phrases.none' : 'chatTools:phrases.found', {
            count: shown.length,
          })}
        </p>
        {groups.map((group) => (
          <section key={group.situation} className="grid gap-1">
            <h3 className="text-base">{t(`chatTools:situations.${group.situation}`)}</h3>
            <ul className="divide-y divide-line border-y border-line">
              {group.phrases.map((phrase) => (
                <li key={phrase.id}>
                  <button
                    type="button"
                    className="min-h-11 w-full px-1 py-2 text-start text-sm hover:bg-well focus-visible:-outline-offset-2"
                    data-phrase={phrase.id}
                    onClick={() => setChosen(phrase)}
                  >
                    {phraseText(phrase, lang, {}, '___')}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
