// Requests from the buttons of a product page for the enquiry and order windows.
import { createWindowRequests } from '../../stores/window-request.ts';

export type BuyerWindow = 'inquiry' | 'order';

export const buyerWindows = createWindowRequests<BuyerWindow>();
