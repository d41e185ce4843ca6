// Confirmation before products are deleted: names a single product, or gives the number of several.
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../ui/format/number.ts';

interface Props {
  readonly products: readonly MyProduct[];
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ products, ...rest }: Props) {
  const t = useT();
  const lang = useLang();
  const [only] = products;
  const words =
    products.length === 1 && only
      ? {
          title: t('myProducts:products.deleteTitle'),
          text: t('myProducts:products.deleteText', {
            name: only.name || t('dashboard:products.unnamed'),
          }),
          confirm: t('myProducts:products.deleteConfirm'),
        }
      : {
          title: t('myProducts:bulk.deleteTitle', {
            count: products.length,
            total: formatNumber(lang, products.length),
          }),
          text: t('myProducts:bulk.deleteText'),
          confirm: t('myProducts:bulk.deleteConfirm'),
        };
  return <ConfirmDialog {...words} danger {...rest} />;
}
