// JSON as the content of a <script> element.

/** Escapes `<`, so that a closing tag inside a string does not end the element. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
