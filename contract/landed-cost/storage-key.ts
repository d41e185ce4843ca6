// Key of the browser's storage for the port and the delivery term of the last estimate: "mundra FOB". Apart from STORAGE_KEYS, which
// every page loads.

export const LANDED_COST_KEY = 'landed_cost';
