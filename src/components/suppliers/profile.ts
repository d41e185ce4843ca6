// Scripts of a profile: the lightbox of its pictures, and the pagination of its products.
import { startEnlarging } from '../catalog/gallery/enlarge.ts';
import { startProductPages } from './product-pagination.ts';

startProductPages();

const pictures = document.querySelector<HTMLElement>('[data-pictures]');
if (pictures)
  startEnlarging(pictures, [...pictures.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')]);
