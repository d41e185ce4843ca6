// Stays in the page once an order was placed: the way to it. It takes the focus, since the window that had it is gone.
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/react.tsx';

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
