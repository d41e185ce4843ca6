// Text area for a note that only admins can read.
import { useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NoteField({ id, value, onChange }: Props) {
  const t = useT();
  return (
    <Field
      id={id}
      name="note"
      label={t('admin:reason.note')}
      hint={t('admin:reason.noteHint')}
      rows={3}
      max={1_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fieldError={undefined}
    />
  );
}
