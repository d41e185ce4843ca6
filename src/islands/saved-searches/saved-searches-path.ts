// Address of the list of saved searches. A separate file, because the notification bell needs nothing else.

export const SAVED_SEARCHES_PATH = '/favourites#searches';

/** Parameter of that address with the id of a saved search, whose results are then opened. */
export const OPEN_PARAMETER = 'open';
