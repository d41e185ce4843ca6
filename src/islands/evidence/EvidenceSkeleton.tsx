// Placeholder of the evidence screen: the level, and the first documents.

export function EvidenceSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden>
      <div className="skeleton h-52" />
      <div className="skeleton h-96" />
    </div>
  );
}
