// Share menu where the sheet of the system is not used: WhatsApp, mail, the link to copy, and on Chinese pages a QR code for
// WeChat.

import type words from '../../../locales/en/share.json';
import { langOfPath } from '../../i18n/language.ts';
import { COPIED_MS, copyText } from '../../ui/copy-text.ts';
import { button, element } from '../../ui/element.ts';

type Texts = typeof words;

const lang = langOfPath(location.pathname);

/** Of one language only. Not at the start of the module, where a failure would last until the page is reloaded. */
const loadTexts = async (): Promise<Texts> =>
  (lang === 'en'
    ? await import('../../../locales/en/share.json')
    : await import('../../../locales/zh-Hans/share.json')
  ).default;

function link(text: string, href: string): HTMLAnchorElement {
  const created = element('a', 'btn btn-quiet', text);
  created.href = href;
  created.target = '_blank';
  created.rel = 'noopener';
  return created;
}

/** Loaded on press. */
async function showQrCode(texts: Texts, place: HTMLElement, url: string): Promise<void> {
  try {
    const { qrCode } = await import('./qr-code.ts');
    place.replaceChildren(qrCode(url), element('p', 'text-sm text-muted', texts.scan));
  } catch {
    place.textContent = texts.failed;
  }
}

function createMenu(texts: Texts, title: string, url: string): HTMLDialogElement {
  const address = element('input', 'input');
  address.readOnly = true;
  address.value = url;
  address.ariaLabel = texts.link;
  address.addEventListener('focus', () => address.select());
  const status = element('p', 'min-h-5 text-sm');
  status.role = 'status';
  const copy = button('btn btn-primary whitespace-nowrap', texts.copy, async () => {
    const isCopied = await copyText(url);
    status.textContent = isCopied ? texts.copied : texts.notCopied;
    if (!isCopied) return address.focus();
    copy.textContent = texts.copied;
    setTimeout(() => {
      copy.textContent = texts.copy;
    }, COPIED_MS);
  });
  const code = element('div', 'grid justify-items-center gap-2 text-center');
  code.role = 'status';
  const heading = element('h2', 'text-lg', texts.title);
  heading.id = 'share-title';
  const close = button('btn btn-bare', '×', () => dialog.close());
  close.ariaLabel = texts.close;
  const text = encodeURIComponent(`${title}\n${url}`);
  const dialog = element(
    'dialog',
    'm-auto w-full max-w-form overflow-y-auto rounded border border-line-strong bg-plate backdrop:bg-steel-deep/60 max-sm:mb-0',
    element('div', 'flex items-center justify-between border-b border-line ps-4', heading, close),
    element(
      'div',
      'grid gap-3 p-4',
      element(
        'div',
        'grid grid-cols-2 gap-2',
        ...(lang === 'zh-Hans'
          ? [
              button('btn btn-quiet col-span-2', texts.wechat, () => {
                void showQrCode(texts, code, url);
              }),
            ]
          : []),
        link(texts.whatsapp, `https://wa.me/?text=${text}`),
        link(texts.mail, `mailto:?subject=${encodeURIComponent(title)}&body=${text}`),
      ),
      code,
      element('div', 'flex gap-2', address, copy),
      status,
    ),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  // A text selection that starts inside and ends on the backdrop must not close the dialog.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === target) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** `title`: of the page; `url`: its whole address. Rejects if the texts cannot be loaded. */
export async function openShareMenu(title: string, url: string): Promise<void> {
  const dialog = createMenu(await loadTexts(), title, url);
  document.body.append(dialog);
  dialog.showModal();
}
