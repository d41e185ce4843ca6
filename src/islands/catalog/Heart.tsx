// Heart button that saves a product. src/scripts/hearts.ts sets its state, which React does not change afterwards.
import { CardIcon } from './CardIcon.tsx';

export function Heart({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <button
      type="button"
      className="heart only-scripted"
      data-heart={id}
      aria-pressed={false}
      aria-label={label}
      suppressHydrationWarning
    >
      <CardIcon id="heart" />
    </button>
  );
}
