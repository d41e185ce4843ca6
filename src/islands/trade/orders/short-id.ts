// Short order id for reading aloud: the last characters, because ids created in the same hour start alike.
const SHORT_ID_LENGTH = 8;

export const shortId = (id: string): string => id.slice(-SHORT_ID_LENGTH);
