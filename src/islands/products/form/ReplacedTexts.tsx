// The editor's own texts that were replaced by the newer stored version after a conflict, to copy from.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ProductFormStore } from './product-form-types.ts';
import { isFormField } from './product-values.ts';

export function ReplacedTexts({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const replacedTexts = useStore(form.$replacedTexts);
  const [copyStatus, setCopyStatus] = useState('');
  if (replacedTexts.length === 0) return null;
  const labelOf = (field: string): string =>
    isFormField(field) ? t(`productFields:form.${field}`) : field;
  const copy = (text: string): void => {
    // If the browser denies clipboard access, the text can be selected and copied by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopyStatus(t('listing:aside.copied')),
      () => undefined,
    );
  };
  return (
    <Section title={t('listing:aside.title')}>
      <p className="text-sm text-muted">{t('listing:aside.text')}</p>
      {replacedTexts.map(({ field, text }) => (
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
        <button type="button" className="btn btn-quiet" onClick={form.clearReplacedTexts}>
          {t('listing:aside.close')}
        </button>
        <p className="text-sm text-muted" role="status">
          {copyStatus}
        </p>
      </div>
    </Section>
  );
}
