// Inbox of contact form messages.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ContactMessage } from '../../../../contract/admin/contact-messages.ts';
import { useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../stores/toasts.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AdminList } from '../AdminList.tsx';
import { useAdmin } from '../admin-context.ts';
import { messageList } from './admin-messages.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { MessageRow } from './MessageRow.tsx';

export default function Messages() {
  const t = useT();
  const { api, overview } = useAdmin();
  const [list] = useState(() => messageList(api));
  const { unread } = useStore(list.$filters);
  const marked = useStore(list.$marked);
  const [open, setOpen] = useState('');
  const [erasing, setErasing] = useState<ContactMessage | null>(null);

  const mark = async (id: string, read: boolean): Promise<void> => {
    try {
      await list.mark(id, read);
      void overview.refreshAnalytics();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      showToast('error', { text: t('admin:messages.marked', { message }) });
    }
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>{t('admin:views.messages')}</h2>
        <Select
          id="admin-messages"
          name="unread"
          label={t('admin:messages.show')}
          options={[
            { value: '', label: t('admin:messages.all') },
            { value: '1', label: t('admin:messages.unreadOnly') },
          ]}
          value={unread}
          onChange={({ target }) => list.choose({ unread: target.value })}
          fieldError={undefined}
        />
      </div>
      <AdminList
        list={list}
        formatTotal={(count) => t('admin:messages.found', { count })}
        empty={
          <EmptyState
            title={t(unread ? 'admin:messages.emptyUnread' : 'admin:messages.empty')}
            text={t('admin:messages.emptyText')}
            action={
              unread !== '' && (
                <button type="button" className="btn btn-quiet" onClick={list.clear}>
                  {t('admin:messages.showAll')}
                </button>
              )
            }
          />
        }
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
        <EraseDialog
          message={erasing}
          erase={() => list.erase(erasing.id)}
          onErased={() => {
            setErasing(null);
            void overview.refreshAnalytics();
            showToast('success', { text: t('admin:messages.erased') });
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </div>
  );
}
