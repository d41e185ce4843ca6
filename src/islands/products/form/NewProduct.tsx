// Screen that creates a product.
import { I18nProvider, type LocalizedProps, useT } from '../../../i18n/react.tsx';
import { ProductFormScreen } from './ProductFormScreen.tsx';
import { ProductForm } from './product-form-screen.ts';

function Screen() {
  const t = useT();
  return (
    <ProductFormScreen title={t('listing:create.title')} lead={t('listing:create.lead')} isNew>
      {(user, isSignedOut) => <ProductForm user={user} isSignedOut={isSignedOut} product={null} />}
    </ProductFormScreen>
  );
}

/** `words` needs common, forms, listing, priceBasis, productFields, suppliers and taxonomy. */
export default function NewProduct(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen />
    </I18nProvider>
  );
}
