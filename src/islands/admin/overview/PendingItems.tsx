// Items that need an admin's attention, with links to where they are handled; of enquiries and chats also the oldest one.
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Analytics } from '../../../../contract/admin/analytics.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { CHAT_PARAMETER } from '../../chat/list/chat-selection.ts';
import { AdminLink } from '../AdminLink.tsx';
import { Timestamp } from '../Timestamp.tsx';

const SECTIONS = ['reviews', 'evidence', 'reports', 'messages', 'rules'] as const;
const LINK = 'block p-4 font-semibold tabular-nums hover:bg-well';
const OLDEST_LINK = 'block border-t border-line p-4 text-sm hover:bg-well';

type Oldest = NonNullable<Analytics['waiting']['chats']['oldest']>;

export function PendingItems({ waiting }: { readonly waiting: Analytics['waiting'] }) {
  const t = useT();
  const href = useHref();
  const { enquiries, chats, imports } = waiting;
  const sections = SECTIONS.filter((each) => waiting[each] > 0);
  const { evidenceExpiring } = waiting;
  const isEmpty = sections.length + enquiries.total + chats.total + evidenceExpiring === 0;
  return (
    <section className="plate" aria-labelledby="waiting">
      <h2 id="waiting" className="border-b border-line p-4 text-lg">
        {t('admin:overview.waiting')}
      </h2>
      {isEmpty ? (
        <p className="flex gap-2 p-4 text-sm">
          <CircleCheck className="size-5 flex-none stroke-jade" aria-hidden />
          {t('admin:overview.nothing')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {enquiries.total > 0 && (
            <li>
              <AdminLink className={LINK} view="enquiries" filters={{ status: 'pending' }}>
                {t('admin:overview.enquiriesWaiting', { count: enquiries.total })}
              </AdminLink>
              {enquiries.oldest && (
                <AdminLink
                  className={OLDEST_LINK}
                  view="enquiries"
                  filters={{ status: 'pending', enquiry: enquiries.oldest.id }}
                >
                  <OldestItem item={enquiries.oldest} />
                </AdminLink>
              )}
            </li>
          )}
          {chats.total > 0 && (
            <li>
              <a className={LINK} href={href('/chat')}>
                {t('admin:overview.chatsWaiting', { count: chats.total })}
              </a>
              {chats.oldest && (
                <a
                  className={OLDEST_LINK}
                  href={href(`/chat?${new URLSearchParams({ [CHAT_PARAMETER]: chats.oldest.id })}`)}
                >
                  <OldestItem item={chats.oldest} />
                </a>
              )}
            </li>
          )}
          {sections.map((each) => (
            <li key={each}>
              <AdminLink className={LINK} view={each}>
                {t(`admin:overview.${each}`, { count: waiting[each] })}
                {each === 'reviews' && imports > 0 && (
                  <span className="block text-sm font-normal text-muted">
                    {t('admin:overview.imports', { count: imports })}
                  </span>
                )}
              </AdminLink>
            </li>
          ))}
          {evidenceExpiring > 0 && (
            <li>
              <AdminLink className={LINK} view="evidence" filters={{ show: 'expiring' }}>
                {t('admin:overview.evidenceExpiring', { count: evidenceExpiring })}
              </AdminLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function OldestItem({ item: { subject, from, since } }: { readonly item: Oldest }) {
  const t = useT();
  return (
    <>
      <span className="text-muted">{t('admin:overview.oldest')}</span>{' '}
      <span className="font-semibold wrap-anywhere">
        {[from, subject].filter((each) => each !== '').join(' · ')}
      </span>
      <span className="block text-xs text-muted">
        <Timestamp at={since} />
      </span>
    </>
  );
}
