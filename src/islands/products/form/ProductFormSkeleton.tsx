// Skeleton of the product form.

export function ProductFormSkeleton() {
  return (
    <div className="grid gap-6">
      {['h-96', 'h-40', 'h-52', 'h-72'].map((height) => (
        <div key={height} className={`skeleton ${height}`} />
      ))}
    </div>
  );
}
