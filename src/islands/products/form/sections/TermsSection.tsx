// Sales terms of a product: price, the plain fields (price basis, minimum order quantity, stock) and country of origin.
import { useStore } from '@nanostores/react';
import {
  CODE_FIELDS,
  FIELD_CODES,
  NUMBER_FIELDS,
  namesOf,
  SHORT_TEXT_FIELDS,
} from '../../../../../contract/catalog/product-fields.ts';
import { ORIGIN_COUNTRIES } from '../../../../../contract/limits.ts';
import { priceBasisText } from '../../../../i18n/price-basis.ts';
import { useT } from '../../../../i18n/react.tsx';
import { countryName } from '../../../../i18n/trade-names.ts';
import { Field } from '../../../../ui/fields/Field.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { Section } from '../../../../ui/forms/Section.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { useProductFields } from './use-product-fields.ts';

export function TermsSection({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const field = useProductFields(form);
  const base = useStore(form.$base);
  // A stored country can be changed but not removed (contract/products/product-form.ts).
  const none = base?.countryOfOrigin === null ? t('listing:notGiven') : undefined;
  return (
    <Section title={t('listing:section.terms')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('price')}
          inputMode="decimal"
          hint={t('productFields:hint.price')}
          max={20}
        />
        {namesOf(CODE_FIELDS).map((name) => (
          <Select
            key={name}
            {...field(name)}
            none={t('priceBasis:unstated')}
            hint={t(`productFields:hint.${name}`)}
            options={FIELD_CODES[name].map((code) => ({
              value: code,
              label: priceBasisText(t, code),
            }))}
          />
        ))}
        {namesOf(NUMBER_FIELDS).map((name) => (
          <Field
            key={name}
            {...field(name)}
            inputMode="numeric"
            hint={t(`productFields:hint.${name}`)}
            max={20}
          />
        ))}
        {namesOf(SHORT_TEXT_FIELDS).map((name) => (
          <Field
            key={name}
            {...field(name)}
            hint={t(`productFields:hint.${name}`)}
            max={SHORT_TEXT_FIELDS[name].maxLength}
          />
        ))}
        <Select
          {...field('countryOfOrigin')}
          none={none}
          options={ORIGIN_COUNTRIES.map((name) => ({ value: name, label: countryName(t, name) }))}
        />
      </div>
    </Section>
  );
}
