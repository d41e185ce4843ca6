// Copying of the value before a button, which then says so itself, and to screen readers.
import { langOfPath } from '../i18n/language.ts';
import { COPIED_MS, copyText } from './copy-text.ts';
import { COPY_WORDS } from './copy-words.ts';
import { element } from './element.ts';

export async function copyValue(button: HTMLElement): Promise<void> {
  const words = COPY_WORDS[langOfPath(location.pathname)];
  const isCopied = await copyText(button.previousElementSibling?.textContent ?? '');
  let status = button.nextElementSibling;
  if (!status) {
    status = element('span', 'sr-only');
    status.role = 'status';
    button.after(status);
  }
  button.textContent = words[isCopied ? 'copied' : 'failed'];
  status.textContent = button.textContent;
  setTimeout(() => {
    button.textContent = words.copy;
    status.textContent = '';
  }, COPIED_MS);
}
