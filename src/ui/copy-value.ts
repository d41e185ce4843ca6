// Copying of the value before a button, which then says so itself, and to screen readers.
import { COPY_TEXTS } from '../../contract/messages/copy.ts';
import { langOfPath } from '../i18n/language.ts';
import { COPIED_MS, copyText } from './copy-text.ts';
import { element } from './element.ts';

export async function copyValue(button: HTMLElement): Promise<void> {
  const lang = langOfPath(location.pathname);
  const isCopied = await copyText(button.previousElementSibling?.textContent ?? '');
  let status = button.nextElementSibling;
  if (!status) {
    status = element('span', 'sr-only');
    status.role = 'status';
    button.after(status);
  }
  button.textContent = COPY_TEXTS[isCopied ? 'copied' : 'failed'][lang];
  status.textContent = button.textContent;
  setTimeout(() => {
    button.textContent = COPY_TEXTS.copy[lang];
    status.textContent = '';
  }, COPIED_MS);
}
