// Edit screen of a product: loads the product in its original language, then shows the form.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import { PRODUCTS_TOASTS } from '../../../../contract/toasts/products.ts';
import { appApi } from '../../../api/app.ts';
import { type Spoken, Strings, useLang, useT } from '../../../i18n/react.tsx';
import { wordsOf } from '../../../stores/toasts.ts';
import { SentAway } from '../../../ui/access/SentAway.tsx';
import { useAfter } from '../../../ui/use-after.ts';
import { LaterListingForm } from './LaterListingForm.tsx';
import { ListingScreen } from './ListingScreen.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { createMyListing } from './listing-load.ts';

const SLOW_MS = 3_000;

interface Loaded {
  readonly id: string;
  readonly user: User;
  readonly isSignedOut: boolean;
}

function LoadedForm({ id, user, isSignedOut }: Loaded) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => createMyListing(appApi(lang), id));
  const state = useStore(store.$state);
  const slow = useAfter(state.status === 'loading', SLOW_MS);
  useEffect(() => store.start(), [store]);
  switch (state.status) {
    case 'ready':
      return <LaterListingForm user={user} isSignedOut={isSignedOut} product={state.product} />;
    case 'failed':
      return <SentAway to="/dashboard" words={wordsOf(PRODUCTS_TOASTS.loadFailed, lang)} />;
    case 'loading':
      return (
        <div aria-busy="true">
          <p className={slow ? 'mb-4 text-sm text-muted' : 'sr-only'} role="status">
            {slow ? t('listing:slow') : t('listing:loading')}
          </p>
          <ListingSkeleton />
        </div>
      );
  }
}

function Screen({ id }: { readonly id: string }) {
  const t = useT();
  return (
    <ListingScreen title={t('listing:edit.title')} lead={t('listing:edit.lead')} isNew={false}>
      {(user, isSignedOut) => <LoadedForm id={id} user={user} isSignedOut={isSignedOut} />}
    </ListingScreen>
  );
}

/** `strings` needs common, forms, listing, suppliers and taxonomy. */
export default function EditListing({ lang, strings, id }: Spoken & { readonly id: string }) {
  return (
    <Strings lang={lang} strings={strings}>
      <Screen id={id} />
    </Strings>
  );
}
