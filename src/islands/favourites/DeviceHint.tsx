// Hint for visitors that their saved products are on this device only.
import { useStore } from '@nanostores/react';
import { useHref, useT } from '../../i18n/react.tsx';
import { storeReturnPath } from '../../stores/return-path.ts';
import { $session } from '../../stores/session.ts';

export function DeviceHint() {
  const t = useT();
  const href = useHref();
  if (useStore($session).status !== 'visitor') return null;
  return (
    <p className="notice flex flex-wrap gap-x-2">
      {t('favourites:onDevice')}
      <a
        className="link"
        href={href('/auth?tab=signin')}
        onClick={() => storeReturnPath(location.pathname)}
      >
        {t('favourites:signIn')}
      </a>
    </p>
  );
}
