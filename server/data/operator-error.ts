// Error of an export, import or backup that cannot be done, with a one-line reason for the operator.
export class OperatorError extends Error {}
