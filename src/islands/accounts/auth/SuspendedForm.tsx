// Form for suspended users: with email and password they can export their data or delete the account.
import { useStore } from '@nanostores/react';
import { useMemo, useRef, useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { saveLinked } from '../../../ui/save-file.ts';
import { leaveAccount } from '../settings/leave-account.ts';
import { Credentials } from './Credentials.tsx';
import { leaveAccountForm } from './leave-account-form.ts';
import { BackToSignIn } from './TabLink.tsx';

type ExportOrDelete = 'download' | 'delete';

export default function SuspendedForm() {
  const t = useT();
  const lang = useLang();
  const leaving = useMemo(() => leaveAccountForm(appApi(lang), lang), [lang]);
  const state = useStore(leaving.$state);
  const [wish, setWish] = useState<ExportOrDelete>('download');
  const [isConfirming, setIsConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const sending = state.status === 'sending';

  const send = async (values: Record<string, unknown>, what: ExportOrDelete): Promise<void> => {
    setWish(what);
    const outcome = await leaving.send({ ...values, wish: what });
    if (outcome.status !== 'done') return;
    if (outcome.answer.kind === 'deleted')
      return leaveAccount(lang, outcome.answer.message ?? t('auth:leave.deleted'));
    saveLinked(outcome.answer);
    showToast('success', { title: t('auth:leave.started') });
  };

  const remove = (): void => {
    setIsConfirming(false);
    const form = container.current?.querySelector('form');
    if (form) void send(Object.fromEntries(new FormData(form)), 'delete');
  };

  return (
    <div ref={container} className="grid gap-5">
      <p className="text-sm text-muted">{t('auth:leave.text')}</p>
      <CheckedForm
        state={state}
        labelledBy="auth-title"
        onSend={(values) => void send(values, 'download')}
      >
        <Credentials id="leave" fieldErrors={fieldErrorsOf(state)} />
        <Field
          id="leave"
          name="code"
          label={t('auth:leave.code')}
          hint={t('auth:leave.codeHint')}
          autoComplete="one-time-code"
          max={64}
          fieldError={fieldErrorsOf(state).code}
        />
        <FormRefusal state={state} />
        <div className="flex flex-wrap gap-3">
          <button
            className="btn btn-primary max-sm:w-full"
            type="submit"
            aria-disabled={sending}
            aria-busy={sending && wish === 'download'}
          >
            {t(sending && wish === 'download' ? 'auth:leave.downloading' : 'auth:leave.download')}
          </button>
          <button
            className="btn btn-danger max-sm:w-full"
            type="button"
            aria-disabled={sending}
            aria-busy={sending && wish === 'delete'}
            onClick={() => !sending && setIsConfirming(true)}
          >
            {t(sending && wish === 'delete' ? 'auth:leave.deleting' : 'auth:leave.delete')}
          </button>
        </div>
        <BackToSignIn />
      </CheckedForm>
      <ConfirmDialog
        open={isConfirming}
        title={t('auth:leave.ask')}
        text={t('auth:leave.askText')}
        confirm={t('auth:leave.delete')}
        danger
        onConfirm={remove}
        onClose={() => setIsConfirming(false)}
      />
    </div>
  );
}
