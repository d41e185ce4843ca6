// Fragment of the dashboard's address after a buyer has tried to open a screen of suppliers: the dashboard then gives the reason.
export const SUPPLIERS_ONLY = '#manufacturers-only';
