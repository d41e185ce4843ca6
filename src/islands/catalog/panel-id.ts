// The id by which the toggle names the panel; apart, because the panel itself is loaded late.
export const PANEL_ID = 'filter-panel';
