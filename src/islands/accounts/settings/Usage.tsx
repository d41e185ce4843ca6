// Usage of each account quota.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { getUsage, type Quota } from '../../../../contract/accounts/usage.ts';
import type { Role } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { Section } from './Section.tsx';

const BYTES_PER_MB = 1024 * 1024;
const BYTE_QUOTAS = new Set<string>(['uploads', 'attachments'] satisfies Quota['name'][]);
/** Fraction of the limit from which a meter shows a warning. */
const WARNING_FRACTION = 0.9;

function Meter({ name, used, limit }: Quota) {
  const t = useT();
  const lang = useLang();
  const id = `usage-${name}`;
  const unit = BYTE_QUOTAS.has(name) ? BYTES_PER_MB : 1;
  const isFull = used >= limit;
  const words = { used: formatNumber(lang, used / unit), limit: formatNumber(lang, limit / unit) };
  const text =
    unit === BYTES_PER_MB ? t('account:usage.bytes', words) : t('account:usage.count', words);
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-semibold">
          {t(`account:usage.of.${name}`)}
        </span>
        <span className="text-sm tabular-nums">{text}</span>
      </div>
      <meter
        className="h-3 w-full"
        aria-labelledby={id}
        aria-valuetext={text}
        min={0}
        max={limit}
        high={limit * WARNING_FRACTION}
        optimum={0}
        value={Math.min(used, limit)}
      >
        {text}
      </meter>
      {used >= limit * WARNING_FRACTION && (
        <p className="text-sm">{t(isFull ? `account:usage.full` : `account:usage.nearly`)}</p>
      )}
    </li>
  );
}

export function Usage({ role }: { readonly role: Role }) {
  const t = useT();
  const lang = useLang();
  const usage = useMemo(() => {
    const api = appApi(lang);
    return createLoadStore((signal) => api.call(getUsage, { signal }));
  }, [lang]);
  const state = useStore(usage.$state);
  useEffect(() => usage.load(), [usage]);
  const skeletonRows = role === 'supplier' ? 4 : 2;
  return (
    <Section id="usage" title={t('account:usage.title')} text={t('account:usage.text')}>
      {state.status === 'loading' && (
        <div className="grid w-full max-w-form gap-4" role="status">
          <span className="sr-only">{t('account:usage.loading')}</span>
          {Array.from({ length: skeletonRows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never move.
            <div key={at} className="skeleton h-10" />
          ))}
        </div>
      )}
      {state.status === 'failed' && (
        <div className="notice notice-red grid justify-items-start gap-2" role="alert">
          <p>{t('account:usage.failed')}</p>
          <button type="button" className="btn btn-quiet" onClick={usage.load}>
            {t('account:usage.retry')}
          </button>
        </div>
      )}
      {state.status === 'ready' && (
        <ul className="grid w-full max-w-form gap-4">
          {state.value.quotas.map((quota) => (
            <Meter key={quota.name} {...quota} />
          ))}
        </ul>
      )}
    </Section>
  );
}
