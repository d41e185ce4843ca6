// Chat tab: the conversation list and the open conversation. What is read and received here changes the tab's number.
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { useDashboard } from '../dashboard-tabs/dashboard-context.ts';
import ChatScreen from './ChatScreen.tsx';

/** Those of the live connection, which the header counts as well (src/scripts/unread.ts). */
const EVENTS = ['yb:message', 'yb:read'];
const DEBOUNCE_MS = 500;

export default function ChatTab() {
  const t = useT();
  const { user, summary } = useDashboard();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recount = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => summary.waiting.load(), DEBOUNCE_MS);
    };
    for (const event of EVENTS) document.addEventListener(event, recount);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, recount);
    };
  }, [summary]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-lg max-md:sr-only">{t('dashboard:chat.title')}</h2>
      <ChatScreen user={user} side={user.role} className="h-[min(44rem,85dvh)] min-h-80" />
    </div>
  );
}
