// Section of two-step sign-in; what it shows is loaded on demand.
import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Section } from './Section.tsx';

const FactorSettings = lazy(() => import('../second-factor/load-settings.ts'));

export function TwoStep() {
  const t = useT();
  return (
    <Section id="second-factor" title={t('account:twoStep.title')} text={t('account:twoStep.text')}>
      <Suspense fallback={<div className="skeleton h-40 w-full" />}>
        <FactorSettings />
      </Suspense>
    </Section>
  );
}
