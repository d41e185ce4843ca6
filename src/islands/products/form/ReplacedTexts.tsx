// The editor's own texts that were replaced by the newer stored version after a conflict, to copy from.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ProductFormStore } from './product-form-types.ts';
import { isFormField } from './product-values.ts';

export default function ReplacedTexts({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const replacedTexts = useStore(form.$replacedTexts);
  const labelOf = (field: string): string =>
    isFormField(field) ? t(`productFields:form.${field}`) : field;
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
          <CopyButton text={text} name={labelOf(field)} />
        </div>
      ))}
      <p>
        <button type="button" className="btn btn-quiet" onClick={form.clearReplacedTexts}>
          {t('listing:aside.close')}
        </button>
      </p>
    </Section>
  );
}
