// Registration numbers of a buyer as labeled values: masked, with the state and whether the market has checked them.
import type { Lang } from '../../../contract/lang.ts';
import type { Registration } from '../../../contract/trade/registration.ts';
import type { useT } from '../../i18n/react.tsx';
import { formatDate } from '../../ui/format/date.ts';

export const registrationItems = (
  t: ReturnType<typeof useT>,
  lang: Lang,
  registrations: readonly Registration[],
): (readonly [label: string, value: string])[] =>
  registrations.map(({ kind, number, state, checkedAt }) => {
    const status =
      checkedAt === null
        ? t('dashboard:registration.formatValid')
        : t('dashboard:registration.checked', { date: formatDate(lang, checkedAt) });
    return [kind.toUpperCase(), [number, state, status].filter(Boolean).join('\n')];
  });
