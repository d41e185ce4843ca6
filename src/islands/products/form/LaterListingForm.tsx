// Lazily loaded product form, preloaded for signed-in users.
import { type ComponentProps, lazy } from 'react';
import { LaterForm } from '../../../ui/access/LaterForm.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';

const load = async () => ({ default: (await import('./ListingForm.tsx')).ListingForm });
/** Preload in parallel with this file, before the account is known. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const ListingForm = lazy(load);

export const LaterListingForm = (props: ComponentProps<typeof ListingForm>) => (
  <LaterForm skeleton={<ListingSkeleton />}>
    <ListingForm {...props} />
  </LaterForm>
);
