// Opens the inquiry and order windows of a product page. Loaded with a press, or for a buyer while the page is idle.
import common from 'words:late/common';
import enquiry from 'words:late/enquiry';
import enquiryForm from 'words:late/enquiryForm';
import orderForm from 'words:late/orderForm';
import priceBasis from 'words:late/priceBasis';
import { langOfPath } from '../../i18n/language.ts';
import { loadTexts } from '../../i18n/late-texts.ts';
import { mountWindow } from '../../ui/screens/mount-window.tsx';
import { type BuyerWindow, BuyerWindows, buyerWindows, loadDialogs } from './BuyerWindows.tsx';
import type { Offer } from './orders/offer.ts';

/** Loads what the windows need; rejects if it cannot. */
export async function prepareWindows(): Promise<void> {
  const [, hasDialogs] = await Promise.all([
    loadTexts([common, enquiry, enquiryForm, orderForm, priceBasis]),
    loadDialogs(),
  ]);
  if (!hasDialogs) throw new Error('The windows could not be loaded.');
}

let isMounted = false;

/** Resolves with whether the window is open, or the reader knows why it is not. */
export function openBuyerWindow(offer: Offer, kind: BuyerWindow): Promise<boolean> {
  const opening = buyerWindows.open(kind);
  if (!isMounted)
    mountWindow('buyer', langOfPath(location.pathname), <BuyerWindows offer={offer} />);
  isMounted = true;
  return opening;
}
