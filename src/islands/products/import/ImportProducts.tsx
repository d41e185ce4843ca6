// Screen for importing a catalogue of products from a table file.
import { lazy } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../../i18n/react.tsx';
import { LazyForm } from '../../../ui/access/LazyForm.tsx';
import { ProductFormScreen } from '../form/ProductFormScreen.tsx';
import { ProductFormSkeleton } from '../form/ProductFormSkeleton.tsx';

const ImportSteps = lazy(() => import('./ImportSteps.tsx'));

function Screen() {
  const t = useT();
  return (
    <ProductFormScreen title={t('imports:title')} lead={t('imports:lead')} isNew>
      {() => (
        <LazyForm skeleton={<ProductFormSkeleton />}>
          <ImportSteps />
        </LazyForm>
      )}
    </ProductFormScreen>
  );
}

/** `words` needs common, forms, imports, listing and taxonomy. */
export default function ImportProducts(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen />
    </I18nProvider>
  );
}
