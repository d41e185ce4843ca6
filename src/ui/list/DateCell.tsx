// Date in a table cell, with its exact time.
import { useLang } from '../../i18n/react.tsx';
import { formatDate, type Instant } from '../format/date.ts';
import { Time } from '../Time.tsx';

export function DateCell({ at }: { readonly at: Instant }) {
  const lang = useLang();
  return <Time at={at}>{formatDate(lang, at)}</Time>;
}
