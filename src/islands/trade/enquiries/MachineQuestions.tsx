// Questions of a machine type in the Send Inquiry form, all optional.
import { useStore } from '@nanostores/react';
import type { Unit } from '../../../../contract/machine-types/units.ts';
import { unitName } from '../../../../contract/machine-types/value-text.ts';
import { MAX_ANSWER_LENGTH } from '../../../../contract/questions/answers.ts';
import { GROUPS, type Group } from '../../../../contract/questions/groups.ts';
import {
  QUESTIONS,
  type Question,
  type QuestionKey,
} from '../../../../contract/questions/questions.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { EnquiryForm } from './enquiry-form.ts';

interface Props {
  readonly form: EnquiryForm;
  readonly group: Group;
  /** Unit of the output; null for a text with a unit. */
  readonly unit: Unit | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export function MachineQuestions({ form, group, unit, fieldErrors }: Props) {
  const t = useT();
  const lang = useLang();
  const { answers } = useStore(form.$values);
  const control = (key: QuestionKey) => {
    const question: Question = QUESTIONS[key];
    const shared = {
      id: 'enquiry',
      name: key,
      label: question.label[lang],
      value: answers[key] ?? '',
      fieldError: fieldErrors[`answers.${key}`],
      onChange: ({ target }: { target: { value: string } }) => form.answer(key, target.value),
    };
    if (question.kind === 'choice')
      return (
        <Select
          key={key}
          {...shared}
          none={t('enquiryForm:noChoice')}
          options={[...question.choices].map(([value, name]) => ({ value, label: name[lang] }))}
        />
      );
    if (question.kind === 'text')
      return (
        <Field
          key={key}
          {...shared}
          hint={t('enquiryForm:example', { example: question.example[lang] })}
          max={MAX_ANSWER_LENGTH}
        />
      );
    if (unit === null)
      return (
        <Field key={key} {...shared} hint={t('enquiryForm:outputText')} max={MAX_ANSWER_LENGTH} />
      );
    const label = t('enquiryForm:outputIn', { label: shared.label, unit: unitName(unit, lang) });
    return (
      <Field
        key={key}
        {...shared}
        label={label}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
      />
    );
  };
  return (
    <>
      <p className="text-sm text-muted">{t('enquiryForm:needHint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">{GROUPS[group].map(control)}</div>
    </>
  );
}
