// Section of two-step sign-in; what it shows is loaded on demand.
import secondFactor from 'words:late/secondFactor';
import { useT } from '../../../i18n/react.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { ConfirmFirst } from '../email/ConfirmFirst.tsx';
import { Section } from './Section.tsx';

const FactorSettings = screen({
  load: async () => (await import('../second-factor/FactorSettings.tsx')).FactorSettings,
  texts: [secondFactor],
  skeleton: () => <div className="skeleton h-40 w-full" />,
});

/** `mustConfirm`: the email must be confirmed first. Admins and members may set up the factor that they must have. */
export function TwoStep({ mustConfirm }: { readonly mustConfirm: boolean }) {
  const t = useT();
  return (
    <Section id="second-factor" title={t('account:twoStep.title')} text={t('account:twoStep.text')}>
      {mustConfirm ? <ConfirmFirst /> : <FactorSettings />}
    </Section>
  );
}
