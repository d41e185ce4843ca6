// Admin area for a signed-in admin: loads the analytics first, then the open section, which is a separate chunk.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { appApi } from '../../api/app.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { createViews } from './admin-view.ts';
import { DeskOutline } from './DeskOutline.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { DeskContext } from './desk-context.ts';
import { Failed } from './Failed.tsx';
import { createDesk } from './overview/admin-desk.ts';
import { Section } from './Section.tsx';

const SLOW_MS = 8_000;

export function Desk() {
  const t = useT();
  const lang = useLang();
  const [tools] = useState(() => {
    const api = appApi(lang);
    return { api, views: createViews(), desk: createDesk(api, lang) };
  });
  const { desk, views } = tools;
  useEffect(() => views.start(), [views]);
  useEffect(() => void desk.load(), [desk]);
  const state = useStore(desk.$desk);
  const slow = useAfter(state.status === 'loading', SLOW_MS);
  const { view, item } = useStore(views.$place);

  // After a change of section, move the focus and the scroll position to it, for keyboard and screen reader users.
  const section = useRef<HTMLElement>(null);
  const place = `${view} ${item}`;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    section.current?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [place]);

  if (state.status === 'failed') return <Failed text={state.message} onRetry={desk.load} />;
  if (state.status === 'loading')
    return (
      <div aria-busy="true">
        <p className={slow ? 'pb-4 text-sm text-muted' : 'sr-only'} role="status">
          {t(slow ? 'admin:state.slow' : 'admin:state.loading')}
        </p>
        <DeskOutline />
      </div>
    );
  return (
    <DeskContext value={tools}>
      <div className="grid grid-cols-1 gap-6">
        <DeskTabs view={view} waiting={state.analytics.waiting} />
        <section ref={section} tabIndex={-1} aria-label={t(`admin:views.${view}`)}>
          <Section view={view} item={item} desk={state} />
        </section>
      </div>
    </DeskContext>
  );
}
