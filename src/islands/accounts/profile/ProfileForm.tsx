// Profile form: its sections, draft restoration, and the handling of the save result.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import { appApi } from '../../../api/app.ts';
import { uploadTransport } from '../../../api/upload.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { holdUser } from '../../../stores/account.ts';
import { notify } from '../../../stores/toasts.ts';
import { SignedOutNotice } from '../../../ui/access/SignedOutNotice.tsx';
import { DraftOffer } from '../../../ui/forms/DraftOffer.tsx';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { followDraft } from '../../../ui/forms/unsaved.ts';
import { AccountSection } from './AccountSection.tsx';
import { AddressSection } from './AddressSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { ProofsSection } from './ProofsSection.tsx';
import { offeredProfile, profileDrafts } from './profile-draft.ts';
import { createProfileForm, type ProfileOutcome } from './profile-form.ts';
import { SaveRow } from './SaveRow.tsx';

interface Props {
  readonly user: User;
  readonly isSignedOut: boolean;
}

export function ProfileForm({ user, isSignedOut }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const isSupplier = user.role === 'supplier';
  const [form] = useState(() =>
    createProfileForm({
      api: appApi(lang),
      uploading: (tell) => appApi(lang, uploadTransport(tell)),
      lang,
      user,
    }),
  );
  const [drafts] = useState(() => profileDrafts(user.id));
  const [offer, setOffer] = useState(() => offeredProfile(form, drafts));
  const [said, setSaid] = useState('');
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { status } = useStore(form.$saving);

  useEffect(() => followDraft(form, drafts), [form, drafts]);
  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const finish = (outcome: ProfileOutcome): void => {
    const { status: ending } = outcome;
    setSaid(ending === 'unchanged' || ending === 'cancelled' ? t(`profile:save.${ending}`) : '');
    if (outcome.status === 'saved') {
      setOffer(null);
      holdUser(outcome.user);
      notify('success', outcome.words);
    } else if (outcome.status === 'refused') {
      notify('error', outcome.words);
      setRefusals((count) => count + 1);
    }
  };

  const decide = (draft: typeof offer): void => {
    setOffer(null);
    if (draft) form.restore(draft.values);
    else drafts.forget();
  };

  return (
    <form
      ref={element}
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
          onRestore={() => decide(offer)}
          onDiscard={() => decide(null)}
        />
      )}
      <AccountSection form={form} user={user} />
      <PersonSection form={form} user={user} />
      <AddressSection form={form} />
      {isSupplier && <ProofsSection form={form} />}
      {(isSignedOut || status === 'signed-out') && <SignedOutNotice />}
      <SaveRow form={form} said={said} />
      <LeaveGuard isUnsaved={form.$isUnsaved.get} onLeave={drafts.forget} />
    </form>
  );
}
