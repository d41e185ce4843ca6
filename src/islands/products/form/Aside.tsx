// The editor's own texts that were replaced by the newer stored version after a conflict, to copy from.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ListingForm } from './listing-form-types.ts';
import { isListingField } from './sections/listing-fields.ts';

export function Aside({ form }: { readonly form: ListingForm }) {
  const t = useT();
  const aside = useStore(form.$aside);
  const [said, setSaid] = useState('');
  if (aside.length === 0) return null;
  const labelOf = (field: string): string =>
    isListingField(field) ? t(`listing:field.${field}`) : field;
  const copy = (text: string): void => {
    // If the browser denies clipboard access, the text can be selected and copied by hand.
    navigator.clipboard?.writeText(text).then(
      () => setSaid(t('listing:aside.copied')),
      () => undefined,
    );
  };
  return (
    <Section title={t('listing:aside.title')}>
      <p className="text-sm text-muted">{t('listing:aside.text')}</p>
      {aside.map(({ field, text }) => (
        <div key={field} className="field">
          <label htmlFor={`aside-${field}`}>{labelOf(field)}</label>
          <textarea
            id={`aside-${field}`}
            className="input"
            value={text}
            readOnly
            rows={Math.min(8, text.split('\n').length + 1)}
          />
          <button
            type="button"
            className="btn btn-bare btn-small justify-self-start"
            aria-label={t('listing:aside.copyOf', { field: labelOf(field) })}
            onClick={() => copy(text)}
          >
            {t('listing:aside.copy')}
          </button>
        </div>
      ))}
      <div className="flex items-center gap-3">
        <button type="button" className="btn btn-quiet" onClick={form.dropAside}>
          {t('listing:aside.close')}
        </button>
        <p className="text-sm text-muted" role="status">
          {said}
        </p>
      </div>
    </Section>
  );
}
