// Reason text area with common reasons to insert, in the language of the person who will read them.
import { useState } from 'react';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';

const MAX_REASON_LENGTH = 1_000;

interface Props {
  readonly id: string;
  readonly hint: string;
  readonly commonReasons: readonly Texts[];
  /** The likely language of the person who reads the reason. */
  readonly readerLang: Lang;
  readonly value: string;
  readonly fieldError: string | undefined;
  readonly onChange: (value: string) => void;
}

export function ReasonField({
  id,
  hint,
  commonReasons,
  readerLang,
  value,
  fieldError,
  onChange,
}: Props) {
  const t = useT();
  const lang = useLang();
  const [reasonLang, setReasonLang] = useState(readerLang);
  /** Several reasons are separated by line breaks. */
  const insert = (reason: Texts): void =>
    onChange(
      [value.trim(), reason[reasonLang]].filter(Boolean).join('\n').slice(0, MAX_REASON_LENGTH),
    );
  return (
    <>
      <Field
        id={id}
        name="reason"
        label={t('admin:reason.label')}
        hint={hint}
        rows={4}
        max={MAX_REASON_LENGTH}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fieldError={fieldError}
      />
      <fieldset className="grid gap-2">
        <legend className="text-sm font-semibold">{t('admin:reason.pick')}</legend>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
          <span className="text-muted">{t('admin:reason.writeIn')}</span>
          {LANGS.map((each) => (
            <label key={each} className="inline-flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name={`${id}-lang`}
                checked={reasonLang === each}
                onChange={() => setReasonLang(each)}
              />
              {t(each === 'en' ? 'nav.english' : 'nav.chinese')}
            </label>
          ))}
        </div>
        <ul className="flex flex-wrap gap-2">
          {commonReasons.map((reason) => (
            <li key={reason.en}>
              <button
                type="button"
                className="btn btn-quiet btn-small text-start font-normal"
                onClick={() => insert(reason)}
              >
                {reason[lang]}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}
