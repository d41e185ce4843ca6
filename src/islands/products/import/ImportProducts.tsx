// Screen for importing a catalogue of products from a table file.
import { I18nProvider, type LocalizedProps, useT } from '../../../i18n/react.tsx';
import { FormNotLoaded } from '../../../ui/access/FormNotLoaded.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { ProductFormScreen } from '../form/ProductFormScreen.tsx';
import { ProductFormSkeleton } from '../form/ProductFormSkeleton.tsx';
import type { ImportMachineType } from './machine-types.ts';

interface Props {
  readonly machineTypes: readonly ImportMachineType[];
}

const ImportSteps = screen({
  load: async () => (await import('./ImportSteps.tsx')).default,
  skeleton: ProductFormSkeleton,
  failed: FormNotLoaded,
});

function Screen({ machineTypes }: Props) {
  const t = useT();
  return (
    <ProductFormScreen title={t('imports:title')} lead={t('imports:lead')} isNew>
      {() => <ImportSteps machineTypes={machineTypes} />}
    </ProductFormScreen>
  );
}

/** `words` needs common, forms, imports, listing and taxonomy. */
export default function ImportProducts({ machineTypes, ...props }: Props & LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Screen machineTypes={machineTypes} />
    </I18nProvider>
  );
}
