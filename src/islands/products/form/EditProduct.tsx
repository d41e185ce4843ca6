// Edit screen of a product: loads the product in its original language, then shows the form.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { getMyProduct } from '../../../../contract/products/my-products.ts';
import { PRODUCTS_TOASTS } from '../../../../contract/toasts/products.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { toastTexts } from '../../../toasts/toasts.ts';
import { RedirectWithToast } from '../../../ui/access/RedirectWithToast.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { ProductFormScreen } from './ProductFormScreen.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';
import { ProductForm } from './product-form-screen.ts';

const SLOW_NOTICE_DELAY_MS = 3_000;

interface LoadedFormProps {
  readonly id: string;
  readonly user: User;
  readonly isSignedOut: boolean;
}

function LoadedForm({ id, user, isSignedOut }: LoadedFormProps) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => {
    const api = appApi(lang);
    return createLoadStore((signal) => api.call(getMyProduct, { params: { id }, signal }));
  });
  const state = useStore(store.$state);
  const slow = useDelayed(state.status === 'loading', SLOW_NOTICE_DELAY_MS);
  useEffect(() => store.load(), [store]);
  switch (state.status) {
    case 'ready':
      return <ProductForm user={user} isSignedOut={isSignedOut} product={state.value} />;
    case 'failed':
      return (
        <RedirectWithToast to="/dashboard" words={toastTexts(PRODUCTS_TOASTS.loadFailed, lang)} />
      );
    case 'loading':
      return (
        <div aria-busy="true">
          <p className={slow ? 'mb-4 text-sm text-muted' : 'sr-only'} role="status">
            {slow ? t('listing:slow') : t('listing:loading')}
          </p>
          <ProductFormSkeleton />
        </div>
      );
  }
}

function Screen({ id }: { readonly id: string }) {
  const t = useT();
  return (
    <ProductFormScreen title={t('listing:edit.title')} lead={t('listing:edit.lead')} isNew={false}>
      {(user, isSignedOut) => <LoadedForm id={id} user={user} isSignedOut={isSignedOut} />}
    </ProductFormScreen>
  );
}

/** `words` needs common, forms, listing, priceBasis, productFields, suppliers and taxonomy. */
export default function EditProduct({ lang, id }: LocalizedProps & { readonly id: string }) {
  return (
    <I18nProvider lang={lang}>
      <Screen id={id} />
    </I18nProvider>
  );
}
