// Reviews section: the queue, or the review that is open.
import { DecidedGate } from '../decisions/DecidedGate.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { useUndoShortcut } from './review-shortcuts.ts';

export default function Reviews({ item }: { readonly item: string }) {
  useUndoShortcut();
  if (item === '') return <ReviewQueue />;
  return (
    <DecidedGate key={item} view="reviews" id={item}>
      <ReviewPage id={item} />
    </DecidedGate>
  );
}
