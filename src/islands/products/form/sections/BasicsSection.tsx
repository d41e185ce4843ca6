// Basic fields of a product: name, headline and descriptions.
import { useStore } from '@nanostores/react';
import { MAX_MESSAGE_LENGTH } from '../../../../../contract/limits.ts';
import { productFieldErrorText } from '../../../../../contract/messages/fields/product-field.ts';
import { REQUIRED_PRODUCT_FIELDS } from '../../../../../contract/products/product-form.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import { Field } from '../../../../ui/fields/Field.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { useProductFields } from './use-product-fields.ts';

export function BasicsSection({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const lang = useLang();
  const field = useProductFields(form);
  const base = useStore(form.$base);
  const name = field('name');
  // On an edit, an empty name is an error immediately: without a name the product cannot be saved or submitted.
  const missing =
    base !== null && name.value.trim() === ''
      ? productFieldErrorText(REQUIRED_PRODUCT_FIELDS.name, lang)
      : undefined;
  return (
    <Section title={t('listing:section.basics')}>
      <p className="text-sm text-muted">{t('listing:required')}</p>
      <Field
        {...name}
        fieldError={name.fieldError ?? missing}
        hint={t('productFields:hint.name')}
        max={200}
        required
      />
      <Field {...field('title')} hint={t('productFields:hint.title')} max={200} />
      <Field
        {...field('summary')}
        hint={t('productFields:hint.summary')}
        max={500}
        rows={3}
        required
      />
      <Field
        {...field('description')}
        hint={t('productFields:hint.description')}
        max={2 * MAX_MESSAGE_LENGTH}
        rows={10}
        required
      />
    </Section>
  );
}
