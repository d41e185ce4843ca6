// Switches for the mails of each kind to the account.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { MailKind } from '../../../../contract/notifications/mail-kinds.ts';
import {
  changeMailSetting,
  getMailSettings,
  type MailSetting,
} from '../../../../contract/notifications/mail-settings.ts';
import { localHref } from '../../../i18n/language.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { Section } from './Section.tsx';

function MailSwitches() {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const settings = useMemo(
    () => createLoadStore(async (signal) => (await api.call(getMailSettings, { signal })).mails),
    [api],
  );
  const state = useStore(settings.$state);
  const [changing, setChanging] = useState<MailKind | null>(null);
  useEffect(() => settings.load(), [settings]);

  const change = async ({ kind, sent }: MailSetting): Promise<void> => {
    if (changing !== null) return;
    setChanging(kind);
    try {
      const { mails } = await api.call(changeMailSetting, { body: { kind, sent: !sent } });
      settings.setValue(mails);
      const name = t(`account:mails.of.${kind}`);
      showToast('success', {
        text: t(sent ? 'account:mails.stopped' : 'account:mails.started', { name }),
      });
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('account:mails.notChanged'), text });
    } finally {
      setChanging(null);
    }
  };

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p>{t('account:mails.failed')}</p>
        <button type="button" className="btn btn-quiet" onClick={() => void settings.load()}>
          {t('account:usage.retry')}
        </button>
      </div>
    );
  if (state.status === 'loading')
    return (
      <div className="grid w-full max-w-form gap-4" role="status">
        <span className="sr-only">{t('account:mails.loading')}</span>
        <div className="skeleton h-10" />
        <div className="skeleton h-10" />
      </div>
    );
  return (
    <ul className="grid w-full max-w-form gap-2">
      {state.value.map((setting) => {
        const { kind, sent } = setting;
        return (
          <li key={kind}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-0.5 size-5 flex-none"
                aria-describedby={`mail-${kind}`}
                aria-busy={changing === kind}
                checked={changing === kind ? !sent : sent}
                onChange={() => void change(setting)}
              />
              <span className="grid gap-0.5">
                <span className="font-semibold">{t(`account:mails.of.${kind}`)}</span>
                <span id={`mail-${kind}`} className="text-sm text-muted">
                  {t(`account:mails.when.${kind}`)}
                </span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

export function Mails() {
  const t = useT();
  const lang = useLang();
  return (
    <Section id="mails" title={t('account:mails.title')} text={t('account:mails.text')}>
      <MailSwitches />
      <p className="max-w-prose text-sm text-muted">
        {t('account:mails.always')}{' '}
        <a className="link" href={localHref(lang, '/dashboard?tab=saved')}>
          {t('account:mails.alerts')}
        </a>
      </p>
    </Section>
  );
}
