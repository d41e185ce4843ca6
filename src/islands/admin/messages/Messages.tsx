// Inbox of contact form messages.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ContactMessage } from '../../../../contract/admin/contact-messages.ts';
import { useT } from '../../../i18n/react.tsx';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { messageList } from './admin-messages.ts';
import { MessageRow } from './MessageRow.tsx';

export default function Messages() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => messageList(api));
  const marked = useStore(list.$marked);
  const [open, setOpen] = useState('');
  const [erasing, setErasing] = useState<ContactMessage | null>(null);

  const mark = async (id: string, read: boolean): Promise<void> => {
    try {
      await list.mark(id, read);
      void overview.refreshAnalytics();
    } catch (error) {
      const message = serverMessage(toLoadError(error)) ?? '';
      showToast('error', { text: t('admin:messages.marked', { message }) });
    }
  };

  return (
    <>
      <AdminList
        view="messages"
        list={list}
        filter={{
          name: 'unread',
          label: t('admin:messages.show'),
          options: [
            { value: '', label: t('admin:messages.all') },
            { value: '1', label: t('admin:messages.unreadOnly') },
          ],
        }}
        formatTotal={(count) => t('admin:messages.found', { count })}
        empty={({ unread }) => ({
          title: t(unread ? 'admin:messages.emptyUnread' : 'admin:messages.empty'),
          text: t('admin:messages.emptyText'),
          action: unread !== '' && (
            <button type="button" className="btn btn-quiet" onClick={list.clear}>
              {t('admin:messages.showAll')}
            </button>
          ),
        })}
      >
        {(rows) => (
          <ul className="plate divide-y divide-line">
            {rows.map((row) => {
              const message = marked[row.id] ?? row;
              const isOpen = open === row.id;
              return (
                <li key={row.id}>
                  <MessageRow
                    message={message}
                    isOpen={isOpen}
                    onToggle={() => {
                      setOpen(isOpen ? '' : row.id);
                      // Opening a message marks it as read, as in other inboxes; a button in it marks it as unread again.
                      if (!isOpen && message.readAt === null) void mark(row.id, true);
                    }}
                    onMark={(read) => void mark(row.id, read)}
                    onErase={() => setErasing(message)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </AdminList>
      {erasing && (
        <ActionDialog
          title={t('admin:messages.eraseAsk')}
          text={t('admin:messages.eraseText', { email: erasing.email })}
          confirm={t('admin:messages.erase')}
          danger
          act={async () => {
            await list.erase(erasing.id);
            return t('admin:messages.erased');
          }}
          onDone={() => void overview.refreshAnalytics()}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  );
}
