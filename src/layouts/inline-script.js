// Text of a script or style that pages contain, without comment lines and indentation. The hash in the Content-Security-Policy is
// of this text.

const COMMENT_LINES = /^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n/gm;
const INDENTATION = /^ +/gm;

/** @param {string} script */
export const inlineScript = (script) => script.replace(COMMENT_LINES, '').replace(INDENTATION, '');
