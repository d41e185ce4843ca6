// Product form: its sections, draft restoration, and the handling of the save result.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import type { MyProduct } from '../../../../contract/products/my-product-reader.ts';
import { appApi } from '../../../api/app.ts';
import { uploadTransport } from '../../../api/upload.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { notify, notifyAfter } from '../../../stores/toasts.ts';
import { SignedOutNotice } from '../../../ui/access/SignedOutNotice.tsx';
import { attemptKey } from '../../../ui/forms/attempt.ts';
import { DraftOffer } from '../../../ui/forms/DraftOffer.tsx';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { followDraft, leaveFreely } from '../../../ui/forms/unsaved.ts';
import { Aside } from './Aside.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ListingState } from './ListingState.tsx';
import { listingDrafts, offeredDraft } from './listing-draft.ts';
import { createListingForm } from './listing-form.ts';
import type { Outcome } from './listing-form-types.ts';
import { SaveBar } from './SaveBar.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { DetailsSection } from './sections/DetailsSection.tsx';
import { MediaSection } from './sections/MediaSection.tsx';
import { PlaceSection } from './sections/PlaceSection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';

interface Props {
  readonly user: User;
  readonly isSignedOut: boolean;
  readonly product: MyProduct | null;
}

export function ListingForm({ user, isSignedOut, product }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const [form] = useState(() =>
    createListingForm({
      api: appApi(lang),
      uploading: (tell) => appApi(lang, uploadTransport(tell)),
      lang,
      product,
      attempt: attemptKey(`listing:${user.id}`),
    }),
  );
  const [drafts] = useState(() => listingDrafts(user.id, product?.id ?? null));
  const [offer, setOffer] = useState(() => offeredDraft(form, drafts));
  const [said, setSaid] = useState('');
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const saving = useStore(form.$saving);

  useEffect(
    () => followDraft(form, drafts, () => form.$base.get()?.revision ?? null),
    [form, drafts],
  );
  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const finish = (outcome: Outcome): void => {
    setSaid(outcome.status === 'cancelled' ? t('listing:save.cancelled') : '');
    if (outcome.status === 'saved') {
      notifyAfter('success', outcome.words);
      leaveFreely(() => location.assign(href('/dashboard?tab=products')));
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
      onSubmit={(event) => event.preventDefault()}
    >
      <ListingState form={form} />
      {offer && (
        <DraftOffer
          at={offer.at}
          isStale={offer.revision !== (product?.revision ?? null)}
          onRestore={() => decide(offer)}
          onDiscard={() => decide(null)}
        />
      )}
      <BasicsSection form={form} />
      <PlaceSection form={form} />
      <TermsSection form={form} />
      <DetailsSection form={form} />
      <MediaSection form={form} isNew={product === null} />
      <Aside form={form} />
      {(isSignedOut || saving.status === 'signed-out') && <SignedOutNotice />}
      <SaveBar form={form} said={said} onSave={(as) => void form.save(as).then(finish)} />
      <ConflictDialog form={form} onSaveMine={() => void form.saveMine().then(finish)} />
      <LeaveGuard isUnsaved={form.$isUnsaved.get} onLeave={drafts.forget} />
    </form>
  );
}
