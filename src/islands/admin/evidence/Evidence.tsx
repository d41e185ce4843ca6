// Section of evidence: the documents that wait, or the one that is open.
import { DecidedGate } from '../decisions/DecidedGate.tsx';
import { useUndoShortcut } from '../reviews/review-shortcuts.ts';
import { EvidenceQueue } from './EvidenceQueue.tsx';
import { EvidenceReview } from './EvidenceReview.tsx';

export default function Evidence({ item }: { readonly item: string }) {
  useUndoShortcut();
  if (item === '') return <EvidenceQueue />;
  return (
    <DecidedGate key={item} view="evidence" id={item}>
      <EvidenceReview id={item} />
    </DecidedGate>
  );
}
