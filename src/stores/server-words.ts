// Server message of a failed call, whatever its code; null if there is none and the default text applies (spec §7, §8).
import { type ApiError, NOTHING_SAID, UNANSWERED } from '../../contract/errors.ts';

/** Accepts an ApiError, or a Problem made of one. Calls refused while the backend is down have a text too (src/api/app.ts). */
export const serverWords = ({
  code,
  message,
}: Pick<ApiError, 'code' | 'message'>): string | null => {
  if (code === 'network') return message === UNANSWERED ? null : message;
  const isSilent = message === NOTHING_SAID && (code === 'unknown' || code === 'unreadable');
  return isSilent ? null : message;
};
