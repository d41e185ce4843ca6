// Navigation of the admin area: a link per section, with its number of pending items.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Analytics } from '../../../contract/admin/analytics.ts';
import { useT } from '../../i18n/react.tsx';
import { AdminLink } from './AdminLink.tsx';
import { VIEWS, type View } from './admin-view.ts';
import { $deferred } from './decisions/deferred.ts';

interface Props {
  readonly view: View;
  readonly waiting: Analytics['waiting'];
}

export function AdminTabs({ view, waiting }: Props) {
  const t = useT();
  const deferred = useStore($deferred);
  const counts: Partial<Record<View, number>> = { ...waiting, enquiries: waiting.enquiries.total };
  // As they will be once the deferred decisions are stored.
  for (const { view: decided } of deferred) counts[decided] = (counts[decided] ?? 0) - 1;
  const bar = useRef<HTMLUListElement>(null);
  // On a phone the bar scrolls: bring the tab of the open section into view.
  useEffect(() => {
    const open = bar.current?.querySelector(`[data-view=${view}]`);
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  return (
    <nav className="border-b border-line" aria-label={t('admin:views.label')}>
      {/* relative: the screen-reader-only texts are absolutely positioned and would widen the page otherwise. */}
      <ul ref={bar} className="-mb-px flex relative overflow-x-auto">
        {VIEWS.map((each) => {
          const count = counts[each] ?? 0;
          const isOpen = each === view;
          return (
            <li key={each} className="flex-none" data-view={each}>
              <AdminLink
                className={`flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold ${isOpen ? 'border-ink' : 'border-transparent text-muted hover:text-ink'}`}
                view={each}
                aria-current={isOpen ? 'page' : undefined}
              >
                {t(`admin:views.${each}`)}
                {count > 0 && (
                  <span className="badge badge-saffron tabular-nums">
                    <span aria-hidden>{count}</span>
                    <span className="sr-only">{t('admin:views.waiting', { count })}</span>
                  </span>
                )}
              </AdminLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
