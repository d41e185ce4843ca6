// Opens the window that reports a product or a review. Loaded with the first press.
import common from 'words:late/common';
import product from 'words:late/product';
import type { Product } from '../../../../contract/catalog/product.ts';
import { langOfPath } from '../../../i18n/language.ts';
import { loadTexts } from '../../../i18n/late-texts.ts';
import { startSession } from '../../../stores/session.ts';
import { mountWindow } from '../../../ui/screens/mount-window.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** Of a page with reviews only, both are ''. */
export type ReportedProduct = Pick<Product, 'id' | 'name'>;

/** Loads its texts; rejects if that fails. */
export const prepareReport = (): Promise<void> => loadTexts([common, product]);

/** Without a `reviewId` it is about the product of the page. */
export async function openReport(
  { id, name }: ReportedProduct,
  reviewId: string,
): Promise<boolean> {
  startSession();
  const close = mountWindow(
    'report',
    langOfPath(location.pathname),
    reviewId === '' ? (
      <ReportDialog kind="product" id={id} name={name} onClose={() => close()} />
    ) : (
      <ReportDialog kind="review" id={reviewId} name="" onClose={() => close()} />
    ),
  );
  return true;
}
