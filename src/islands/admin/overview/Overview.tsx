// Overview section of the admin area: pending items, analytics and the newest users.
import { useT } from '../../../i18n/react.tsx';
import { AdminLink } from '../AdminLink.tsx';
import { UserTable } from '../users/UserTable.tsx';
import type { LoadedOverview } from './admin-overview.ts';
import { Months } from './Months.tsx';
import { PendingItems } from './PendingItems.tsx';
import { StatCards } from './StatCards.tsx';

const NEWEST_USERS_SHOWN = 8;

interface Props {
  readonly overview: LoadedOverview;
}

export default function Overview({ overview }: Props) {
  const t = useT();
  const { analytics, newest } = overview;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_1fr]">
        <PendingItems waiting={analytics.waiting} />
        <StatCards analytics={analytics} />
      </div>
      <Months months={analytics.months} />
      <section aria-labelledby="newest">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="newest" className="text-lg">
            {t('admin:overview.newest')}
          </h2>
          <AdminLink className="link py-2 text-sm" view="users">
            {t('admin:overview.all')}
          </AdminLink>
        </div>
        <UserTable
          users={newest.users.slice(0, NEWEST_USERS_SHOWN)}
          label={t('admin:overview.newest')}
        />
      </section>
    </div>
  );
}
