// Ready questions of the Send Inquiry form as check boxes, those for the machine first.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Group } from '../../../../contract/questions/groups.ts';
import { readyQuestionsOf } from '../../../../contract/questions/ready-questions.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';
import type { EnquiryForm } from './enquiry-form.ts';

interface Props {
  readonly form: EnquiryForm;
  readonly group: Group;
  readonly fieldError: string | undefined;
}

/** Number of questions that are shown before "show more". */
const SHOWN_FIRST = 4;

export function ReadyQuestions({ form, group, fieldError }: Props) {
  const t = useT();
  const lang = useLang();
  const { questions: picked } = useStore(form.$values);
  const all = readyQuestionsOf(group);
  const [isOpen, setOpen] = useState(() =>
    all.slice(SHOWN_FIRST).some(([key]) => picked.includes(key)),
  );
  const shown = isOpen ? all : all.slice(0, SHOWN_FIRST);
  return (
    <fieldset
      className="field"
      aria-describedby={`enquiry-questions-hint${fieldError ? ' enquiry-questions-fault' : ''}`}
    >
      <legend className="mb-1.5">
        {t('enquiryForm:ready')}
        {picked.length > 0 && ` · ${t('enquiryForm:picked', { count: picked.length })}`}
      </legend>
      <p id="enquiry-questions-hint" className="hint mb-1.5">
        {t('enquiryForm:readyHint')}
      </p>
      <ul className="grid gap-2">
        {shown.map(([key, question]) => (
          <li key={key}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-line bg-plate px-3 py-2.5 text-sm has-checked:border-ink has-checked:bg-well">
              <input
                className="mt-0.5 size-4 shrink-0 accent-ink"
                type="checkbox"
                name="questions"
                value={key}
                checked={picked.includes(key)}
                onChange={({ target }) => form.pick(key, target.checked)}
              />
              <span>{question[lang]}</span>
            </label>
          </li>
        ))}
      </ul>
      {!isOpen && (
        <button
          type="button"
          className="btn btn-quiet btn-small mt-2 justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t('enquiryForm:more', { count: all.length })}
        </button>
      )}
      <FieldError id="enquiry-questions" fieldError={fieldError} />
    </fieldset>
  );
}
