// Server message of a failed call, whatever its code; null if there is none and the default text applies (spec §7, §8).
import { type ApiError, DEFAULT_ERROR_TEXT, NO_REPLY_TEXT } from '../../contract/errors.ts';

/** Accepts an ApiError, or a LoadError made of one. Calls refused while the backend is down have a text too (src/stores/app-api.ts). */
export const serverMessage = ({
  code,
  message,
}: Pick<ApiError, 'code' | 'message'>): string | null => {
  if (code === 'network') return message === NO_REPLY_TEXT ? null : message;
  // The server's text for an unexpected error says less than the screen's own.
  if (code === 'internal') return null;
  const hasNoMessage =
    message === DEFAULT_ERROR_TEXT && (code === 'unknown' || code === 'unreadable');
  return hasNoMessage ? null : message;
};
