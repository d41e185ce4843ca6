// State of the site's mail, for forms that depend on it; read from the reply of the health check.
import { atom, type ReadableAtom } from 'nanostores';

const $state = atom<'unknown' | 'sent' | 'off'>('unknown');
export const $mail: ReadableAtom<'unknown' | 'sent' | 'off'> = $state;

/** Without an answer it stays unknown, and the reply of the form says it. */
export async function loadMail(): Promise<void> {
  if ($state.get() !== 'unknown') return;
  const reply = await fetch('/api/health').then(
    (response): Promise<unknown> => response.json(),
    () => null,
  );
  const mail: unknown = Object(reply).mail;
  if (mail === 'sent' || mail === 'off') $state.set(mail);
}
