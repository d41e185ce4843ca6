// Metrics registry in the Prometheus text format: counters, histograms, and values that are read at each scrape.

type Labels = Readonly<Record<string, string>>;

export interface Registry {
  counter(name: string, help: string): (labels?: Labels, by?: number) => void;
  /** `bounds` are upper bounds, ascending. */
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
  ): (value: number, labels?: Labels) => void;
  /** `read` is called at each scrape; null leaves the value out. */
  gauge(name: string, help: string, read: ReadValues): void;
  /** The same for a value that only increases. */
  total(name: string, help: string, read: ReadValues): void;
  text(): Promise<string>;
}

type Values = number | null | readonly (readonly [Labels, number])[];
export type ReadValues = () => Values | Promise<Values>;

/** Maximum series per metric: more than all routes with their status codes. Further series are dropped. */
const MAX_SERIES = 2_000;

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const formatLabels = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
};

const formatHeader = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

/** Returns the series of these labels, created with its first value; null beyond the limit. */
const seriesIn =
  <Series>(all: Map<string, { readonly labels: Labels; readonly series: Series }>) =>
  (labels: Labels, make: () => Series): Series | null => {
    const key = formatLabels(labels);
    const known = all.get(key);
    if (known) return known.series;
    if (all.size >= MAX_SERIES) return null;
    const series = make();
    all.set(key, { labels, series });
    return series;
  };

export function openRegistry(): Registry {
  const parts: (() => string | Promise<string>)[] = [];

  const addScraped = (
    name: string,
    help: string,
    type: 'gauge' | 'counter',
    read: ReadValues,
  ): void => {
    parts.push(async () => {
      // A value that cannot be read is left out; the others are still reported.
      const values = await Promise.resolve()
        .then(read)
        .catch(() => null);
      if (values === null) return '';
      const list = typeof values === 'number' ? ([[{}, values]] as const) : values;
      const lines = list.map(([labels, value]) => `${name}${formatLabels(labels)} ${value}`);
      return [formatHeader(name, help, type), ...lines].join('\n');
    });
  };

  return {
    counter(name, help) {
      const all = new Map<string, { readonly labels: Labels; readonly series: { sum: number } }>();
      const seriesOf = seriesIn(all);
      parts.push(() =>
        [
          formatHeader(name, help, 'counter'),
          ...[...all].map(([key, { series }]) => `${name}${key} ${series.sum}`),
        ].join('\n'),
      );
      return (labels = {}, by = 1) => {
        const series = seriesOf(labels, () => ({ sum: 0 }));
        if (series) series.sum += by;
      };
    },

    histogram(name, help, bounds) {
      const empty = () => ({ buckets: new Float64Array(bounds.length + 1), sum: 0 });
      const all = new Map<
        string,
        { readonly labels: Labels; readonly series: ReturnType<typeof empty> }
      >();
      const seriesOf = seriesIn(all);
      parts.push(() => {
        const lines = [...all.values()].flatMap(({ labels, series }) => {
          let below = 0;
          const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
            below += series.buckets[at] ?? 0;
            return `${name}_bucket${formatLabels({ ...labels, le })} ${below}`;
          });
          const tail = formatLabels(labels);
          return [...buckets, `${name}_sum${tail} ${series.sum}`, `${name}_count${tail} ${below}`];
        });
        return [formatHeader(name, help, 'histogram'), ...lines].join('\n');
      });
      return (value, labels = {}) => {
        const series = seriesOf(labels, empty);
        if (!series) return;
        const at = bounds.findIndex((bound) => value <= bound);
        const bucket = at < 0 ? bounds.length : at;
        series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
        series.sum += value;
      };
    },

    gauge: (name, help, read) => addScraped(name, help, 'gauge', read),
    total: (name, help, read) => addScraped(name, help, 'counter', read),

    async text() {
      const sections = await Promise.all(parts.map((part) => part()));
      return `${sections.filter((part) => part !== '').join('\n')}\n`;
    },
  };
}
