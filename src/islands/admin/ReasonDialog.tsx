// Dialog of an action against a user or a product, which requires a reason; common reasons can be inserted.
import { useState } from 'react';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import { ADMIN_TEXTS } from '../../../contract/messages/admin.ts';
import type { Texts } from '../../../contract/texts.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';

const MAX_REASON_LENGTH = 1_000;

interface Props extends Omit<ActionDialogProps, 'act' | 'check' | 'danger' | 'children'> {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly hint: string;
  readonly commonReasons: readonly Texts[];
  /** What was typed before, if anything. */
  readonly typed?: string;
  /** Those that are written already when the dialog opens. */
  readonly chosen?: readonly Texts[];
  /** The likely language of the person who reads the reason. */
  readonly readerLang: Lang;
  readonly act: (reason: string) => ReturnType<ActionDialogProps['act']>;
}

export function ReasonDialog(props: Props) {
  const { id, hint, commonReasons, typed = '', chosen = [], readerLang, act, ...dialog } = props;
  const t = useT();
  const lang = useLang();
  const [text, setText] = useState(() => {
    const added = chosen
      .map((reason) => reason[readerLang])
      .filter((each) => !typed.includes(each));
    return [typed, ...added].filter(Boolean).join('\n');
  });
  const [isMissing, setMissing] = useState(false);
  const [reasonLang, setReasonLang] = useState(readerLang);
  const reason = text.trim();
  const check = (): boolean => {
    setMissing(reason === '');
    if (reason === '') document.getElementById(`${id}-reason`)?.focus();
    return reason !== '';
  };
  /** Several reasons are separated by line breaks. */
  const insert = (common: Texts): void =>
    setText([reason, common[reasonLang]].filter(Boolean).join('\n').slice(0, MAX_REASON_LENGTH));
  return (
    <ActionDialog {...dialog} danger check={check} act={() => act(reason)}>
      <Field
        id={id}
        name="reason"
        label={t('admin:reason.label')}
        hint={hint}
        rows={4}
        max={MAX_REASON_LENGTH}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
        fieldError={isMissing && reason === '' ? ADMIN_TEXTS.reasonRequired[lang] : undefined}
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
          {commonReasons.map((common) => (
            <li key={common.en}>
              <button
                type="button"
                className="btn btn-quiet btn-small text-start font-normal"
                onClick={() => insert(common)}
              >
                {common[lang]}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </ActionDialog>
  );
}
