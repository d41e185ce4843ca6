// The review that a report is about: author, stars, text with its original, and photos.
import type { Review } from '../../../../contract/reviews/review.ts';
import { MAX_STARS } from '../../../../contract/reviews/review-limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { foreignLang } from '../../../i18n/script.ts';
import { PhotoLinks } from '../../reviews/PhotoLinks.tsx';

export function ReportedReview({ review }: { readonly review: Review }) {
  const t = useT();
  const lang = useLang();
  const { author, rating, text, original, photos } = review;
  return (
    <blockquote className="grid grid-cols-1 gap-2 border-s-2 border-line-strong ps-4">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold wrap-anywhere">
          {t('admin:reports.review', { author: author || t('admin:reports.formerBuyer') })}
        </span>
        <span role="img" aria-label={t('admin:reports.reviewStars', { count: rating })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(MAX_STARS - rating)}
        </span>
      </p>
      {[text, original].map(
        (each) =>
          each !== null && (
            <p
              key={each}
              className="max-w-prose wrap-anywhere whitespace-pre-line"
              lang={foreignLang(each, lang)}
            >
              {each}
            </p>
          ),
      )}
      <PhotoLinks photos={photos} altOf={(number) => t('admin:reports.reviewPhoto', { number })} />
    </blockquote>
  );
}
