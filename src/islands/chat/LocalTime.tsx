// The counterpart's current local time with its zone and city, marked outside working hours.
import { useEffect, useState } from 'react';
import type { Counterpart } from '../../../contract/chat/chat.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatZonedTime, hourIn } from '../../ui/format/zoned-time.ts';

const TICK_MS = 20_000;
const WORK_STARTS = 9;
const WORK_ENDS = 18;

interface Props {
  readonly city: string;
  readonly timeZone: NonNullable<Counterpart['timeZone']>;
}

export function LocalTime({ city, timeZone }: Props) {
  const t = useT();
  const lang = useLang();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const time = formatZonedTime(lang, now, timeZone);
  const hour = hourIn(now, timeZone);
  return (
    <p className="text-xs text-muted" data-local-time>
      {city ? t('chat:time.in', { time, city }) : t('chat:time.there', { time })}
      {(hour < WORK_STARTS || hour >= WORK_ENDS) && ` · ${t('chat:time.closed')}`}
    </p>
  );
}
