// Product form: its sections, draft restoration, and the handling of the save result.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { nearestPortBasis } from '../../../../contract/catalog/nearest-port.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { uploadTransport } from '../../../api/upload.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { leaveWithoutAsking } from '../../../stores/leaving.ts';
import { showToastOnNextPage } from '../../../toasts/toasts.ts';
import { SignedOutNotice } from '../../../ui/access/SignedOutNotice.tsx';
import { DraftOffer } from '../../../ui/forms/DraftOffer.tsx';
import { createIdempotencyKey } from '../../../ui/forms/idempotency-key.ts';
import { LeaveGuard } from '../../../ui/forms/LeaveGuard.tsx';
import { useLongForm } from '../../../ui/forms/use-long-form.ts';
import { screen } from '../../../ui/screens/screen.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ProductStatusNotice } from './ProductStatusNotice.tsx';
import { productDrafts } from './product-draft.ts';
import { createProductForm } from './product-form.ts';
import type { SaveOutcome } from './product-form-types.ts';
import { contentOf } from './product-values.ts';
import { SaveBar } from './SaveBar.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { CategorySection } from './sections/CategorySection.tsx';
import { DetailsSection } from './sections/DetailsSection.tsx';
import { MediaSection } from './sections/MediaSection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';

/** Only after a conflict of two versions. */
const ReplacedTexts = screen({
  load: async () => (await import('./ReplacedTexts.tsx')).default,
});

interface Props {
  readonly user: User;
  readonly isSignedOut: boolean;
  readonly product: MyProduct | null;
}

export function ProductForm({ user, isSignedOut, product }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const [form] = useState(() =>
    createProductForm({
      api: appApi(lang),
      createUploadApi: (onProgress) => appApi(lang, uploadTransport(onProgress)),
      lang,
      product,
      priceBasis: nearestPortBasis(user.address.city, user.address.state),
      key: createIdempotencyKey(`listing:${user.id}`),
    }),
  );
  const [drafts] = useState(() => productDrafts(user.id, product?.id ?? null));
  const { element, offer, resultText, setResultText, resolveDraft, showRefusal } = useLongForm(
    form,
    drafts,
    contentOf,
    () => form.$base.get()?.revision ?? null,
  );
  const saving = useStore(form.$saving);
  const replacedTexts = useStore(form.$replacedTexts);

  const finish = (outcome: SaveOutcome): void => {
    setResultText(outcome.status === 'cancelled' ? t('listing:save.cancelled') : '');
    if (outcome.status === 'saved') {
      showToastOnNextPage('success', outcome.toast);
      leaveWithoutAsking(() => location.assign(href('/dashboard?tab=products')));
    } else if (outcome.status === 'refused') showRefusal(outcome.toast);
  };

  return (
    <form
      ref={element}
      method="post"
      className="grid gap-6"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <ProductStatusNotice form={form} />
      {offer && (
        <DraftOffer
          at={offer.at}
          isStale={offer.revision !== (product?.revision ?? null)}
          onRestore={() => resolveDraft(offer)}
          onDiscard={() => resolveDraft(null)}
        />
      )}
      <BasicsSection form={form} />
      <CategorySection form={form} />
      <TermsSection form={form} />
      <DetailsSection form={form} />
      <MediaSection form={form} isNew={product === null} />
      {replacedTexts.length > 0 && <ReplacedTexts form={form} />}
      {(isSignedOut || saving.status === 'signed-out') && <SignedOutNotice />}
      <SaveBar
        form={form}
        resultText={resultText}
        onSave={(as) => void form.save(as).then(finish)}
      />
      <ConflictDialog form={form} onSaveMine={() => void form.saveMine().then(finish)} />
      <LeaveGuard isUnsaved={form.$isUnsaved.get} onLeave={drafts.remove} />
    </form>
  );
}
