// Fields for the attributes of a machine type: the key attributes, which cards show, and the others.
import { useStore } from '@nanostores/react';
import type { MachineTypeResource } from '../../../../../contract/catalog/machine-types.ts';
import { useT } from '../../../../i18n/react.tsx';
import { valuesInSpecifications } from '../machine-type-values.ts';
import type { ProductFormStore } from '../product-form-types.ts';
import { AttributeField } from './AttributeField.tsx';

const ID = 'listing-attributes';

interface Props {
  readonly form: ProductFormStore;
  readonly type: MachineTypeResource;
}

export function AttributeFields({ form, type }: Props) {
  const t = useT();
  const base = useStore(form.$base);
  const values = useStore(form.$values);
  const fieldErrors = useStore(form.$fieldErrors);
  const specified = valuesInSpecifications(base, values);
  const group = (title: string, isKey: boolean) => {
    const attributes = type.attributes.filter((each) => each.isKey === isKey);
    return (
      attributes.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-sm font-semibold text-muted">{title}</legend>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            {attributes.map((attribute) => (
              <AttributeField
                key={attribute.key}
                attribute={attribute}
                value={values.attributes[attribute.key] ?? ''}
                specified={specified[attribute.key]}
                fieldError={fieldErrors[`attributes.${attribute.key}`]}
                onChange={(text) => form.setAttribute(attribute.key, text)}
              />
            ))}
          </div>
        </fieldset>
      )
    );
  };
  return (
    <fieldset
      className="field gap-4 border-t border-line pt-5"
      id={ID}
      aria-labelledby={`${ID}-title`}
      aria-describedby={`${ID}-hint`}
    >
      <div className="grid gap-1">
        <p className="font-semibold" id={`${ID}-title`}>
          {t('listing:attributes.title', { type: type.name })}
        </p>
        <p className="text-sm text-muted" id={`${ID}-hint`}>
          {t('productFields:hint.attributes')}
        </p>
      </div>
      {group(t('listing:attributes.key'), true)}
      {group(t('listing:attributes.others'), false)}
    </fieldset>
  );
}
