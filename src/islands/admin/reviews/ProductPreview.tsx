// Preview of a proposed product as its page will show it, in either language.
import { lazy, Suspense, useState } from 'react';
import type { Review } from '../../../../contract/admin/review.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { SectionSkeleton } from '../AdminSkeleton.tsx';
import { langOfWriter } from '../admin-reasons.ts';
import { loadPreviewWords } from './preview-words.ts';
import { TranslationNote } from './TranslatedTexts.tsx';

/** One for each language, because each loads its own texts. */
const pageIn = (lang: Lang) =>
  lazy(async () => {
    const [page] = await Promise.all([import('./PreviewPage.tsx'), loadPreviewWords(lang)]);
    return page;
  });
const PAGES = { en: pageIn('en'), 'zh-Hans': pageIn('zh-Hans') };

export function ProductPreview({ review }: { readonly review: Review }) {
  const t = useT();
  const [lang, setLang] = useState(useLang());
  const { previews, proposed } = review;
  const own = {
    lang: langOfWriter(proposed.originalLanguage),
    translation: 'original',
    product: proposed,
  } as const;
  const preview = previews.find((each) => each.lang === lang) ?? own;
  const Page = PAGES[preview.lang];
  return (
    <section className="plate" aria-labelledby="preview">
      <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line p-4">
        <div>
          <h3 id="preview">{t('adminReview:preview.title')}</h3>
          <TranslationNote preview={preview} />
        </div>
        {previews.length > 1 && (
          <fieldset className="flex gap-2">
            <legend className="sr-only">{t('adminReview:preview.language')}</legend>
            {previews.map((each) => (
              <button
                key={each.lang}
                type="button"
                className={`btn btn-small ${each.lang === lang ? 'btn-primary' : 'btn-quiet'}`}
                aria-pressed={each.lang === lang}
                lang={each.lang}
                onClick={() => setLang(each.lang)}
              >
                {each.lang === 'en' ? 'EN' : '中文'}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <ErrorBoundary
        key={preview.lang}
        failed={
          <p className="notice notice-red m-4" role="alert">
            {t('admin:state.crashed')}
          </p>
        }
      >
        <Suspense fallback={<SectionSkeleton />}>
          <Page product={preview.product} lang={preview.lang} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
