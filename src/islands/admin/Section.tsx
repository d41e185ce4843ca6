// The open section of the admin area, lazily loaded; an error in it does not affect the rest of the page.
import { lazy, Suspense } from 'react';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { SectionSkeleton } from './AdminSkeleton.tsx';
import type { View } from './admin-view.ts';
import { Failed } from './Failed.tsx';
import type { LoadedOverview } from './overview/admin-overview.ts';

const Overview = lazy(() => import('./overview/Overview.tsx'));
const Reviews = lazy(() => import('./reviews/load-reviews.ts'));
const Evidence = lazy(() => import('./evidence/load-evidence.ts'));
const Enquiries = lazy(() => import('./enquiries/load-enquiries.ts'));
const Users = lazy(() => import('./users/Users.tsx'));
const Reports = lazy(() => import('./reports/Reports.tsx'));
const Messages = lazy(() => import('./messages/Messages.tsx'));
const Rules = lazy(() => import('./rules/Rules.tsx'));
const Audit = lazy(() => import('./audit/Audit.tsx'));

interface Props {
  readonly view: View;
  readonly item: string;
  readonly overview: LoadedOverview;
}

function OpenSection({ view, item, overview }: Props) {
  switch (view) {
    case 'overview':
      return <Overview overview={overview} />;
    case 'reviews':
      return <Reviews item={item} />;
    case 'evidence':
      return <Evidence item={item} />;
    case 'enquiries':
      return <Enquiries />;
    case 'users':
      return <Users newest={overview.newest} />;
    case 'reports':
      return <Reports />;
    case 'messages':
      return <Messages />;
    case 'rules':
      return <Rules />;
    case 'audit':
      return <Audit />;
  }
}

export function Section(props: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <ErrorBoundary
      key={props.view}
      failed={
        <Failed
          title={GENERAL_TOASTS.unexpected.title[lang]}
          text={t('admin:state.crashed')}
          // Reload the page, because a document does not request a failed chunk again.
          retryLabel={t('admin:state.reload')}
          onRetry={() => location.reload()}
        />
      }
    >
      <Suspense fallback={<SectionSkeleton />}>
        <OpenSection {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
