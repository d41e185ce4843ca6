// Panel of the notification bell: the newest notifications as links. Loaded when the bell is opened for the first time.
import type { Lang } from '../../contract/lang.ts';
import type { Notification } from '../../contract/notifications/notifications.ts';
import { localHref } from '../i18n/language.ts';
import { foreignLang } from '../i18n/script.ts';
import { $session } from '../stores/session.ts';
import { formatZonedDateTime } from '../ui/format/zoned-date.ts';
import { fetchNotifications, markRead } from './bell-calls.ts';
import { ageText, hrefOf, loadTexts, type NotificationTexts, sentenceOf } from './bell-texts.ts';

const PAGE_SIZE = 15;

type Child = Node | string;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

function button(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', className, text);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

class Panel {
  readonly #container: HTMLElement;
  readonly #lang: Lang;
  readonly #words: NotificationTexts;
  readonly #onUnreadChange: (unread: number) => void;
  readonly #list = element('ul', 'm-0 list-none p-0');
  /** Status line, announced to screen readers. */
  readonly #status = element('div', 'grid justify-items-start gap-2 p-4 text-sm text-muted');
  readonly #footer = element('div', 'border-t border-line p-2');
  readonly #readAll: HTMLButtonElement;
  #unread = 0;
  #shown = 0;

  constructor(
    container: HTMLElement,
    lang: Lang,
    words: NotificationTexts,
    onUnreadChange: (unread: number) => void,
  ) {
    this.#container = container;
    this.#lang = lang;
    this.#words = words;
    this.#onUnreadChange = onUnreadChange;
    this.#status.role = 'status';
    this.#readAll = button('link text-sm', words.readAll, () => void this.#markAll());
    const head = element(
      'div',
      'sticky top-0 flex min-h-12 items-center justify-between gap-4 border-b border-line bg-plate px-4 py-2',
      element('h2', 'text-base', words.title),
      this.#readAll,
    );
    container.replaceChildren(head, this.#status, this.#list, this.#footer);
    document.addEventListener('yb:notification', (event) => this.#onNotification(event));
    // Another account must not see these notifications.
    $session.listen(() => this.#clear());
  }

  #clear(): void {
    this.#list.replaceChildren();
    this.#shown = 0;
    this.#footer.hidden = true;
    this.#readAll.hidden = true;
    this.#unread = 0;
    this.#container.ariaBusy = null;
    this.#showStatus();
  }

  #setUnread(unread: number): void {
    this.#unread = Math.max(0, unread);
    this.#readAll.hidden = this.#unread === 0;
    this.#onUnreadChange(this.#unread);
  }

  #showStatus(...children: readonly Child[]): void {
    this.#status.replaceChildren(...children);
    this.#status.hidden = children.length === 0;
  }

  async load(page: number): Promise<void> {
    const words = this.#words;
    const session = $session.get();
    const isStale = (): boolean => $session.get() !== session;
    this.#footer.hidden = true;
    if (page === 1 && this.#shown === 0) this.#showStatus(words.loading);
    this.#container.ariaBusy = 'true';
    try {
      const { notifications, unread, hasMore } = await fetchNotifications(
        this.#lang,
        page,
        PAGE_SIZE,
      );
      if (isStale()) return;
      const rows = notifications.map((each) => this.#row(each));
      if (page === 1) this.#list.replaceChildren(...rows);
      else this.#list.append(...rows);
      this.#shown = this.#list.childElementCount;
      this.#setUnread(unread);
      if (this.#shown > 0) this.#showStatus();
      else this.#showStatus(element('p', 'font-semibold text-ink', words.empty), words.emptyText);
      if (page > 1) rows[0]?.querySelector('a')?.focus();
      this.#footer.hidden = !hasMore;
      this.#footer.replaceChildren(
        button('btn btn-bare btn-small w-full', words.older, () => void this.load(page + 1)),
      );
    } catch {
      if (isStale()) return;
      this.#showStatus(
        words.failed,
        button('btn btn-quiet btn-small', words.retry, () => void this.load(page)),
      );
    } finally {
      if (!isStale()) this.#container.ariaBusy = null;
    }
  }

  #row(each: Notification): HTMLLIElement {
    const words = this.#words;
    const isNew = each.readAt === null;
    const { text, subject, reason } = sentenceOf(words, each);
    const link = element(
      'a',
      'grid grid-cols-1 gap-0.5 py-3 ps-8 pe-4 text-sm hover:bg-well',
      element('span', `wrap-anywhere ${isNew ? 'font-semibold' : ''}`, text),
    );
    link.href = localHref(this.#lang, hrefOf(each));
    // User-written text, which may be in another language than the page.
    const appendUserText = (className: string, words: string): void => {
      if (words === '') return;
      const span = element('span', className, words);
      span.lang = foreignLang(words, this.#lang) ?? this.#lang;
      link.append(span);
    };
    appendUserText('wrap-anywhere', subject);
    appendUserText('line-clamp-2 wrap-anywhere text-muted', reason);
    if (each.createdAt) {
      const full = formatZonedDateTime(this.#lang, each.createdAt);
      const age = `${ageText(this.#lang, words, each.createdAt)} `;
      // As src/ui/Time.tsx.
      const short = element('span', 'time-short', age);
      const time = element('time', 'text-xs text-muted', short, element('span', 'time-full', full));
      time.dateTime = each.createdAt;
      time.title = full;
      link.append(time);
    }
    const row = element('li', 'relative border-b border-line last:border-b-0', link);
    if (!isNew) return row;
    const dot = element('span', 'absolute start-3.5 top-4.5 size-2 rounded-full bg-saffron');
    row.append(dot);
    link.prepend(element('span', 'sr-only', words.isNew));
    row.dataset.unread = each.id;
    link.addEventListener('click', () => this.#markRead(row, each.id));
    return row;
  }

  #showAsRead(row: HTMLElement): void {
    if (row.dataset.unread === undefined) return;
    delete row.dataset.unread;
    for (const marker of row.querySelectorAll('.sr-only, .bg-saffron')) marker.remove();
    row.querySelector('.font-semibold')?.classList.remove('font-semibold');
  }

  /** Navigation continues meanwhile; if the call fails, the notification is unread again on the next page. */
  #markRead(row: HTMLElement, id: string): void {
    if (row.dataset.unread === undefined) return;
    this.#showAsRead(row);
    this.#setUnread(this.#unread - 1);
    void markRead(this.#lang, [id]).catch(() => {});
  }

  async #markAll(): Promise<void> {
    const session = $session.get();
    const isDone = await markRead(this.#lang).then(
      () => true,
      () => false,
    );
    if ($session.get() !== session) return;
    if (!isDone) return this.#showStatus(this.#words.markFailed);
    for (const row of this.#list.querySelectorAll<HTMLElement>('[data-unread]'))
      this.#showAsRead(row);
    // The button is about to be hidden, so the focus moves to the first link of the panel.
    this.#container.querySelector('a')?.focus();
    this.#setUnread(0);
    this.#showStatus();
  }

  #onNotification(event: Event): void {
    this.#list.prepend(this.#row((event as CustomEvent<Notification>).detail));
    this.#shown += 1;
    this.#setUnread(this.#unread + 1);
    this.#showStatus();
  }
}

let panel: Promise<Panel> | null = null;

/** Shows the newest notifications and reloads them on every opening. `onUnreadChange` receives the number of unread ones. */
export async function showPanel(
  container: HTMLElement,
  lang: Lang,
  onUnreadChange: (unread: number) => void,
): Promise<void> {
  panel ??= loadTexts(lang).then((words) => new Panel(container, lang, words, onUnreadChange));
  const loadedPanel = await panel.catch((error: unknown) => {
    // Retry on the next opening.
    panel = null;
    throw error;
  });
  await loadedPanel.load(1);
}
