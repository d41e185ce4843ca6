// One session: device, location, time of last use, and a button that ends it.
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { Session } from '../../../../contract/accounts/sessions.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatZonedDateTime } from '../../../ui/format/zoned-date.ts';

interface Props {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const HANDHELD_SYSTEMS = ['Android', 'HarmonyOS', 'iOS', 'iPadOS'];

export function SessionRow({ session, busy, onEnd }: Props) {
  const t = useT();
  const lang = useLang();
  const { browser, system, place, lastUsedAt, current } = session;
  const name =
    browser && system
      ? t('account:sessions.device', { browser, system })
      : browser || system || t('account:sessions.unknownDevice');
  const Icon = HANDHELD_SYSTEMS.includes(system) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <Icon className="size-5 flex-none text-muted" aria-hidden />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {current && <span className="badge badge-jade">{t('account:sessions.current')}</span>}
        </p>
        <p className="text-sm text-muted">
          {place ? t('account:sessions.place', { place }) : t('account:sessions.unknownPlace')}
        </p>
        {!current && lastUsedAt && (
          <p className="text-sm text-muted">
            {t('account:sessions.lastUsed', { time: formatZonedDateTime(lang, lastUsedAt) })}
          </p>
        )}
      </div>
      <button
        className="btn btn-quiet btn-small max-sm:w-full"
        type="button"
        aria-label={t('account:sessions.endThis', { name })}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => !busy && onEnd()}
      >
        {busy ? t('account:sessions.ending') : t('account:sessions.endOne')}
      </button>
    </li>
  );
}
