// Overview section of the admin area: pending items, analytics and the newest users.
import { useT } from '../../../i18n/react.tsx';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { addressOfPlace } from '../admin-view.ts';
import { useDesk } from '../desk-context.ts';
import type { ReadyDesk } from '../Section.tsx';
import { UserTable } from '../users/UserTable.tsx';
import { Months } from './Months.tsx';
import { StatCards } from './StatCards.tsx';
import { Waiting } from './Waiting.tsx';

const NEWEST = 8;

export default function Overview({ desk }: { readonly desk: ReadyDesk }) {
  const t = useT();
  const { views } = useDesk();
  const { analytics, newest } = desk;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_1fr]">
        <Waiting waiting={analytics.waiting} />
        <StatCards analytics={analytics} />
      </div>
      <Months months={analytics.months} />
      <section aria-labelledby="newest">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="newest">{t('admin:overview.newest')}</h2>
          <FollowLink
            className="link py-2 text-sm"
            href={addressOfPlace({ view: 'users', item: '' })}
            onFollow={() => views.open('users')}
          >
            {t('admin:overview.all')}
          </FollowLink>
        </div>
        <UserTable users={newest.users.slice(0, NEWEST)} label={t('admin:overview.newest')} />
      </section>
    </div>
  );
}
