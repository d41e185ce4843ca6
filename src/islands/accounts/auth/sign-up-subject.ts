// Card with the machine or company above the forms of /auth, for a visitor who pressed Send Inquiry, Chat Now or Place Order.
import { pictureSources } from '../../../../contract/media.ts';
import { readSignUpSubject } from '../../../stores/sign-up-subject.ts';
import { $authTab } from './auth-tab.ts';

function thumbnail(path: string): HTMLElement {
  const { sources, src } = pictureSources(path);
  const picture = document.createElement('picture');
  for (const { type, srcset } of sources) {
    const source = document.createElement('source');
    Object.assign(source, { type, srcset, sizes: '5rem' });
    picture.append(source);
  }
  const image = new Image(80, 60);
  image.className = 'aspect-4/3 size-full bg-picture object-contain';
  image.alt = '';
  image.addEventListener('error', () => picture.remove());
  image.src = src;
  picture.append(image);
  return picture;
}

/** Fills and shows the hidden card of the page, and sets the heading for the open tab. */
export function showSubject(purpose: string): void {
  const subject = readSignUpSubject();
  const card = document.querySelector<HTMLElement>('[data-sign-up-subject]');
  const heading = document.querySelector('h1');
  if (!subject || !card || !heading) return;
  const { name, company, image } = subject;
  for (const [part, text] of Object.entries({ name: name || company, company: name && company })) {
    const element = card.querySelector(`[data-${part}]`);
    if (element) element.textContent = text;
  }
  const frame = card.querySelector<HTMLElement>('[data-picture]');
  if (frame && image) frame.replaceChildren(thumbnail(image));
  else frame?.remove();
  card.hidden = false;

  const usual = heading.textContent;
  const { ask, order, askSignIn, orderSignIn } = card.dataset;
  $authTab.subscribe((tab) => {
    const isOrder = purpose === 'order';
    const template = {
      signup: isOrder ? order : ask,
      signin: isOrder ? orderSignIn : askSignIn,
    }[tab as string];
    heading.textContent = template?.replace('{company}', company) ?? usual;
    // In the address, so that a reload shows the card again.
    if (!template) return;
    const url = new URL(location.href);
    url.searchParams.set('for', purpose);
    history.replaceState(history.state, '', url);
  });
}
