// Form with which an invited person joins a company: name, email and password.
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { joinCompany } from '../../../../contract/accounts/invitations.ts';
import type { MemberRole } from '../../../../contract/accounts/member-limits.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { signInAs } from '../../../stores/account.ts';
import { holdSession } from '../../../stores/pending-session.ts';
import { storeReturnPath } from '../../../stores/return-path.ts';
import { $session } from '../../../stores/session.ts';
import { showToastOnNextPage } from '../../../toasts/toasts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { joinCompanyForm } from '../auth/confirmed-password.ts';
import { clearJoinToken } from './join-token.ts';

interface Props {
  readonly api: Api;
  readonly token: string;
  readonly invitation: {
    readonly companyName: string;
    readonly role: MemberRole;
    readonly email: string | null;
  };
  readonly onExpired: () => void;
}

export function JoinForm({ api, token, invitation, onExpired }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const [dashboard, auth] = [href('/dashboard'), href('/auth')];
  const { companyName: company, role, email } = invitation;
  const session = useStore($session);
  const sender = useMemo(
    () =>
      formSender(joinCompanyForm, lang, accountFieldErrorText, ({ name, password, email: given }) =>
        api.call(joinCompany, { body: { token, name, password, email: given } }),
      ),
    [api, lang, token],
  );
  const state = useStore(sender.$state);
  const fieldErrors = fieldErrorsOf(state);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await sender.send(values);
    if (outcome.status === 'refused' && outcome.error.code === 'linkExpired') onExpired();
    if (outcome.status !== 'done') return;
    clearJoinToken();
    showToastOnNextPage('success', { text: t('people:join.done', { company }) });
    const { token: newToken, user } = outcome.answer;
    if (user.secondFactor) {
      // The company is protected by a second step, which is set up first.
      holdSession(newToken, String(values.password));
      storeReturnPath(dashboard);
      return location.replace(auth);
    }
    signInAs(newToken, user);
    location.replace(dashboard);
  };

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="join" className="text-lg wrap-anywhere" tabIndex={-1}>
          {t('people:join.invited', { company })}
        </h2>
        <p className="font-semibold">
          {t('people:join.role', { role: t(`people:roles.${role}`) })}
        </p>
        <p className="text-sm text-muted">{t(`people:can.${role}`)}</p>
      </div>
      {session.status === 'signed-in' && <p className="notice">{t('people:join.signedIn')}</p>}
      <CheckedForm state={state} labelledBy="join" onSend={(values) => void send(values)}>
        <Field
          id="join"
          name="name"
          label={t('people:join.name')}
          autoComplete="name"
          max={120}
          required
          fieldError={fieldErrors.name}
        />
        <Field
          id="join"
          name="email"
          type="email"
          label={t('people:join.email')}
          autoComplete="username"
          hint={t('people:join.emailHint')}
          max={254}
          required
          readOnly={email !== null}
          defaultValue={email ?? ''}
          fieldError={fieldErrors.email}
        />
        <NewPassword
          id="join"
          words={{
            password: t('people:join.password'),
            hint: t('people:join.hint'),
            confirm: t('people:join.confirm'),
          }}
          fieldErrors={fieldErrors}
        />
        <FormRefusal state={state} />
        <SubmitButton
          state={state}
          text={t('people:join.send')}
          sendingText={t('people:join.sending')}
        />
      </CheckedForm>
    </div>
  );
}
