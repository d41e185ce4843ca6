// Skeleton of a list.
const ROWS = [1, 2, 3, 4];

export function ListSkeleton() {
  return (
    <ul className="grid gap-3" aria-hidden>
      {ROWS.map((row) => (
        <li key={row} className="plate flex gap-4 p-4">
          <div className="skeleton h-16 w-20 flex-none" />
          <div className="grid flex-1 gap-2">
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-4 w-1/3" />
          </div>
        </li>
      ))}
    </ul>
  );
}
