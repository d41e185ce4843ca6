// Status filter of a list as a row of links, with the number of rows per status if it is known.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/react.tsx';
import { FollowLink } from '../FollowLink.tsx';

interface Props {
  /** '' means all statuses. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Name of the row; without one that of the dashboard's lists. */
  readonly label?: string;
  readonly value: string;
  readonly hrefOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
  /** Stays at the end of the row when the links are scrolled. */
  readonly children?: ReactNode;
}

export function StatusFilter({ options, label, value, hrefOf, onChoose, children }: Props) {
  const t = useT();
  return (
    <div className="flex items-start gap-2">
      <nav className="min-w-0 flex-1" aria-label={label ?? t('dashboard:list.status')}>
        <ul className="flex gap-2 -m-1 p-1 max-md:overflow-x-auto md:flex-wrap">
          {options.map((option) => (
            <li key={option.value} className="flex-none">
              <FollowLink
                className={`btn btn-small tabular-nums ${option.value === value ? 'border-ink bg-ink text-paper' : 'btn-quiet'}`}
                href={hrefOf(option.value)}
                aria-current={option.value === value ? 'true' : undefined}
                onFollow={() => onChoose(option.value)}
              >
                {option.label}
              </FollowLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
