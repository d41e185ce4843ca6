// Chat tab: the conversation list and the open conversation.
import { useT } from '../../i18n/react.tsx';
import { useDashboard } from '../dashboard/dashboard-context.ts';
import ChatScreen from './ChatScreen.tsx';

export default function ChatTab() {
  const t = useT();
  const { user } = useDashboard();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{t('dashboard:chat.title')}</h2>
      <ChatScreen user={user} side={user.role} className="h-[min(44rem,85dvh)] min-h-80" />
    </div>
  );
}
