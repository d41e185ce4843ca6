// Text of a supplier's card about its verification. Made by the server, because the directory's scripts have no room for it.
import type { CheckedDocument } from '../../contract/evidence/checked-document.ts';
import type { Lang } from '../../contract/lang.ts';
import { withValues } from '../../contract/texts.ts';
import { REPLY_TEXTS } from '../platform/text/reply-texts.ts';

interface Checks {
  readonly checked: readonly CheckedDocument[];
  readonly levelUntil: string | null;
  readonly checkedBefore: string | null;
}

/** As src/ui/format/day.ts formats days. */
const formats: Readonly<Record<Lang, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  'zh-Hans': new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeZone: 'UTC' }),
};
const formatDay = (day: string, lang: Lang): string =>
  formats[lang].format(new Date(`${day}T00:00:00Z`));

/** The day of the newest document and the last day of the level, or the day before which it was given; '' without a level. */
export function checkedNote({ checked, levelUntil, checkedBefore }: Checks, lang: Lang): string {
  if (checkedBefore !== null)
    return withValues(REPLY_TEXTS.checkedBefore[lang], { day: formatDay(checkedBefore, lang) });
  const newest = checked
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  if (levelUntil === null || newest === undefined) return '';
  return withValues(REPLY_TEXTS.checked[lang], {
    on: formatDay(newest, lang),
    until: formatDay(levelUntil, lang),
  });
}
