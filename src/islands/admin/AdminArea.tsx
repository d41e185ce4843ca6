// Admin area for a signed-in admin: loads the analytics first, then the open section, which is a separate chunk.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { appApi } from '../../stores/app-api.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ConfirmationHost } from '../accounts/confirmation/ConfirmationHost.tsx';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { AdminTabs } from './AdminTabs.tsx';
import { AdminContext } from './admin-context.ts';
import { createAdminNavigation } from './admin-view.ts';
import { Failed } from './Failed.tsx';
import { createOverviewStore } from './overview/admin-overview.ts';
import { Section } from './Section.tsx';

const SLOW_NOTICE_DELAY_MS = 8_000;

export function AdminArea({ user }: { readonly user: User }) {
  const t = useT();
  const lang = useLang();
  const [created] = useState(() => {
    const api = appApi(lang);
    return { api, navigation: createAdminNavigation(), overview: createOverviewStore(api, lang) };
  });
  const context = useMemo(() => ({ ...created, user }), [created, user]);
  const { overview, navigation } = context;
  useEffect(() => navigation.start(), [navigation]);
  useEffect(() => void overview.load(), [overview]);
  const state = useStore(overview.$overview);
  const slow = useDelayed(state.status === 'loading', SLOW_NOTICE_DELAY_MS);
  const { view, item } = useStore(navigation.$location);

  // After a change of section, move the focus and the scroll position to it, for keyboard and screen reader users.
  const section = useRef<HTMLElement>(null);
  const sectionKey = `${view} ${item}`;
  const shownSection = useRef(sectionKey);
  useEffect(() => {
    if (shownSection.current === sectionKey) return;
    shownSection.current = sectionKey;
    section.current?.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  }, [sectionKey]);

  if (state.status === 'failed') return <Failed text={state.message} onRetry={overview.load} />;
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <p className={slow ? 'pb-4 text-sm text-muted' : 'sr-only'} role="status">
          {t(slow ? 'admin:state.slow' : 'admin:state.loading')}
        </p>
        <AdminSkeleton />
      </div>
    );
  return (
    <AdminContext value={context}>
      <div className="grid grid-cols-1 gap-6">
        <AdminTabs view={view} waiting={state.analytics.waiting} />
        <section ref={section} tabIndex={-1} aria-label={t(`admin:views.${view}`)}>
          <Section view={view} item={item} overview={state} />
        </section>
      </div>
      <ConfirmationHost api={context.api} />
    </AdminContext>
  );
}
