// A review as the participants of its order see it: with the reason if it was removed.
import { useState } from 'react';
import type { OrderReview } from '../../../contract/reviews/review.ts';
import { MAX_STARS } from '../../../contract/reviews/review-limits.ts';
import { deleteReview } from '../../../contract/reviews/reviews.ts';
import type { Api } from '../../api/call.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { toLoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import { isViewer } from '../../stores/viewer.ts';
import { showToast } from '../../toasts/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { Time } from '../../ui/Time.tsx';
import { PhotoLinks } from './PhotoLinks.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface Props {
  readonly api: Api;
  readonly review: OrderReview;
  readonly side: 'buyer' | 'supplier';
  readonly onChanged: (review: OrderReview) => void;
  readonly onDeleted: (review: OrderReview) => void;
}

interface Translated {
  readonly text: string;
  readonly original: string | null;
}

function Text({ text, original }: Translated) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={foreignLang(text, lang)}>
        {text}
      </p>
      {original !== null && (
        <details>
          <summary className="link w-fit py-1 text-sm">{t('ui.translation.original')}</summary>
          <p
            className="max-w-prose border-s-2 border-line-strong ps-4 text-sm wrap-anywhere whitespace-pre-line"
            lang={foreignLang(original, lang)}
          >
            {original}
          </p>
        </details>
      )}
    </>
  );
}

function DeleteButton({ api, review, onDeleted }: Pick<Props, 'api' | 'review' | 'onDeleted'>) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const remove = async (): Promise<void> => {
    setState('deleting');
    try {
      const { message } = await endSessionOn401(
        api.call(deleteReview, { params: { id: review.id } }),
      );
      showToast('success', { text: message ?? t('orderReviews:deleted') });
      onDeleted(review);
    } catch (error) {
      setState('idle');
      const text = serverMessage(toLoadError(error)) ?? t('orderReviews:deleteFailed');
      showToast('error', { text });
    }
  };
  return (
    <p className="writes" data-no-print>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-haspopup="dialog"
        onClick={() => setState('asking')}
      >
        {t('orderReviews:delete')}
      </button>
      {state !== 'idle' && (
        <ConfirmDialog
          title={t('orderReviews:ask.title')}
          text={t('orderReviews:ask.text')}
          confirm={t('orderReviews:delete')}
          danger
          busy={state === 'deleting'}
          onConfirm={() => void remove()}
          onClose={() => setState('idle')}
        />
      )}
    </p>
  );
}

export function OrderReviewCard({ api, review, side, onChanged, onDeleted }: Props) {
  const t = useT();
  const lang = useLang();
  const { rating, photos, reply, removed, createdAt } = review;
  const isOwn = side === 'buyer';
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold">
          {isOwn ? t('orderReviews:yours') : review.author || t('orderReviews:formerBuyer')}
        </span>
        <span role="img" aria-label={t('orderReviews:ratingOf', { count: rating })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(MAX_STARS - rating)}
        </span>
        {createdAt && (
          <Time className="text-muted" at={createdAt}>
            {formatDate(lang, createdAt)}
          </Time>
        )}
      </p>
      {removed && (
        <p className="notice notice-red wrap-anywhere">
          {t('orderReviews:removed', { reason: removed.reason })}
        </p>
      )}
      <Text {...review} />
      <PhotoLinks photos={photos} altOf={(number) => t('orderReviews:photo', { number })} />
      {reply && (
        <div className="grid grid-cols-1 gap-1 border-s-2 border-line-strong ps-4">
          <p className="text-sm font-semibold">
            {t(isOwn ? 'orderReviews:reply.of' : 'orderReviews:reply.yours')}
          </p>
          <Text {...reply} />
        </div>
      )}
      {!isOwn && !reply && !isViewer() && (
        <ReplyForm api={api} id={review.id} onReplied={onChanged} />
      )}
      {isOwn && !removed && <DeleteButton api={api} review={review} onDeleted={onDeleted} />}
    </div>
  );
}
