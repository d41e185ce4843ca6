// Items that need an admin's attention, with links to their sections.
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Analytics } from '../../../../contract/admin/analytics.ts';
import { useT } from '../../../i18n/react.tsx';
import { AdminLink } from '../AdminLink.tsx';

const KINDS = ['reviews', 'reports', 'messages'] as const;

export function PendingItems({ waiting }: { readonly waiting: Analytics['waiting'] }) {
  const t = useT();
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
              <AdminLink className="block p-4 font-semibold tabular-nums hover:bg-well" view={kind}>
                {t(`admin:overview.${kind}`, { count: waiting[kind] })}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
