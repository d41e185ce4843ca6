// Terms line under the sign-up button: age and terms, with links to the terms and the privacy policy.
import { useHref, useT } from '../../../i18n/react.tsx';

/** Placeholders for the two links in the translated sentence. */
const LINK_PLACEHOLDERS = /(\{terms\}|\{privacy\})/;

export function Terms() {
  const t = useT();
  const href = useHref();
  const link = (path: '/terms' | '/privacy', text: string) => (
    <a key={path} className="link" href={href(path)} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <p className="text-xs text-muted">
      {t('auth:terms.line')
        .split(LINK_PLACEHOLDERS)
        .map((part) => {
          if (part === '{terms}') return link('/terms', t('auth:terms.terms'));
          return part === '{privacy}' ? link('/privacy', t('auth:terms.privacy')) : part;
        })}
    </p>
  );
}
