// Skeleton of the admin area, shown while the account or the data is loading.

const TABS = [1, 2, 3, 4, 5, 6];
const CARDS = [1, 2, 3, 4, 5, 6];

export function SectionSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {CARDS.map((each) => (
          <div key={each} className="skeleton h-28" />
        ))}
      </div>
      <div className="skeleton h-72" />
    </div>
  );
}

export function AdminSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden>
      <div className="flex gap-2 overflow-hidden">
        {TABS.map((each) => (
          <div key={each} className="skeleton h-11 w-28 flex-none" />
        ))}
      </div>
      <SectionSkeleton />
    </div>
  );
}
