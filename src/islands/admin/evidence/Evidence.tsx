// Section of evidence: the documents that wait, or the one that is open.
import { EvidenceQueue } from './EvidenceQueue.tsx';
import { EvidenceReview } from './EvidenceReview.tsx';

export default function Evidence({ item }: { readonly item: string }) {
  return item === '' ? <EvidenceQueue /> : <EvidenceReview key={item} id={item} />;
}
