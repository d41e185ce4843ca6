// Switch of the product list on phones: compact rows or large cards. The choice is stored on the device.
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/react.tsx';
import { type CardView, chooseCardView, shownCardView } from '../../stores/card-view.ts';
import { CardIcon } from './ProductCard.tsx';

const VIEWS = ['rows', 'cards'] as const;

export function CardViewSwitch() {
  const t = useT();
  const [shown, setShown] = useState<CardView>('rows');
  // Only after hydration, because the server does not know the choice. The stylesheet shows it from the first paint on.
  useEffect(() => setShown(shownCardView()), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div className="card-views only-scripted" role="group" aria-label={t('catalog:view.label')}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className="btn btn-quiet"
          aria-label={t(`catalog:view.${view}`)}
          aria-pressed={shown === view}
          onClick={() => {
            chooseCardView(view);
            setShown(view);
          }}
        >
          <CardIcon id={view} />
        </button>
      ))}
    </div>
  );
}
