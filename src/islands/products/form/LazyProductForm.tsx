// Lazily loaded product form, preloaded for signed-in users.
import { type ComponentProps, lazy } from 'react';
import { LazyForm } from '../../../ui/access/LazyForm.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';

const load = async () => ({ default: (await import('./ProductForm.tsx')).ProductForm });
/** Preload in parallel with this file, before the account is known. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const ProductForm = lazy(load);

export const LazyProductForm = (props: ComponentProps<typeof ProductForm>) => (
  <LazyForm skeleton={<ProductFormSkeleton />}>
    <ProductForm {...props} />
  </LazyForm>
);
