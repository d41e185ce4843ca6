// Technical details of a product: specifications, certifications and search tags.
import { useT } from '../../../../i18n/react.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { SpecificationsField } from './SpecificationsField.tsx';
import { TagsField } from './TagsField.tsx';
import { useProductFields } from './use-product-fields.ts';

export function DetailsSection({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const field = useProductFields(form);
  return (
    <Section title={t('listing:section.details')}>
      <SpecificationsField form={form} />
      <Field
        {...field('certifications')}
        hint={t('productFields:hint.certifications')}
        max={2_000}
      />
      <TagsField form={form} />
    </Section>
  );
}
