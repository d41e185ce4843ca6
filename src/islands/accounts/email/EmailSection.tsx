// Email of the account: whether it is confirmed, a change that has begun, and the form that begins one.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import {
  cancelEmailChange,
  changeEmail,
  type EmailState,
  emailChangeBody,
  getEmail,
  sendEmailConfirmation,
} from '../../../../contract/accounts/email.ts';
import { UNCONFIRMED_COUNTERPARTS_PER_DAY } from '../../../../contract/accounts/email-limits.ts';
import { accountFieldErrorText } from '../../../../contract/messages/account-field.ts';
import { appApi } from '../../../api/app.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Section } from '../settings/Section.tsx';
import { UsernameInput } from '../settings/UsernameInput.tsx';

type Changed = EmailState & { readonly message: string | null };

interface ChangeProps {
  readonly state: EmailState;
  readonly onChanged: (changed: Changed) => void;
}

function EmailForm({ state: { email, mailed }, onChanged }: ChangeProps) {
  const t = useT();
  const lang = useLang();
  const sender = useMemo(
    () =>
      formSender(emailChangeBody, lang, accountFieldErrorText, (body) =>
        appApi(lang).call(changeEmail, { body }),
      ),
    [lang],
  );
  const state = useStore(sender.$state);
  const fieldErrors = fieldErrorsOf(state);
  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const outcome = await sender.send(values);
    if (outcome.status !== 'done') return;
    form.reset();
    onChanged(outcome.answer);
  };
  return (
    <CheckedForm
      state={state}
      labelledBy="email"
      onSend={(values, form) => void send(values, form)}
    >
      <UsernameInput email={email} />
      <Field
        id="new-email"
        name="email"
        type="email"
        label={t('account:email.next')}
        autoComplete="email"
        hint={t(mailed ? 'account:email.hint' : 'account:email.hintUnmailed')}
        max={254}
        required
        fieldError={fieldErrors.email}
      />
      <PasswordField
        id="new-email"
        name="password"
        label={t('account:email.password')}
        autoComplete="current-password"
        fieldError={fieldErrors.password}
      />
      <FormRefusal state={state} />
      <SubmitButton
        state={state}
        text={t('account:email.send')}
        sendingText={t('account:email.sending')}
        className="justify-self-start max-sm:w-full"
      />
    </CheckedForm>
  );
}

interface StateProps {
  readonly state: EmailState;
  readonly onAct: (call: typeof sendEmailConfirmation | typeof cancelEmailChange) => void;
}

function CurrentEmail({ state: { email, confirmed, pending, mailed }, onAct }: StateProps) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <strong>{email}</strong>
        {(mailed || confirmed) && (
          <span className={`badge ${confirmed ? 'badge-jade' : ''}`}>
            {t(confirmed ? 'account:email.confirmed' : 'account:email.unconfirmed')}
          </span>
        )}
      </p>
      {mailed && !confirmed && (
        <div className="notice grid justify-items-start gap-2 text-sm">
          <p>
            {t('account:email.unconfirmedText', {
              count: String(UNCONFIRMED_COUNTERPARTS_PER_DAY),
            })}
          </p>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            onClick={() => onAct(sendEmailConfirmation)}
          >
            {t('account:email.resend')}
          </button>
        </div>
      )}
      {pending !== null && (
        <div className="notice grid justify-items-start gap-2 text-sm">
          <p className="wrap-anywhere">{t('account:email.pending', { email: pending })}</p>
          <button
            type="button"
            className="btn btn-quiet btn-small"
            onClick={() => onAct(cancelEmailChange)}
          >
            {t('account:email.cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

export function EmailSection() {
  const t = useT();
  const lang = useLang();
  const store = useMemo(
    () => createLoadStore((signal) => appApi(lang).call(getEmail, { signal })),
    [lang],
  );
  const state = useStore(store.$state);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => store.load(), [store]);

  const show = ({ message, ...changed }: Changed): void => {
    store.setValue(changed);
    showToast('success', { text: message ?? '' });
  };
  const act = async (call: Parameters<StateProps['onAct']>[0]): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      show(await appApi(lang).call(call, {}));
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('account:email.notSent'), text });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Section id="email" title={t('account:email.title')} text={t('account:email.text')}>
      {state.status === 'ready' ? (
        <div className="grid w-full max-w-form grid-cols-1 gap-5">
          <CurrentEmail state={state.value} onAct={(call) => void act(call)} />
          <EmailForm state={state.value} onChanged={show} />
        </div>
      ) : state.status === 'failed' ? (
        <div className="notice notice-red grid justify-items-start gap-2" role="alert">
          <p>{t('account:email.failed')}</p>
          <button type="button" className="btn btn-quiet" onClick={() => void store.load()}>
            {t('account:usage.retry')}
          </button>
        </div>
      ) : (
        <div className="grid w-full max-w-form gap-4" role="status">
          <span className="sr-only">{t('account:email.loading')}</span>
          <div className="skeleton h-10" />
          <div className="skeleton h-40" />
        </div>
      )}
    </Section>
  );
}
