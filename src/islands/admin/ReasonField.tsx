// Reason text area with common reasons to insert, in the language of the person who will read them.
import { useState } from 'react';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';

const MAX = 1_000;

interface Props {
  readonly id: string;
  readonly hint: string;
  readonly common: readonly Texts[];
  /** The likely language of the person who reads the reason. */
  readonly readerLang: Lang;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

export function ReasonField({ id, hint, common, readerLang, value, fault, onChange }: Props) {
  const t = useT();
  const lang = useLang();
  const [writeIn, setWriteIn] = useState(readerLang);
  /** Several reasons are separated by line breaks. */
  const insert = (reason: Texts): void =>
    onChange([value.trim(), reason[writeIn]].filter(Boolean).join('\n').slice(0, MAX));
  return (
    <>
      <Field
        id={id}
        name="reason"
        label={t('admin:reason.label')}
        hint={hint}
        rows={4}
        max={MAX}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        fault={fault}
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
                checked={writeIn === each}
                onChange={() => setWriteIn(each)}
              />
              {t(each === 'en' ? 'nav.english' : 'nav.chinese')}
            </label>
          ))}
        </div>
        <ul className="flex flex-wrap gap-2">
          {common.map((reason) => (
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
