// A supplier's statements about a document, for comparison with the file.
import type { EvidenceDocument } from '../../../../contract/evidence/document.ts';
import { FIELDS_OF_KIND } from '../../../../contract/evidence/evidence-kinds.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatDay } from '../../../ui/format/day.ts';

export function DocumentFacts({ document }: { readonly document: EvidenceDocument }) {
  const t = useT();
  const lang = useLang();
  const { kind } = document;
  const textOf = (field: (typeof FIELDS_OF_KIND)[typeof kind][number]): string => {
    const value = document[field];
    if (!value) return '–';
    return field === 'issued' || field === 'expires' ? formatDay(lang, value) : value;
  };
  return (
    <section className="plate" aria-labelledby="stated">
      <h3 id="stated" className="border-b border-line p-4 text-base">
        {t('adminEvidence:document')}
      </h3>
      <dl className="divide-y divide-line text-sm">
        {FIELDS_OF_KIND[kind].map((field) => (
          <div key={field} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-muted">{t(`evidence:form.label.${field}.default`)}</dt>
            <dd className="wrap-anywhere">{textOf(field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
