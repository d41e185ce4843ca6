// Profile form: its sections, draft restoration, and the handling of the save result.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { uploadTransport } from '../../../api/upload.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { replaceUser } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { SignedOutNotice } from '../../../ui/access/SignedOutNotice.tsx';
import { DraftOffer } from '../../../ui/forms/DraftOffer.tsx';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { useLongForm } from '../../../ui/forms/use-long-form.ts';
import { AccountSection } from './AccountSection.tsx';
import { AddressSection } from './AddressSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { DocumentsSection } from './DocumentsSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { profileDrafts } from './profile-draft.ts';
import { createProfileForm, type ProfileOutcome } from './profile-form.ts';
import { contentOf } from './profile-values.ts';
import { RegistrationSection } from './RegistrationSection.tsx';
import { SaveBar } from './SaveBar.tsx';

interface Props {
  readonly user: User;
  readonly isSignedOut: boolean;
}

export default function ProfileForm({ user, isSignedOut }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const isSupplier = user.role === 'supplier';
  const [form] = useState(() =>
    createProfileForm({
      api: appApi(lang),
      createUploadApi: (onProgress) => appApi(lang, uploadTransport(onProgress)),
      lang,
      user,
    }),
  );
  const [drafts] = useState(() => profileDrafts(user.id));
  const long = useLongForm(form, drafts, contentOf);
  const { element, offer, resultText, resolveDraft } = long;
  const { status } = useStore(form.$saving);

  const finish = (outcome: ProfileOutcome): void => {
    const { status: outcomeStatus } = outcome;
    long.setResultText(
      outcomeStatus === 'unchanged' || outcomeStatus === 'cancelled'
        ? t(`profile:save.${outcomeStatus}`)
        : '',
    );
    if (outcome.status === 'saved') {
      long.closeOffer();
      replaceUser(outcome.user);
      showToast('success', outcome.toast);
    } else if (outcome.status === 'refused') long.showRefusal(outcome.toast);
  };

  return (
    <form
      ref={element}
      method="post"
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save().then(finish);
      }}
    >
      <p className="text-muted">
        {t(isSupplier ? 'profile:leadSupplier' : 'profile:lead')}{' '}
        {isSupplier && (
          <a className="link" href={href(`/supplier/${encodeURIComponent(user.id)}`)}>
            {t('profile:public')}
          </a>
        )}
      </p>
      {offer && (
        <DraftOffer
          at={offer.at}
          isStale={false}
          onRestore={() => resolveDraft(offer)}
          onDiscard={() => resolveDraft(null)}
        />
      )}
      <AccountSection form={form} user={user} />
      <PersonSection form={form} user={user} />
      <AddressSection form={form} />
      {!isSupplier && <RegistrationSection form={form} user={user} />}
      {isSupplier && <CompanySection form={form} />}
      {isSupplier && <DocumentsSection form={form} />}
      {(isSignedOut || status === 'signed-out') && <SignedOutNotice />}
      <SaveBar form={form} resultText={resultText} />
      <LeaveGuard isUnsaved={form.$isUnsaved.get} onLeave={drafts.remove} />
    </form>
  );
}
