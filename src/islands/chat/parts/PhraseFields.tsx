// A chosen phrase: its fields, its text in both languages, and the buttons that send it or insert it into the message.
import { type FormEvent, useState } from 'react';
import {
  type Phrase,
  type PhraseValues,
  phraseText,
} from '../../../../contract/chat/phrases/phrase.ts';
import { FIELD_KINDS, formatField } from '../../../../contract/chat/phrases/phrase-fields.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog, FIRST_FOCUS } from '../../../ui/dialog/Dialog.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';
import { formatExact } from '../../../ui/format/number.ts';

interface Props {
  readonly phrase: Phrase;
  readonly onBack: () => void;
  readonly onSend: (text: string) => void;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

const OTHER = { en: 'zh-Hans', 'zh-Hans': 'en' } as const;

export function PhraseFields({ phrase, onBack, onSend, onInsert, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [values, setValues] = useState<PhraseValues>({});
  const [isChecked, setChecked] = useState(false);
  const invalid = phrase.fields.filter(
    (kind) => formatField(kind, lang, values[kind] ?? '') === null,
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (invalid.length > 0) {
      setChecked(true);
      document.getElementById(`phrase-${invalid[0]}`)?.focus();
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    const text = phraseText(phrase, lang, values);
    if ((submitter as HTMLButtonElement | null)?.value === 'insert') onInsert(text);
    else onSend(text);
  };
  const hintOf = (kind: (typeof phrase.fields)[number]): string => {
    const number = FIELD_KINDS[kind];
    return number
      ? t('chatTools:fields.between', {
          min: formatExact(lang, number.min),
          max: formatExact(lang, number.max),
        })
      : t('chatTools:fields.chooseDate');
  };
  return (
    <Dialog
      open
      title={t('chatTools:phrases.fill')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-bare" onClick={onBack}>
            {t('chatTools:phrases.back')}
          </button>
          <button type="submit" form="phrase" value="insert" className="btn btn-quiet">
            {t('chatTools:phrases.insert')}
          </button>
          <button
            type="submit"
            form="phrase"
            value="send"
            className="btn btn-primary"
            {...(phrase.fields.length === 0 ? FIRST_FOCUS : {})}
          >
            {t('chatTools:phrases.send')}
          </button>
        </div>
      }
    >
      <form id="phrase" className="grid gap-4" noValidate onSubmit={submit}>
        {phrase.fields.map((kind, index) => {
          const isInvalid = isChecked && invalid.includes(kind);
          const id = `phrase-${kind}`;
          return (
            <div key={kind} className="field" data-faulty={isInvalid ? '' : undefined}>
              <label htmlFor={id}>{t(`chatTools:fields.${kind}`)}</label>
              <input
                id={id}
                className="input"
                type={FIELD_KINDS[kind] ? 'text' : 'date'}
                inputMode={FIELD_KINDS[kind] ? 'decimal' : undefined}
                autoComplete="off"
                required
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}-fault` : undefined}
                value={values[kind] ?? ''}
                onChange={({ target }) => setValues((now) => ({ ...now, [kind]: target.value }))}
                {...(index === 0 ? FIRST_FOCUS : {})}
              />
              <FieldError id={id} fieldError={isInvalid ? hintOf(kind) : undefined} />
            </div>
          );
        })}
        {([lang, OTHER[lang]] as const).map((each) => (
          <div key={each} className="grid gap-1">
            <p className="text-xs text-muted">
              {t(each === lang ? 'chatTools:phrases.own' : 'chatTools:phrases.other')}
            </p>
            <p
              className="rounded border border-line bg-well px-3 py-2"
              lang={each}
              data-preview={each}
            >
              {phraseText(phrase, each, values, '___')}
            </p>
          </div>
        ))}
      </form>
    </Dialog>
  );
}
