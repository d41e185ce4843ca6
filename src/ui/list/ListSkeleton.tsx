// Skeleton of a table: rows of its height (DenseTable.tsx).
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function ListSkeleton() {
  return (
    <ul className="plate divide-y divide-line" aria-hidden>
      {ROWS.map((row) => (
        <li key={row} className="flex h-16 items-center gap-3 px-3">
          <div className="skeleton h-10 w-13 flex-none" />
          <div className="grid flex-1 gap-2">
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-3 w-1/3" />
          </div>
        </li>
      ))}
    </ul>
  );
}
