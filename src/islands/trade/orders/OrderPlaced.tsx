// Link to an order that was just placed. It takes the focus, because the dialog that had it was closed.
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';

export function OrderPlaced({ href }: { readonly href: string }) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className="notice notice-jade flex flex-wrap items-center gap-x-3">
      {t('order:place.placed')}
      <a ref={link} className="link py-1" href={href}>
        {t('order:place.see')}
      </a>
    </p>
  );
}
