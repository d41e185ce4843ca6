// Notice in place of a form that could not be loaded. Needs the namespace 'forms'.
import { useT } from '../../i18n/react.tsx';

export function FormNotLoaded() {
  const t = useT();
  return (
    <p className="notice notice-red" role="alert">
      {t('forms:notLoaded')}
    </p>
  );
}
