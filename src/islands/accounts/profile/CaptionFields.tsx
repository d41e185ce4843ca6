// Fields for the caption of a document: its name, number, issuer and last day of validity.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { captionIn, LICENSE, withCaption } from './picture-captions.ts';
import type { ProfileForm } from './profile-form.ts';

interface Props {
  readonly form: ProfileForm;
  /** Key of the picture (picture-captions.ts). */
  readonly picture: string;
  /** Prefix of the ids. */
  readonly id: string;
  readonly title: string;
}

const PARTS = [
  ['title', 'documentTitle', 80],
  ['number', 'documentNumber', 60],
  ['issuer', 'issuer', 120],
] as const;

export function CaptionFields({ form, picture, id, title }: Props) {
  const t = useT();
  const { captions } = useStore(form.$values);
  const caption = captionIn(captions, picture);
  const change = (part: string, text: string): void =>
    form.type('captions', withCaption(captions, picture, { ...caption, [part]: text }));
  // A license needs no name: it is one.
  const parts = PARTS.filter(([part]) => picture !== LICENSE || part !== 'title');
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(([part, label, max]) => (
          <Field
            key={part}
            id={id}
            name={part}
            label={t(`company:form.${label}`)}
            max={max}
            value={caption[part]}
            fieldError={undefined}
            onChange={({ target }) => change(part, target.value)}
          />
        ))}
        <Field
          id={id}
          name="validUntil"
          type="date"
          label={t('company:form.validUntil')}
          value={caption.validUntil}
          fieldError={undefined}
          onChange={({ target }) => change('validUntil', target.value)}
        />
      </div>
    </fieldset>
  );
}
