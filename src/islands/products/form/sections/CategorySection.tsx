// Category and subcategory of a product (spec §5).
import { useStore } from '@nanostores/react';
import { CATEGORIES } from '../../../../../contract/taxonomy.ts';
import { useT } from '../../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../../i18n/taxonomy.ts';
import { Select } from '../../../../ui/fields/Select.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { useProductFields } from './use-product-fields.ts';

export function CategorySection({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const field = useProductFields(form);
  const { category } = useStore(form.$values);
  const subcategories = CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];
  return (
    <Section title={t('listing:section.place')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...field('category')}
          none={t('listing:choose')}
          options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          required
        />
        <Select
          {...field('subcategory')}
          none={t('listing:choose')}
          options={subcategories.map(({ id }) => ({ value: id, label: subcategoryName(t, id) }))}
          hint={category === '' ? t('productFields:hint.subcategory') : undefined}
          disabled={category === ''}
          required
        />
      </div>
    </Section>
  );
}
