// Way to the sign-in page from a members' page whose session has ended. Separate from the guard, which every such page loads.
import type { Lang } from '../../../contract/lang.ts';
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { returnHere } from '../../stores/open-window.ts';
import { $sessionRefusal } from '../../stores/session-refusal.ts';
import { storeToast } from '../../toasts/toasts.ts';

/** `wasMember`: the session ended while the page was open, which the sign-in page then says in a toast. Visitors get none. */
export function prepareReturn(lang: Lang, wasMember: boolean): void {
  returnHere();
  if (wasMember && $sessionRefusal.get() === null)
    storeToast({ kind: 'notice', words: { text: SESSION_TEXTS.ended[lang] } });
}
