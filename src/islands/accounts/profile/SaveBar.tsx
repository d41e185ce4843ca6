// Save bar of the profile form: save button, upload progress and the result.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { StickyBar } from '../../../ui/forms/StickyBar.tsx';
import { UploadProgress } from '../../../ui/uploads/UploadProgress.tsx';
import type { ProfileForm } from './profile-form.ts';

interface Props {
  readonly form: ProfileForm;
  /** Result of the last attempt, if no toast shows it. */
  readonly resultText: string;
}

export function SaveBar({ form, resultText }: Props) {
  const t = useT();
  const saving = useStore(form.$saving);
  return (
    <StickyBar>
      {saving.status === 'sending' ? (
        <UploadProgress
          progress={saving.progress}
          words={{
            label: t('profile:save.progress'),
            sending: t('profile:save.sending'),
            sent: t('profile:save.sending'),
            cancel: t('profile:save.cancel'),
          }}
          onCancel={form.cancel}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="btn btn-primary max-sm:w-full">
            {t('profile:save.submit')}
          </button>
          <p className="text-sm text-muted">{t('profile:save.required')}</p>
        </div>
      )}
      <p className="text-sm" role="status">
        {resultText}
      </p>
    </StickyBar>
  );
}
