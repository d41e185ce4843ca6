// Store for contact form messages: list, mark as read or unread, erase.
import { map, type ReadableAtom } from 'nanostores';
import {
  type ContactMessage,
  eraseContactMessage,
  listContactMessages,
  markContactMessage,
} from '../../../../contract/admin/contact-messages.ts';
import type { Api } from '../../../api/call.ts';
import { type AdminList, adminList } from '../admin-list.ts';

interface MessageList extends AdminList<'unread', ContactMessage> {
  /** Messages marked on this page, by id. They replace those of the loaded page, so that none disappears while it is read. */
  readonly $marked: ReadableAtom<Readonly<Record<string, ContactMessage>>>;
  mark(id: string, read: boolean): Promise<void>;
  /** Permanent; the list is loaded again. */
  erase(id: string): Promise<void>;
}

export function messageList(api: Api): MessageList {
  const $marked = map<Record<string, ContactMessage>>({});
  const list = adminList('messages', ['unread'], async (query, signal) => {
    const { messages, pagination } = await api.call(listContactMessages, { query, signal });
    return { rows: messages, pagination };
  });
  return {
    ...list,
    $marked,
    async mark(id, read) {
      const params = { id };
      const { data } = await api.call(markContactMessage, { params, body: { read } });
      $marked.setKey(id, data);
    },
    async erase(id) {
      await api.call(eraseContactMessage, { params: { id } });
      list.refresh(({ rows, pagination }) => ({
        rows: rows.filter((row) => row.id !== id),
        pagination,
      }));
    },
  };
}

/** Returns a mailto: URL for a reply, with the subject and the quoted message. */
export function replyHref({ email, subject, text }: ContactMessage): string {
  const quoted = text
    .slice(0, 1_000)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const parts = [`subject=${encodeURIComponent(`Re: ${subject}`.trim())}`];
  parts.push(`body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`);
  return `mailto:${encodeURIComponent(email)}?${parts.join('&')}`;
}
