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
import {
  EMAIL_UNDO_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
  UNCONFIRMED_COUNTERPARTS_PER_DAY,
} from '../../../../contract/accounts/email-limits.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { replaceEmail } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { Section } from '../settings/Section.tsx';

type Changed = EmailState & { readonly message: string | null };

interface ChangeProps {
  readonly state: EmailState;
  readonly onChanged: (changed: Changed) => void;
}

function EmailForm({ state: { mailed }, onChanged }: ChangeProps) {
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
      <Field
        id="new-email"
        name="email"
        type="email"
        label={t('account:email.next')}
        autoComplete="email"
        hint={
          mailed
            ? t('account:email.hint', { days: String(EMAIL_UNDO_DAYS) })
            : t('account:email.hintUnmailed')
        }
        max={254}
        required
        fieldError={fieldErrors.email}
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
  readonly isMember: boolean;
  readonly onAct: (call: typeof sendEmailConfirmation | typeof cancelEmailChange) => void;
}

function CurrentEmail({ state, isMember, onAct }: StateProps) {
  const t = useT();
  const { email, confirmed, bounced, pending, mailed } = state;
  const count = String(UNCONFIRMED_COUNTERPARTS_PER_DAY);
  const isGood = confirmed && !bounced;
  const badge = !confirmed ? 'unconfirmed' : bounced ? 'bounced' : 'confirmed';
  const owner = isMember ? 'member' : 'owner';
  const advice = confirmed
    ? t(`account:email.bouncedText.${owner}`)
    : isMember
      ? t('account:email.unconfirmedMember')
      : t('account:email.unconfirmedText', { count, days: String(UNCONFIRMED_ACCOUNT_DAYS) });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <strong>{email}</strong>
        {(mailed || confirmed) && (
          <span className={`badge ${isGood ? 'badge-jade' : ''}`}>
            {t(`account:email.${badge}`)}
          </span>
        )}
      </p>
      {mailed && !isGood && (
        <div className="notice grid justify-items-start gap-2 text-sm">
          <p>{advice}</p>
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

export function EmailSection({ isMember }: { readonly isMember: boolean }) {
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
    replaceEmail(changed.email);
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
          <CurrentEmail state={state.value} isMember={isMember} onAct={(call) => void act(call)} />
          {!isMember && <EmailForm state={state.value} onChanged={show} />}
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
