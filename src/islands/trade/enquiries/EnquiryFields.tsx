// Fields of the Send Inquiry form: inquiry, requirements, terms, and the buyer's contact data.
import { useStore } from '@nanostores/react';
import {
  DELIVERY_TIMELINES,
  ENQUIRY_TYPES,
  MAX_MESSAGE_LENGTH,
} from '../../../../contract/limits.ts';
import { questionsOfType } from '../../../../contract/questions/groups.ts';
import { CATEGORIES } from '../../../../contract/taxonomy/taxonomy.ts';
import { useT } from '../../../i18n/react.tsx';
import { categoryName } from '../../../i18n/taxonomy.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import type { EnquiryField, EnquiryForm } from './enquiry-form.ts';
import { MachineQuestions } from './MachineQuestions.tsx';
import { ReadyQuestions } from './ReadyQuestions.tsx';

interface Props {
  readonly form: EnquiryForm;
  /** Shown if the inquiry is not about a product. */
  readonly asksCategory: boolean;
  readonly machineType: string | null;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function EnquiryFields({ form, asksCategory, machineType }: Props) {
  const t = useT();
  const values = useStore(form.$values);
  const fieldErrors = fieldErrorsOf(useStore(form.$state));
  const { group, unit } = questionsOfType(machineType);
  const field = <Name extends EnquiryField>(name: Name) => ({
    id: 'enquiry',
    name,
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { target: Control }) => form.type(name, target.value),
  });
  return (
    <>
      <Section title={t('enquiryForm:what')}>
        {asksCategory && (
          <Select
            {...field('category')}
            label={t('enquiryForm:category')}
            none={t('enquiryForm:noCategory')}
            options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          />
        )}
        <Select
          {...field('type')}
          label={t('enquiryForm:type')}
          options={ENQUIRY_TYPES.map((value) => ({ value, label: t(`enquiry:type.${value}`) }))}
        />
        <Field {...field('subject')} label={t('enquiryForm:subject')} max={200} required />
        <Field
          {...field('message')}
          label={t('enquiryForm:message')}
          hint={t('enquiryForm:messageHint')}
          rows={5}
          max={MAX_MESSAGE_LENGTH}
          required
        />
        <ReadyQuestions form={form} group={group} fieldError={fieldErrors.questions} />
      </Section>
      <Section title={t('enquiryForm:need')}>
        <MachineQuestions form={form} group={group} unit={unit} fieldErrors={fieldErrors} />
        <Field
          {...field('requirements')}
          label={t('enquiryForm:requirements')}
          hint={t('enquiryForm:requirementsHint')}
          rows={2}
          max={MAX_MESSAGE_LENGTH}
          fieldError={fieldErrors.requirements ?? fieldErrors['requirements.text']}
        />
      </Section>
      <Section title={t('enquiryForm:terms')}>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field
            {...field('quantity')}
            label={t('enquiryForm:quantity')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
          <Field
            {...field('targetPrice')}
            label={t('enquiryForm:targetPrice')}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
          />
          <Select
            {...field('deliveryTimeline')}
            label={t('enquiryForm:timeline')}
            none={t('enquiryForm:noTimeline')}
            options={DELIVERY_TIMELINES.map((value) => ({
              value,
              label: t(`enquiry:timeline.${value}`),
            }))}
          />
        </div>
      </Section>
      <Section title={t('enquiryForm:who')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('email')}
            label={t('enquiryForm:email')}
            type="email"
            autoComplete="email"
            max={254}
            // Both contact fields are sent as one field, contactInfo.
            fieldError={fieldErrors.contactInfo ?? fieldErrors['contactInfo.email']}
          />
          <Field
            {...field('phone')}
            label={t('enquiryForm:phone')}
            type="tel"
            autoComplete="tel"
            max={40}
          />
        </div>
      </Section>
    </>
  );
}
