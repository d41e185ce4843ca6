// What the server said about a failed call; null where it said nothing and the form's own words stand in (spec §8).
import type { ApiError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { BACKEND_TEXTS } from '../../contract/messages/backend.ts';

/** What readers of replies put where a failure carried no words (contract/reply.ts). */
const NOTHING_SAID = 'An error occurred';

/** That the backend is known to be away is said as it is; a call that only went unanswered says less than the form. */
export const serverWords = ({ code, message }: ApiError, lang: Lang): string | null => {
  if (code === 'network') return message === BACKEND_TEXTS.down[lang] ? message : null;
  const isSilent = message === NOTHING_SAID && (code === 'unknown' || code === 'unreadable');
  return isSilent ? null : message;
};
