// Screen of the product form, preloaded for signed-in users: in parallel with its page, before the account is known.
import { FormNotLoaded } from '../../../ui/access/FormNotLoaded.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx';

export const ProductForm = screen({
  load: async () => (await import('./ProductForm.tsx')).ProductForm,
  preload: 'members',
  skeleton: ProductFormSkeleton,
  failed: FormNotLoaded,
});
