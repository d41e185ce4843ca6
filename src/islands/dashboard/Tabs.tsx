// Tabs of the dashboard: links with their own URLs, with arrow key navigation.
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import { TABS, tabId, tabQuery } from '../dashboard-tabs/dashboard-tab.ts';
import { tabCounts } from './tab-counts.ts';

export const PANEL_ID = 'dashboard-panel';

/** Returns the tab index that a key leads to from index `at` of `count` tabs; undefined for other keys. */
const targetIndex = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[
    key
  ];

export function Tabs() {
  const t = useT();
  const href = useHref();
  const lang = useLang();
  const { tab, summary, user } = useDashboard();
  const open = useStore(tab.$tab);
  const waiting = useStore(summary.waiting.$state);
  const counts = tabCounts(waiting.status === 'ready' ? waiting.value.counts : null, user);
  const tabBar = useRef<HTMLDivElement>(null);

  // On a phone the tab bar is wider than the screen; center the open tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts, once loaded, widen the tabs.
  useEffect(() => {
    const link = document.getElementById(tabId(open));
    if (!tabBar.current || !link) return;
    tabBar.current.scrollLeft =
      link.offsetLeft -
      tabBar.current.offsetLeft -
      (tabBar.current.clientWidth - link.clientWidth) / 2;
  }, [open, waiting.status]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = targetIndex(event.key, at, links.length);
    const isSpace = event.key === ' ';
    if (at < 0 || (to === undefined && !isSpace)) return;
    event.preventDefault();
    if (isSpace) links[at]?.click();
    else links[to ?? 0]?.focus();
  };

  return (
    <div
      ref={tabBar}
      className="flex overflow-x-auto border-b border-line-strong"
      role="tablist"
      aria-label={t('dashboard:tabs.label')}
      onKeyDown={handleKey}
    >
      {TABS.map((each) => (
        <FollowLink
          key={each}
          id={tabId(each)}
          role="tab"
          className={`relative -mb-px flex min-h-11 flex-none items-center border-b-3 px-3 md:px-4 font-semibold capitalize focus-visible:-outline-offset-2 ${each === open ? 'border-saffron text-ink' : 'border-transparent text-muted hover:text-ink'}`}
          href={href(`/dashboard${tabQuery(each)}`)}
          aria-selected={each === open}
          aria-controls={PANEL_ID}
          tabIndex={each === open ? 0 : -1}
          onFollow={() => tab.open(each)}
        >
          {t(`dashboard:tabs.${each}`)}
          {counts[each] > 0 && (
            <span className="badge ms-2 tabular-nums">
              <span aria-hidden>{formatNumber(lang, counts[each])}</span>
              <span className="sr-only">
                {t('dashboard:tabs.waiting', {
                  count: counts[each],
                  total: formatNumber(lang, counts[each]),
                })}
              </span>
            </span>
          )}
        </FollowLink>
      ))}
    </div>
  );
}
