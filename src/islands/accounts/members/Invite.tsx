// Form that invites a colleague by mail, or makes a link to pass on.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invite } from '../../../../contract/accounts/invitations.ts';
import { MEMBER_ROLES } from '../../../../contract/accounts/member-limits.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { $mail, loadMail } from '../../../stores/mail.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { InviteLink } from './InviteLink.tsx';
import { inviteForm } from './invite-form.ts';

interface Props {
  readonly api: Api;
  readonly onInvited: () => void;
}

/** A link that was made just now; the server does not send it again. */
interface Made {
  readonly address: string;
  readonly text: string;
}

export function Invite({ api, onInvited }: Props) {
  const t = useT();
  const lang = useLang();
  const join = useHref()('/join');
  const sender = useMemo(
    () => formSender(inviteForm, lang, accountFieldErrorText, (body) => api.call(invite, { body })),
    [api, lang],
  );
  const state = useStore(sender.$state);
  const fieldErrors = fieldErrorsOf(state);
  const [role, setRole] = useState<string>('sales');
  const [made, setMade] = useState<Made | null>(null);
  const byMail = useRef(true);
  const canMail = useStore($mail) !== 'off';
  useEffect(() => void loadMail(), []);
  const isSending = state.status === 'sending';

  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const email = byMail.current ? values.email : undefined;
    const outcome = await sender.send({ role: values.role, email });
    if (outcome.status !== 'done') return;
    const { token, mailed, message } = outcome.answer;
    form.reset();
    if (message) showToast('success', { text: message });
    const text = byMail.current ? t('people:invite.notMailed') : t('people:invite.linkText');
    const address = `${location.origin}${join}?token=${token}`;
    setMade(mailed || token === null ? null : { address, text });
    onInvited();
  };

  const button = (mail: boolean) => ({
    type: 'submit' as const,
    'aria-disabled': isSending,
    'aria-busy': isSending && byMail.current === mail,
    onClick: () => {
      byMail.current = mail;
    },
  });
  return (
    <div className="grid w-full max-w-form gap-4">
      <h3 id="invite" className="text-base">
        {t('people:invite.title')}
      </h3>
      <CheckedForm
        state={state}
        labelledBy="invite"
        onSend={(values, form) => void send(values, form)}
      >
        <Select
          id="invite"
          name="role"
          label={t('people:invite.role')}
          options={MEMBER_ROLES.map((value) => ({ value, label: t(`people:roles.${value}`) }))}
          hint={role === 'viewer' ? t('people:can.viewer') : t('people:can.sales')}
          value={role}
          onChange={({ target }) => setRole(target.value)}
          fieldError={fieldErrors.role}
        />
        {canMail ? (
          <Field
            id="invite"
            name="email"
            type="email"
            label={t('people:invite.email')}
            autoComplete="off"
            max={254}
            fieldError={fieldErrors.email}
          />
        ) : (
          <p className="notice">{t('people:invite.noMail')}</p>
        )}
        <FormRefusal state={state} />
        <div className="flex flex-wrap gap-3">
          {canMail && (
            <button className="btn btn-primary max-sm:w-full" {...button(true)}>
              {isSending && byMail.current ? t('people:invite.sending') : t('people:invite.send')}
            </button>
          )}
          <button
            className={`btn ${canMail ? 'btn-quiet' : 'btn-primary'} max-sm:w-full`}
            {...button(false)}
          >
            {t('people:invite.link')}
          </button>
        </div>
      </CheckedForm>
      {made && <InviteLink key={made.address} {...made} />}
    </div>
  );
}
