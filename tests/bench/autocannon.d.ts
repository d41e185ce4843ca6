// The part of autocannon that the measurements use; it ships no types of its own.
declare module 'autocannon' {
  interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Client {
    /** Autocannon writes into the requests it is given. */
    setRequests(requests: Request[]): void;
    on(
      event: 'response',
      listener: (status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly timeout: number;
    /** Milliseconds between looks at the clock. */
    readonly sampleInt: number;
    readonly setupClient: (client: Client) => void;
  }
  interface Result {
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): PromiseLike<Result>;
}
