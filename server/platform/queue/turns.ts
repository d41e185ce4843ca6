// Waiting entries by network and account: networks take turns, and so do the accounts of each. An account that waits in one network is
// counted there, so that more networks give it no more turns.

export interface Turns<Entry> {
  add(network: string, account: string, entry: Entry): void;
  /** Removes and returns the entry whose turn it is. */
  takeNext(): Entry | undefined;
  /**
   * Removes and returns an entry to make room for a new one: the newest of the network with the most entries, or of the account
   * with the most in the same network. Returns undefined if the new entry's own network and account have the most.
   */
  displace(network: string, account: string): Entry | undefined;
  /** Returns false if the entry does not wait any more. */
  remove(network: string, account: string, entry: Entry): boolean;
  readonly size: () => number;
}

/** Entries by account, in the order of the accounts' turns: an account that was served moves to the end. */
type Lines<Entry> = Map<string, Entry[]>;

const countOf = (lines: ReadonlyMap<string, readonly unknown[]> = new Map()): number => {
  let count = 0;
  for (const line of lines.values()) count += line.length;
  return count;
};

const largest = <Value>(
  values: ReadonlyMap<string, Value>,
  sizeOf: (value: Value) => number,
): [key: string, value: Value] | undefined =>
  [...values].reduce<[string, Value] | undefined>(
    (most, each) => (most && sizeOf(most[1]) >= sizeOf(each[1]) ? most : each),
    undefined,
  );

export function openTurns<Entry>(): Turns<Entry> {
  /** In the order of the networks' turns. */
  const networks = new Map<string, Lines<Entry>>();
  /** Network in which an account waits. */
  const homes = new Map<string, string>();
  let size = 0;

  const homeOf = (network: string, account: string): string => homes.get(account) ?? network;

  const drop = (network: string, lines: Lines<Entry>, account: string): void => {
    size -= 1;
    if (lines.get(account)?.length === 0) {
      lines.delete(account);
      homes.delete(account);
    }
    if (lines.size === 0) networks.delete(network);
  };

  const takeNewest = (network: string, lines: Lines<Entry>): Entry | undefined => {
    const [account, line] = largest(lines, ({ length }) => length) ?? [];
    if (account === undefined || !line) return undefined;
    const entry = line.pop();
    drop(network, lines, account);
    return entry;
  };

  return {
    size: () => size,

    add(from, account, entry) {
      const network = homeOf(from, account);
      // Entries without an account belong to their network only.
      if (account !== '') homes.set(account, network);
      const lines = networks.get(network) ?? new Map<string, Entry[]>();
      networks.set(network, lines);
      const line = lines.get(account) ?? [];
      lines.set(account, line);
      line.push(entry);
      size += 1;
    },

    takeNext() {
      const [first] = networks;
      if (!first) return undefined;
      const [network, lines] = first;
      const [account, line] = [...lines][0] ?? ['', []];
      networks.delete(network);
      lines.delete(account);
      const entry = line.shift();
      if (line.length > 0) lines.set(account, line);
      else homes.delete(account);
      if (lines.size > 0) networks.set(network, lines);
      size -= 1;
      return entry;
    },

    displace(from, account) {
      const network = homeOf(from, account);
      const own = networks.get(network);
      const [other, lines] = largest(networks, countOf) ?? [];
      if (other !== undefined && lines && countOf(lines) > countOf(own) + 1)
        return takeNewest(other, lines);
      if (!own) return undefined;
      const longest = largest(own, ({ length }) => length)?.[1].length ?? 0;
      return longest > (own.get(account)?.length ?? 0) + 1 ? takeNewest(network, own) : undefined;
    },

    remove(from, account, entry) {
      const network = homeOf(from, account);
      const lines = networks.get(network);
      const line = lines?.get(account);
      const at = line?.indexOf(entry) ?? -1;
      if (!lines || !line || at < 0) return false;
      line.splice(at, 1);
      drop(network, lines, account);
      return true;
    },
  };
}
