// The product form, on its way as soon as it is likely that it will be seen.
import { type ComponentProps, lazy } from 'react';
import { LaterForm } from '../forms/LaterForm.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';

const load = async () => ({ default: (await import('./ListingForm.tsx')).ListingForm });
/** Beside this file, not after it has asked who is signed in. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const ListingForm = lazy(load);

export const LaterListingForm = (props: ComponentProps<typeof ListingForm>) => (
  <LaterForm skeleton={<ListingSkeleton />}>
    <ListingForm {...props} />
  </LaterForm>
);
