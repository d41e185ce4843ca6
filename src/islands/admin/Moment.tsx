// A point in time as the reader's clock shows it.
import type { Lang } from '../../../contract/lang.ts';
import { useLang, useT } from '../../i18n/react.tsx';

const LOCALES = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

const FORMATS = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Props {
  readonly at: string | null;
  readonly to?: keyof typeof FORMATS;
}

export function Moment({ at, to = 'minute' }: Props) {
  const t = useT();
  const lang = useLang();
  if (at === null) return <span>{t('admin:state.unknown')}</span>;
  const text = new Intl.DateTimeFormat(LOCALES[lang], FORMATS[to]).format(new Date(at));
  return (
    <time className="whitespace-nowrap" dateTime={at}>
      {text}
    </time>
  );
}

/** "November 2026" of YYYY-MM; what is no month stays as it is. */
export function monthText(lang: Lang, month: string, style: 'long' | 'short' = 'long'): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return new Intl.DateTimeFormat(LOCALES[lang], {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' ? { year: 'numeric' } : {}),
  }).format(date);
}
