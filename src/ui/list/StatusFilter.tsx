// Status filter of a list as a row of links, with the number of rows per status if it is known.
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
}

export function StatusFilter({ options, label, value, hrefOf, onChoose }: Props) {
  const t = useT();
  return (
    <nav aria-label={label ?? t('dashboard:list.status')}>
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-wrap">
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
  );
}
