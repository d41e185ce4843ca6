// Items that need an admin's attention, with links to their sections.
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Analytics } from '../../../../contract/admin/analytics.ts';
import { useT } from '../../../i18n/react.tsx';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { useAdmin } from '../admin-context.ts';
import { adminQueryString } from '../admin-view.ts';

const KINDS = ['reviews', 'reports', 'messages'] as const;

export function PendingItems({ waiting }: { readonly waiting: Analytics['waiting'] }) {
  const t = useT();
  const { navigation } = useAdmin();
  const pendingKinds = KINDS.filter((kind) => waiting[kind] > 0);
  return (
    <section className="plate" aria-labelledby="waiting">
      <h2 id="waiting" className="border-b border-line p-4 text-lg">
        {t('admin:overview.waiting')}
      </h2>
      {pendingKinds.length === 0 ? (
        <p className="flex gap-2 p-4 text-sm">
          <CircleCheck className="size-5 flex-none stroke-jade" aria-hidden />
          {t('admin:overview.nothing')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {pendingKinds.map((kind) => (
            <li key={kind}>
              <FollowLink
                className="block p-4 font-semibold tabular-nums hover:bg-well"
                href={adminQueryString({ view: kind, item: '' })}
                onFollow={() => navigation.open(kind)}
              >
                {t(`admin:overview.${kind}`, { count: waiting[kind] })}
              </FollowLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
