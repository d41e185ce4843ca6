// Id of the filter panel, used by the toggle. In its own module, because the panel is loaded lazily.
export const PANEL_ID = 'filter-panel';
