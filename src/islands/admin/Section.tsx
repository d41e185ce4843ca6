// The open section of the admin area; an error in it does not affect the rest of the page.

import adminDecisions from 'words:late/adminDecisions';
import adminEvidence from 'words:late/adminEvidence';
import adminReview from 'words:late/adminReview';
import dashboard from 'words:late/dashboard';
import enquiry from 'words:late/enquiry';
import evidence from 'words:late/evidence';
import statuses from 'words:late/statuses';
import type { ComponentType } from 'react';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import type { LateTexts } from '../../i18n/late-texts.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { screen } from '../../ui/screens/screen.tsx';
import { SectionSkeleton } from './AdminSkeleton.tsx';
import type { View } from './admin-view.ts';
import { Failed } from './Failed.tsx';
import type { LoadedOverview } from './overview/admin-overview.ts';

function SectionFailed() {
  const t = useT();
  const lang = useLang();
  return (
    <Failed
      title={GENERAL_TOASTS.unexpected.title[lang]}
      text={t('admin:state.crashed')}
      // Reload the page, because a document does not request a failed chunk again.
      retryLabel={t('admin:state.reload')}
      onRetry={() => location.reload()}
    />
  );
}

const section = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  texts: readonly LateTexts[] = [],
) =>
  screen({
    load: async () => (await load()).default,
    texts,
    skeleton: SectionSkeleton,
    failed: SectionFailed,
  });

const Overview = section(() => import('./overview/Overview.tsx'));
const Reviews = section(() => import('./reviews/Reviews.tsx'), [adminReview, adminDecisions]);
const Evidence = section(
  () => import('./evidence/Evidence.tsx'),
  [adminEvidence, evidence, adminDecisions],
);
const Enquiries = section(
  () => import('./enquiries/Enquiries.tsx'),
  [dashboard, enquiry, statuses],
);
const Users = section(() => import('./users/Users.tsx'));
const Reports = section(() => import('./reports/Reports.tsx'));
const Messages = section(() => import('./messages/Messages.tsx'));
const Rules = section(() => import('./rules/Rules.tsx'));
const Audit = section(() => import('./audit/Audit.tsx'));

interface Props {
  readonly view: View;
  readonly item: string;
  readonly overview: LoadedOverview;
}

export function Section({ view, item, overview }: Props) {
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
