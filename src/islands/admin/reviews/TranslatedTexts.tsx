// Texts of a proposed product in the admin's language, beside the supplier's original.
import type { Review, ReviewPreview } from '../../../../contract/admin/review.ts';
import type { Product } from '../../../../contract/catalog/product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';

const FIELDS = [
  ['name', ({ name }: Product) => name],
  ['title', ({ title, name }: Product) => (title === name ? '' : title)],
  ['summary', ({ summary }: Product) => summary ?? ''],
  ['description', ({ description }: Product) => description],
  [
    'specifications',
    ({ specifications }: Product) =>
      specifications.map(([label, value]) => `${label}: ${value}`).join('\n'),
  ],
  ['tags', ({ tags }: Product) => tags.join(' · ')],
] as const;

/** Nothing if the admin reads the original. */
export function TranslatedTexts({ review }: { readonly review: Review }) {
  const t = useT();
  const lang = useLang();
  const preview = review.previews.find((each) => each.lang === lang);
  if (!preview || preview.translation === 'original') return null;
  const { proposed } = review;
  const rows = FIELDS.map(([field, textOf]) => ({
    field,
    original: textOf(proposed),
    translated: textOf(preview.product),
  })).filter(({ original }) => original !== '');
  return (
    <section className="plate" aria-labelledby="texts">
      <div className="border-b border-line p-4">
        <h3 id="texts">{t('adminReview:texts.title')}</h3>
        <TranslationNote preview={preview} />
      </div>
      <dl className="divide-y divide-line">
        {rows.map(({ field, original, translated }) => (
          <div key={field} className="grid gap-2 p-4">
            <dt className="text-sm font-semibold">{t(`productFields:review.${field}`)}</dt>
            <dd className="grid gap-3 md:grid-cols-2 md:gap-6">
              {preview.translation !== 'missing' && (
                <Text label={t('adminReview:texts.translation')} lang={lang} text={translated} />
              )}
              <Text
                label={t('adminReview:texts.original')}
                lang={proposed.originalLanguage ?? undefined}
                text={original}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface TextProps {
  readonly label: string;
  readonly lang: string | undefined;
  readonly text: string;
}

const Text = ({ label, lang, text }: TextProps) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{label}</p>
    <p className="wrap-anywhere whitespace-pre-line" lang={lang}>
      {text}
    </p>
  </div>
);

/** Label of the texts: original, translation, or not translated yet. */
export function TranslationNote({ preview }: { readonly preview: ReviewPreview }) {
  const t = useT();
  return (
    <p className="mt-1 text-sm text-muted">{t(`adminReview:translation.${preview.translation}`)}</p>
  );
}
