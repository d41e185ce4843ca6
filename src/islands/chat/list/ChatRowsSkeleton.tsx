// Skeleton of the conversation list: rows in the shape of ChatRow.tsx.

const ROWS = [1, 2, 3, 4, 5, 6];

export function ChatRowsSkeleton() {
  return (
    <div className="divide-y divide-line" aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className="flex h-23 gap-3 border-s-4 border-transparent p-3">
          <div className="skeleton size-9 flex-none rounded-full" />
          <div className="grid flex-1 content-start gap-2">
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
