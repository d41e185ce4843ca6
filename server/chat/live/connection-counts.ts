// Number of the open connections of each person in this process.

export interface ConnectionCounts {
  /** Counts one more; returns how many the person has now. */
  add(person: string): number;
  remove(person: string): void;
}

export function openConnectionCounts(): ConnectionCounts {
  const counts = new Map<string, number>();
  return {
    add(person) {
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return count;
    },
    remove(person) {
      const count = (counts.get(person) ?? 1) - 1;
      if (count > 0) counts.set(person, count);
      else counts.delete(person);
    },
  };
}
