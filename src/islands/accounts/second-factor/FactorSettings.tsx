// Settings of two-step sign-in: authenticator app, passkeys and recovery codes of the signed-in person.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { getSecondFactor } from '../../../../contract/accounts/second-factor.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { AddTotp } from './AddTotp.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { canUsePasskeys, factorForms } from './factor-forms.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open =
  | { readonly what: 'addTotp' | 'addPasskey' | 'removeTotp' | 'renew' }
  | { readonly what: 'removePasskey'; readonly id: string; readonly name: string }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

export function FactorSettings() {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const forms = useMemo(() => factorForms(api, lang), [api, lang]);
  const factors = useMemo(
    () => createLoadStore((signal) => api.call(getSecondFactor, { signal })),
    [api],
  );
  const state = useStore(factors.$state);
  const [open, setOpen] = useState<Open | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => factors.load(), [factors]);

  const close = (): void => setOpen(null);
  /** The list is loaded again after each change. */
  const changed = (message: string | null, codes: readonly string[] = []): void => {
    if (message) showToast('success', { text: message });
    setOpen(codes.length > 0 ? { what: 'codes', codes } : null);
    factors.load();
    // The button that had the focus may be gone with its row.
    if (codes.length === 0) panel.current?.focus();
  };

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid w-full justify-items-start gap-3" role="alert">
        <p>{t('secondFactor:notLoaded')}</p>
        <button className="btn btn-quiet" type="button" onClick={() => void factors.load()}>
          {t('secondFactor:again')}
        </button>
      </div>
    );
  if (state.status === 'loading')
    return (
      <p className="text-sm text-muted" role="status">
        {t('ui.loading')}
      </p>
    );
  const { totp, passkeys, recoveryCodes, required, passkeysPossible } = state.value;
  const isProtected = totp !== null || passkeys.length > 0;
  const usedText = (lastUsedAt: string | null): string =>
    lastUsedAt
      ? t('secondFactor:lastUsed', { date: formatDate(lang, lastUsedAt) })
      : t('secondFactor:neverUsed');
  const sinceText = (createdAt: string | null): string =>
    createdAt ? t('secondFactor:since', { date: formatDate(lang, createdAt) }) : '';

  return (
    <div ref={panel} className="grid w-full gap-6" tabIndex={-1}>
      <div className={isProtected ? 'notice notice-jade' : 'notice'}>
        <p>{t(isProtected ? 'secondFactor:settings.on' : 'secondFactor:settings.off')}</p>
        {required && <p>{t('secondFactor:settings.required')}</p>}
      </div>
      <section className="grid justify-items-start gap-3" aria-labelledby="factor-app">
        <h3 id="factor-app" className="text-base">
          {t('secondFactor:app.title')}
        </h3>
        <p className="text-sm text-muted">{t('secondFactor:app.text')}</p>
        {totp && (
          <ul className="w-full divide-y divide-line border-y border-line">
            <FactorRow
              name={t('secondFactor:app.title')}
              texts={[sinceText(totp.createdAt), usedText(totp.lastUsedAt)]}
              onRemove={() => setOpen({ what: 'removeTotp' })}
            />
          </ul>
        )}
        <button
          className="btn btn-quiet max-sm:w-full"
          type="button"
          onClick={() => setOpen({ what: 'addTotp' })}
        >
          {t(totp ? 'secondFactor:app.replace' : 'secondFactor:app.add')}
        </button>
      </section>
      <section className="grid justify-items-start gap-3" aria-labelledby="factor-passkeys">
        <h3 id="factor-passkeys" className="text-base">
          {t('secondFactor:passkeys.title')}
        </h3>
        <p className="text-sm text-muted">{t('secondFactor:passkeys.text')}</p>
        {passkeys.length > 0 && (
          <ul
            className="w-full divide-y divide-line border-y border-line"
            aria-labelledby="factor-passkeys"
          >
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <FactorRow
                key={id}
                name={name}
                texts={[sinceText(createdAt), usedText(lastUsedAt)]}
                onRemove={() => setOpen({ what: 'removePasskey', id, name })}
              />
            ))}
          </ul>
        )}
        {passkeysPossible && canUsePasskeys() ? (
          <button
            className="btn btn-quiet max-sm:w-full"
            type="button"
            onClick={() => setOpen({ what: 'addPasskey' })}
          >
            {t('secondFactor:passkeys.add')}
          </button>
        ) : (
          <p className="text-sm">{t('secondFactor:passkeys.impossible')}</p>
        )}
      </section>
      {isProtected && (
        <section className="grid justify-items-start gap-3" aria-labelledby="factor-codes">
          <h3 id="factor-codes" className="text-base">
            {t('secondFactor:codes.title')}
          </h3>
          <p className="text-sm text-muted">{t('secondFactor:codes.text')}</p>
          <p className="text-sm">{t('secondFactor:codes.left', { count: recoveryCodes })}</p>
          <button
            className="btn btn-quiet max-sm:w-full"
            type="button"
            onClick={() => setOpen({ what: 'renew' })}
          >
            {t('secondFactor:codes.renew')}
          </button>
        </section>
      )}

      <Dialog
        open={open?.what === 'addTotp'}
        title={t(totp ? 'secondFactor:app.replace' : 'secondFactor:app.add')}
        onClose={close}
      >
        <AddTotp forms={forms} onAdded={(codes) => changed(t('secondFactor:app.added'), codes)} />
      </Dialog>
      <Dialog
        open={open?.what === 'addPasskey'}
        title={t('secondFactor:passkeys.add')}
        onClose={close}
      >
        <AddPasskey
          forms={forms}
          onAdded={(codes) => changed(t('secondFactor:passkeys.added'), codes)}
        />
      </Dialog>
      <Dialog open={open?.what === 'codes'} title={t('secondFactor:codes.title')} onClose={close}>
        {open?.what === 'codes' && <RecoveryCodes codes={open.codes} onDone={close} />}
      </Dialog>
      {open?.what === 'removeTotp' && (
        <ChangeDialog
          title={t('secondFactor:app.ask')}
          text={t('secondFactor:removeText')}
          confirm={t('secondFactor:remove')}
          danger
          form={forms.removeTotp}
          onDone={({ message }) => changed(message)}
          onClose={close}
        />
      )}
      {open?.what === 'removePasskey' && (
        <ChangeDialog
          title={t('secondFactor:passkeys.ask', { name: open.name })}
          text={t('secondFactor:removeText')}
          confirm={t('secondFactor:remove')}
          danger
          form={forms.removePasskey(open.id)}
          onDone={({ message }) => changed(message)}
          onClose={close}
        />
      )}
      {open?.what === 'renew' && (
        <ChangeDialog
          title={t('secondFactor:codes.renew')}
          text={t('secondFactor:codes.renewText')}
          confirm={t('secondFactor:codes.renew')}
          form={forms.renewCodes}
          onDone={({ message, recoveryCodes: codes }) => changed(message, codes)}
          onClose={close}
        />
      )}
    </div>
  );
}
