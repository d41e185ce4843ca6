// The signed-in person in the company whose account it shares: its role, its name, and how to leave.
import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { leaveCompany, memberBody, renameMember } from '../../../../contract/accounts/members.ts';
import type { SignedInMember, User } from '../../../../contract/accounts/user.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { replaceUser } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { leaveAccount } from '../settings/leave-account.ts';
import { Section } from '../settings/Section.tsx';

interface Props {
  readonly user: User;
  readonly member: SignedInMember;
}

export function Membership({ user, member }: Props) {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const sender = useMemo(
    () =>
      formSender(memberBody, lang, accountFieldErrorText, (body) =>
        api.call(renameMember, { body }),
      ),
    [api, lang],
  );
  const state = useStore(sender.$state);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const company = user.companyName || user.name;

  const rename = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await sender.send(values);
    if (outcome.status !== 'done') return;
    replaceUser(outcome.answer.user);
    if (outcome.answer.message) showToast('success', { text: outcome.answer.message });
  };
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      const { message } = await api.call(leaveCompany, {});
      leaveAccount(lang, message ?? t('people:me.left'));
    } catch (error) {
      setIsLeaving(false);
      setIsAsking(false);
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('people:failed'), text });
    }
  };

  return (
    <Section
      id="membership"
      title={t('people:me.title')}
      text={t('people:me.text', {
        company,
        role: t(`people:roles.${member.role}`),
        can: t(`people:can.${member.role}`),
        owner: user.name,
      })}
    >
      <div className="w-full max-w-form">
        <CheckedForm state={state} labelledBy="membership" onSend={(values) => void rename(values)}>
          <Field
            id="membership"
            name="name"
            label={t('people:me.name')}
            autoComplete="name"
            max={120}
            required
            defaultValue={member.name}
            fieldError={fieldErrorsOf(state).name}
          />
          <FormRefusal state={state} />
          <SubmitButton
            state={state}
            text={t('people:me.save')}
            sendingText={t('people:me.saving')}
            className="justify-self-start max-sm:w-full"
          />
        </CheckedForm>
      </div>
      <button
        className="btn btn-quiet max-sm:w-full"
        type="button"
        onClick={() => setIsAsking(true)}
      >
        {t('people:me.leave')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('people:me.leaveAsk', { company })}
        text={t('people:me.leaveText')}
        confirm={isLeaving ? t('people:me.leaving') : t('people:me.leave')}
        danger
        busy={isLeaving}
        onConfirm={() => void leave()}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}
