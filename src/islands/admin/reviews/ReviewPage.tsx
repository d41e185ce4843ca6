// Page of one review: the proposed changes, a preview and the decision.
import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { decideReview } from '../../../../contract/admin/review.ts';
import type { Texts } from '../../../../contract/texts.ts';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import { readSent, sendAtOnce } from '../../../api/at-once.ts';
import { useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../toasts/toasts.ts';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AdminLink } from '../AdminLink.tsx';
import { SectionSkeleton } from '../AdminSkeleton.tsx';
import { useAdmin } from '../admin-context.ts';
import { PRODUCT_REASONS } from '../admin-reasons.ts';
import { readDraft } from '../decisions/decision-drafts.ts';
import { useDeferred } from '../decisions/deferred-item.ts';
import { useDecideLater } from '../decisions/use-decide-later.ts';
import { Failed, useErrorText } from '../Failed.tsx';
import { createReview, type Decision as DecisionInput } from './admin-reviews.ts';
import { Changes } from './Changes.tsx';
import { Decision } from './Decision.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { ReviewChecklist } from './ReviewChecklist.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { TranslatedTexts } from './TranslatedTexts.tsx';

export function ReviewPage({ id }: { readonly id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { api, navigation } = useAdmin();
  const decideLater = useDecideLater();
  const [store] = useState(() => createReview(api, id));
  useEffect(() => void store.load(), [store]);
  const state = useStore(store.$review);
  const [draft] = useState(() => readDraft({ view: 'reviews', id }));
  const [reasons, setReasons] = useState<readonly Texts[]>(() =>
    PRODUCT_REASONS.filter(({ en }) => draft?.ticked.includes(en)),
  );
  const isDecided = useDeferred('reviews', id) !== undefined;

  const openNext = async (): Promise<void> => {
    // If the call fails, open the queue, which shows its own error.
    const next = await store.next().catch(() => null);
    navigation.open('reviews', next ?? '');
  };
  const openPrevious = async (): Promise<void> => {
    const previous = await store.previous().catch(() => null);
    if (previous !== null) navigation.open('reviews', previous);
    else showToast('success', { text: t('adminReview:shortcuts.first') });
  };
  const decide = async (given: DecisionInput): Promise<void> => {
    if (state.status !== 'ready' || isDecided) return;
    const { review } = state;
    const input = { params: { id }, body: { ...given, revision: review.revision } };
    const { wasUndone } = decideLater({
      view: 'reviews',
      id,
      importId: review.importId,
      outcome: given.decision,
      name: review.proposed.name,
      draft: {
        reason: given.decision === 'reject' ? given.reason : (draft?.reason ?? ''),
        ticked: reasons.map(({ en }) => en),
        revision: review.revision,
      },
      send: async (sender) => readSent(decideReview, await sendAtOnce(sender, decideReview, input)),
    });
    const next = await store.next().catch(() => null);
    if (!wasUndone()) navigation.open('reviews', next ?? '');
  };

  const importId = 'review' in state ? state.review.importId : null;

  const content = () => {
    if (state.status === 'loading')
      return (
        <>
          <p className="sr-only" role="status">
            {t('admin:state.loading')}
          </p>
          <SectionSkeleton />
        </>
      );
    if (state.status === 'failed')
      return <Failed text={errorText(state.error, ADMIN_TOASTS.failed)} onRetry={store.load} />;
    if (state.status === 'gone')
      return (
        <EmptyState
          title={t('admin:reviews.gone')}
          text={t('admin:reviews.goneText')}
          action={
            <button type="button" className="btn btn-quiet" onClick={() => void openNext()}>
              {t('admin:reviews.next')}
            </button>
          }
        />
      );
    return (
      <>
        <ReviewHead review={state.review} />
        {state.review.kind === 'change' && <Changes review={state.review} />}
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <ProductPreview review={state.review} />
          <ReviewChecklist ticked={reasons} onTick={setReasons} />
        </div>
        <TranslatedTexts review={state.review} />
        <Decision
          review={state.review}
          reasons={reasons}
          typed={draft?.reason ?? ''}
          isDecided={isDecided}
          onDecide={decide}
          onSkip={openNext}
          onBack={openPrevious}
        />
      </>
    );
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminLink
        className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
        view="reviews"
        filters={importId === null ? {} : { import: importId }}
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t(importId === null ? 'admin:reviews.back' : 'adminReview:importReview.back')}
      </AdminLink>
      {content()}
    </div>
  );
}
