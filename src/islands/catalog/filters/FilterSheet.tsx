// Sheet with the filters, in a narrow window.
import { useT } from '../../../i18n/react.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { FilterPanel } from './FilterPanel.tsx';

export interface SheetProps {
  readonly onClose: () => void;
}

export function FilterSheet({ onClose }: SheetProps) {
  const t = useT();
  return (
    <BottomSheet
      title={t('catalog:filters.label')}
      closeText={t('filters:panel.close')}
      onClose={onClose}
    >
      <FilterPanel />
    </BottomSheet>
  );
}
