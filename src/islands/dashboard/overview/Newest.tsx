// The newest three rows of a resource, with a link to its tab.
import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import type { LoadStore } from '../../../stores/load-store.ts';
import { ListFailed } from '../../../ui/list/ListFailed.tsx';
import type { Page } from '../../../ui/list/page.ts';
import type { Tab } from '../../dashboard-tabs/dashboard-tab.ts';
import { TabLink } from '../../dashboard-tabs/TabLink.tsx';

interface Props<Row> {
  readonly title: string;
  readonly part: LoadStore<Page<Row>>;
  readonly row: (row: Row) => ReactNode;
  readonly keyOf: (row: Row) => string;
  readonly all: { readonly tab: Tab; readonly label: string };
  readonly failed: string;
  readonly empty: ReactNode;
}

const SKELETON_ROWS = [1, 2, 3];

export function Newest<Row>({ title, part, row, keyOf, all, failed, empty }: Props<Row>) {
  const id = useId();
  const state = useStore(part.$state);
  const body = (): ReactNode => {
    if (state.status === 'failed')
      return <ListFailed title={failed} error={state.error} onRetry={part.load} />;
    if (state.status === 'loading')
      return SKELETON_ROWS.map((each) => <div key={each} className="skeleton h-20" aria-hidden />);
    const { rows } = state.value;
    if (rows.length === 0) return empty;
    return (
      <>
        <ul className="plate divide-y divide-line">
          {rows.map((each) => (
            <li key={keyOf(each)} className="p-3">
              {row(each)}
            </li>
          ))}
        </ul>
        <TabLink className="btn btn-bare justify-self-start" to={all.tab}>
          {all.label}
        </TabLink>
      </>
    );
  };
  return (
    <section
      className="grid grid-cols-1 content-start gap-3"
      aria-labelledby={id}
      aria-busy={state.status === 'loading'}
    >
      <h3 id={id}>{title}</h3>
      {body()}
    </section>
  );
}
