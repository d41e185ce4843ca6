// Requests from the report buttons of a page for the report window: the id of a review, or '' for the product of the page.
import { createWindowRequests } from '../../../stores/window-request.ts';

export const reportWindows = createWindowRequests<string>();
