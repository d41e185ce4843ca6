// Preview of a proposed product with all fields, in the supplier's original text.
import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalog/product.ts';
import {
  NUMBER_FIELDS,
  namesOf,
  SHORT_TEXT_FIELDS,
} from '../../../../contract/catalog/product-fields.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { reviewedValues } from './admin-changes.ts';
import { useValueFormatter } from './Changes.tsx';
import { Media } from './Media.tsx';

const DETAILS = [
  'category',
  'subcategory',
  'priceRange',
  ...namesOf(NUMBER_FIELDS),
  'countryOfOrigin',
  ...namesOf(SHORT_TEXT_FIELDS),
] as const;

export function ProductPreview({ product }: { readonly product: Product }) {
  const t = useT();
  const formatValue = useValueFormatter();
  const { title, name, summary, description } = product;
  const values = reviewedValues(product);
  return (
    <section className="plate" aria-labelledby="preview">
      <div className="border-b border-line p-4">
        <h3 id="preview">{t('admin:reviews.preview')}</h3>
        <p className="mt-1 text-sm text-muted">{t('admin:reviews.previewText')}</p>
      </div>
      <div className="p-4">
        <Media images={product.images} video={product.video} />
      </div>
      <dl className="figures">
        {DETAILS.map((field) => (
          <div key={field}>
            <dt>{t(`productFields:review.${field}`)}</dt>
            <dd>{formatValue(field, values[field])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 p-4">
        <TextSection lang={product.originalLanguage} label={t('productFields:review.name')}>
          <p className="font-semibold wrap-anywhere">{name}</p>
        </TextSection>
        {title !== name && (
          <TextSection lang={product.originalLanguage} label={t('productFields:review.title')}>
            <p className="wrap-anywhere">{title}</p>
          </TextSection>
        )}
        <TextSection
          lang={product.originalLanguage}
          label={t('productFields:review.sort_description')}
        >
          <Prose text={summary ?? ''} />
        </TextSection>
        <TextSection lang={product.originalLanguage} label={t('productFields:review.description')}>
          <Prose text={description} />
        </TextSection>
        <TextSection
          lang={product.originalLanguage}
          label={t('productFields:review.specifications')}
        >
          {product.specifications.length === 0 ? (
            <Prose text="" />
          ) : (
            <dl className="max-w-prose divide-y divide-line border-y border-line text-sm">
              {product.specifications.map(([label, value]) => (
                <div key={label} className="grid grid-cols-[2fr_3fr] gap-3 py-2">
                  <dt className="font-semibold wrap-anywhere">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </TextSection>
        <TextSection
          lang={product.originalLanguage}
          label={t('productFields:review.certification_standards')}
        >
          <Badges texts={product.certifications} />
        </TextSection>
        <TextSection lang={product.originalLanguage} label={t('productFields:review.tags')}>
          <Badges texts={product.tags} />
        </TextSection>
      </div>
    </section>
  );
}

interface TextSectionProps {
  readonly label: string;
  /** Language of the supplier's text. */
  readonly lang: string | null;
  readonly children: ReactNode;
}

function TextSection({ label, lang, children }: TextSectionProps) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-sm text-muted">{label}</h4>
      <div lang={lang ?? undefined}>{children}</div>
    </div>
  );
}

function Prose({ text }: { readonly text: string }) {
  const t = useT();
  const lang = useLang();
  if (text === '')
    return (
      <p className="text-muted" lang={lang}>
        {t('admin:field.empty')}
      </p>
    );
  return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>;
}

function Badges({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return <Prose text="" />;
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="badge">
          {text}
        </li>
      ))}
    </ul>
  );
}
