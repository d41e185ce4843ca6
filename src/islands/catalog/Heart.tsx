// Heart button that saves a product. src/scripts/hearts.ts sets its state, which React does not change afterwards.
import { useT } from '../../i18n/react.tsx';
import { CardIcon } from './CardIcon.tsx';

export function Heart({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className="heart only-scripted"
      data-heart={id}
      aria-pressed={false}
      aria-label={t('catalog:card.save', { name })}
      suppressHydrationWarning
    >
      <CardIcon id="heart" />
    </button>
  );
}
