// Error of a download from an address that a user gave, with its reason.

export type FetchRefusal =
  /** Not an http or https address. */
  | 'address'
  | 'private'
  /** A port that no public site uses. */
  | 'port'
  /** `isWanted` returned false, or the reply is declared as text. */
  | 'type'
  /** `meter.begin` returned false. */
  | 'spent'
  | 'tooLarge'
  /** No connection, no reply in time, an error status, too many redirects. */
  | 'failed';

export class FetchError extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
