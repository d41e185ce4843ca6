// Reviews section: the queue, or the review that is open.
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

export default function Reviews({ item }: { readonly item: string }) {
  return item === '' ? <ReviewQueue /> : <ReviewPage key={item} id={item} />;
}
