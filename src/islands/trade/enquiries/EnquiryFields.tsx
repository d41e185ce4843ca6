// Fields of the Send Inquiry page: the inquiry itself, then the buyer's contact data.
import { useStore } from '@nanostores/react';
import { DELIVERY_TIMELINES, MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { CATEGORIES } from '../../../../contract/taxonomy.ts';
import { useT } from '../../../i18n/react.tsx';
import { categoryName } from '../../../i18n/taxonomy.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import type { EnquiryField, EnquiryForm } from './enquiry-form.ts';

interface Props {
  readonly form: EnquiryForm;
  /** Shown if the inquiry is not about a product. */
  readonly asksCategory: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function EnquiryFields({ form, asksCategory }: Props) {
  const t = useT();
  const values = useStore(form.$values);
  const fieldErrors = fieldErrorsOf(useStore(form.$state));
  const field = <Name extends EnquiryField>(name: Name) => ({
    id: 'enquiry',
    name,
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { target: Control }) => form.type(name, target.value),
  });
  return (
    <>
      <Section title={t('enquiry:form.what')}>
        {asksCategory && (
          <Select
            {...field('category')}
            label={t('enquiry:form.category')}
            none={t('enquiry:form.noCategory')}
            options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          />
        )}
        <Field {...field('subject')} label={t('enquiry:form.subject')} max={200} required />
        <Field
          {...field('message')}
          label={t('enquiry:form.message')}
          hint={t('enquiry:form.messageHint')}
          rows={6}
          max={MAX_MESSAGE_LENGTH}
          required
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <Field
            {...field('quantity')}
            label={t('enquiry:form.quantity')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
          <Field
            {...field('target_price')}
            label={t('enquiry:form.targetPrice')}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
          />
          <Select
            {...field('delivery_timeline')}
            label={t('enquiry:form.timeline')}
            none={t('enquiry:form.noTimeline')}
            options={DELIVERY_TIMELINES.map((value) => ({
              value,
              label: t(`enquiry:timeline.${value}`),
            }))}
          />
        </div>
      </Section>
      <Section title={t('enquiry:form.who')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('email')}
            label={t('enquiry:form.email')}
            type="email"
            autoComplete="email"
            max={254}
            // Both contact fields are sent as one field, contactInfo.
            fieldError={fieldErrors.contactInfo ?? fieldErrors['contactInfo.email']}
          />
          <Field
            {...field('phone')}
            label={t('enquiry:form.phone')}
            type="tel"
            autoComplete="tel"
            max={40}
          />
        </div>
      </Section>
    </>
  );
}
