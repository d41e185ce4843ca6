// Page of one review: the proposed changes, a preview and the decision.
import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { ADMIN_TOASTS } from '../../../../contract/toasts/admin.ts';
import { useT } from '../../../i18n/react.tsx';
import { notify } from '../../../stores/toasts.ts';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { addressOfPlace } from '../admin-view.ts';
import { SectionOutline } from '../DeskOutline.tsx';
import { useDesk } from '../desk-context.ts';
import { Failed, useProblemText } from '../Failed.tsx';
import { createReview, type Decision as Decided } from './admin-reviews.ts';
import { Changes } from './Changes.tsx';
import { Decision } from './Decision.tsx';
import { ListingPreview } from './ListingPreview.tsx';
import { ReviewHead } from './ReviewHead.tsx';

export function ReviewPage({ id }: { readonly id: string }) {
  const t = useT();
  const problemText = useProblemText();
  const { api, views, desk } = useDesk();
  const [store] = useState(() => createReview(api, id));
  useEffect(() => void store.load(), [store]);
  const state = useStore(store.$review);

  const goOn = async (): Promise<void> => {
    // If the call fails, open the queue, which shows its own error.
    const next = await store.next().catch(() => null);
    views.open('reviews', next ?? '');
  };
  const decide = async (decision: Decided): Promise<boolean> => {
    const said = await store.decide(decision);
    if (said === null) return false;
    notify('success', { text: said });
    void desk.recount();
    await goOn();
    return true;
  };

  const shown = () => {
    if (state.status === 'loading')
      return (
        <>
          <p className="sr-only" role="status">
            {t('admin:state.loading')}
          </p>
          <SectionOutline />
        </>
      );
    if (state.status === 'failed')
      return <Failed text={problemText(state.problem, ADMIN_TOASTS.failed)} onRetry={store.load} />;
    if (state.status === 'gone')
      return (
        <EmptyState
          title={t('admin:reviews.gone')}
          text={t('admin:reviews.goneText')}
          action={
            <button type="button" className="btn btn-quiet" onClick={() => void goOn()}>
              {t('admin:reviews.next')}
            </button>
          }
        />
      );
    return (
      <>
        <ReviewHead review={state.review} />
        {state.review.kind === 'change' && <Changes review={state.review} />}
        <ListingPreview product={state.review.proposed} />
        <Decision state={state} onDecide={decide} onSkip={goOn} onLoadAgain={store.load} />
      </>
    );
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <FollowLink
        className="link inline-flex items-center gap-1 justify-self-start py-2 text-sm"
        href={addressOfPlace({ view: 'reviews', item: '' })}
        onFollow={() => views.open('reviews')}
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('admin:reviews.back')}
      </FollowLink>
      {shown()}
    </div>
  );
}
