// Preview of a proposed product as its page will show it, in either language.

import common from 'words:late/common';
import priceBasis from 'words:late/priceBasis';
import product from 'words:late/product';
import suppliers from 'words:late/suppliers';
import taxonomy from 'words:late/taxonomy';
import { useState } from 'react';
import type { Review } from '../../../../contract/admin/review.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { SectionSkeleton } from '../AdminSkeleton.tsx';
import { langOfWriter } from '../admin-reasons.ts';
import { TranslationNote } from './TranslatedTexts.tsx';

function PreviewFailed() {
  const t = useT();
  return (
    <p className="notice notice-red m-4" role="alert">
      {t('admin:state.crashed')}
    </p>
  );
}

/** One for each language, because each loads its own texts: that of a preview may not be that of the admin. */
const pageIn = (lang: Lang) =>
  screen({
    load: async () => (await import('./PreviewPage.tsx')).default,
    texts: [common, priceBasis, product, suppliers, taxonomy],
    lang,
    skeleton: SectionSkeleton,
    failed: PreviewFailed,
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
      <Page key={preview.lang} product={preview.product} lang={preview.lang} />
    </section>
  );
}
