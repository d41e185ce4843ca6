// Short time of an event, with its full date, time and zone: for screen readers, on hover, and in a link or button with the focus.
import type { ReactNode } from 'react';
import { useLang } from '../i18n/react.tsx';
import type { Instant } from './format/date.ts';
import { formatZonedDateTime } from './format/zoned-date.ts';

interface Props {
  readonly at: Instant;
  readonly className?: string;
  /** The full text, if it says more than the time. */
  readonly full?: string;
  /** The short text: "2 days ago", "22 Nov 2026". */
  readonly children: ReactNode;
}

export function Time({ at, className = 'whitespace-nowrap', full, children }: Props) {
  const lang = useLang();
  const fullText = full ?? formatZonedDateTime(lang, at);
  return (
    <time
      className={className}
      dateTime={typeof at === 'number' ? new Date(at).toISOString() : (at ?? '')}
      title={fullText}
    >
      <span className="time-short">{children} </span>
      <span className="time-full">{fullText}</span>
    </time>
  );
}
