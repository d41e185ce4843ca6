// Technical details of a product: specifications, certifications and search tags.
import { useT } from '../../../../i18n/react.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ListingForm } from '../listing-form-types.ts';
import { SpecificationsField } from './SpecificationsField.tsx';
import { TagsField } from './TagsField.tsx';
import { useFields } from './use-field.ts';

export function DetailsSection({ form }: { readonly form: ListingForm }) {
  const t = useT();
  const field = useFields(form);
  return (
    <Section title={t('listing:section.details')}>
      <SpecificationsField form={form} />
      <Field {...field('certifications')} hint={t('listing:hint.certifications')} max={2_000} />
      <TagsField form={form} />
    </Section>
  );
}
