// The open section of the admin area, lazily loaded; an error in it does not affect the rest of the page.
import { lazy, Suspense } from 'react';
import type { View } from './admin-view.ts';
import { SectionOutline } from './DeskOutline.tsx';
import type { Desk } from './overview/admin-desk.ts';
import { SectionGuard } from './SectionGuard.tsx';

const Overview = lazy(() => import('./overview/Overview.tsx'));
const Reviews = lazy(() => import('./reviews/Reviews.tsx'));
const Users = lazy(() => import('./users/Users.tsx'));
const Reports = lazy(() => import('./reports/Reports.tsx'));
const Messages = lazy(() => import('./messages/Messages.tsx'));
const Audit = lazy(() => import('./audit/Audit.tsx'));

export type ReadyDesk = Extract<Desk, { status: 'ready' }>;

interface Props {
  readonly view: View;
  readonly item: string;
  readonly desk: ReadyDesk;
}

function Opened({ view, item, desk }: Props) {
  switch (view) {
    case 'overview':
      return <Overview desk={desk} />;
    case 'reviews':
      return <Reviews item={item} />;
    case 'users':
      return <Users newest={desk.newest} />;
    case 'reports':
      return <Reports />;
    case 'messages':
      return <Messages />;
    case 'audit':
      return <Audit />;
  }
}

export function Section(props: Props) {
  return (
    <SectionGuard key={props.view}>
      <Suspense fallback={<SectionOutline />}>
        <Opened {...props} />
      </Suspense>
    </SectionGuard>
  );
}
