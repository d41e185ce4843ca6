// Category, subcategory and machine type of a product, and the attributes of the type (spec §5).
import { useStore } from '@nanostores/react';
import { type ChangeEvent, useState } from 'react';
import { CATEGORIES } from '../../../../../contract/taxonomy/taxonomy.ts';
import { useT } from '../../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../../i18n/taxonomy.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import type { TextField } from '../product-values.ts';
import { MachineTypeField } from './MachineTypeField.tsx';
import { useProductFields } from './use-product-fields.ts';

interface Choice {
  readonly name: TextField;
  readonly value: string;
}

export function CategorySection({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const field = useProductFields(form);
  const { category, subcategory } = useStore(form.$values);
  /** Waits for the confirmation that attribute values are removed with it. */
  const [pending, setPending] = useState<Choice | null>(null);
  const subcategories = CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];
  const choice = (name: TextField) => ({
    ...field(name),
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
      form.removesAttributes(name, value) ? setPending({ name, value }) : form.type(name, value),
  });
  const machineType = { ...choice('machineType'), none: t('listing:machineType.none') };
  return (
    <Section title={t('listing:section.place')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...choice('category')}
          none={t('listing:choose')}
          options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          required
        />
        <Select
          {...choice('subcategory')}
          none={t('listing:choose')}
          options={subcategories.map(({ id }) => ({ value: id, label: subcategoryName(t, id) }))}
          hint={category === '' ? t('productFields:hint.subcategory') : undefined}
          disabled={category === ''}
          required
        />
      </div>
      {subcategory === '' ? (
        <Select {...machineType} options={[]} hint={t('listing:machineType.first')} disabled />
      ) : (
        <MachineTypeField key={subcategory} form={form} field={machineType} />
      )}
      <ConfirmDialog
        open={pending !== null}
        title={t('listing:attributes.removeTitle')}
        text={t('listing:attributes.removeText')}
        confirm={t('listing:attributes.remove')}
        danger
        onConfirm={() => {
          if (pending) form.type(pending.name, pending.value);
          setPending(null);
        }}
        onClose={() => setPending(null)}
      />
    </Section>
  );
}
