// Field for one attribute of a machine type: a number with its unit, or a choice.
import type { MachineTypeAttribute } from '../../../../../contract/catalog/machine-types.ts';
import { useT } from '../../../../i18n/react.tsx';
import { fieldAriaProps, LabeledControl } from '../../../../ui/fields/LabeledControl.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';

interface Props {
  readonly attribute: MachineTypeAttribute;
  readonly value: string;
  /** The value in the specifications, which counts while this field is blank. */
  readonly specified: string | undefined;
  readonly fieldError: string | undefined;
  readonly onChange: (text: string) => void;
}

export function AttributeField({ attribute, value, specified, fieldError, onChange }: Props) {
  const t = useT();
  const { key, name, kind, unit, choices } = attribute;
  const hint = specified && t('listing:attributes.specified', { value: specified });
  if (kind === 'choice')
    return (
      <Select
        id="listing"
        name={`attributes.${key}`}
        label={name}
        none={t('listing:notGiven')}
        options={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
        value={value}
        hint={hint}
        fieldError={fieldError}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const id = `listing-attributes.${key}`;
  const { 'aria-describedby': describedBy, ...aria } = fieldAriaProps(id, hint, fieldError);
  return (
    <LabeledControl id={id} label={name} hint={hint} fieldError={fieldError}>
      <div className="flex items-center gap-2">
        <input
          id={id}
          className="input min-w-0"
          value={value}
          maxLength={100}
          {...aria}
          aria-describedby={`${id}-unit ${describedBy ?? ''}`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className="min-w-10 flex-none text-sm text-muted" id={`${id}-unit`}>
          {unit}
        </span>
      </div>
    </LabeledControl>
  );
}
