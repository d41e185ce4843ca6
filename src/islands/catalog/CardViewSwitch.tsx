// Switch of the product list: compact rows or large cards. The choice is stored on the device.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $cardView, chooseCardView, readCardView } from '../../stores/card-view.ts';
import { CardIcon } from './CardIcon.tsx';

const VIEWS = ['rows', 'cards'] as const;

export function CardViewSwitch() {
  const t = useT();
  const shown = useStore($cardView);
  useEffect(readCardView, []);
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
          onClick={() => chooseCardView(view)}
        >
          <CardIcon id={view} />
        </button>
      ))}
    </div>
  );
}
