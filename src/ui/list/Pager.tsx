// Pagination as real links: previous and next, first and last, the current page and its neighbors.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FollowLink } from '../FollowLink.tsx';

interface PagerWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Accessible label of a page number: "Page 4". */
  readonly page: (page: number) => string;
  /** "4 of 20": shown on phones instead of the page numbers. */
  readonly position: string;
}

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly words: PagerWords;
  readonly hrefOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}

/** Returns the first, the last and the current page with its neighbors; null is a gap. */
function pagesAround(page: number, totalPages: number): (number | null)[] {
  const neighbors = [page - 1, page, page + 1].filter((each) => each > 1 && each < totalPages);
  const pageNumbers = [1, ...neighbors, ...(totalPages > 1 ? [totalPages] : [])];
  return pageNumbers.flatMap((each, at) => {
    const previous = pageNumbers[at - 1] ?? 0;
    if (each - previous === 2) return [each - 1, each];
    return each - previous > 2 ? [null, each] : [each];
  });
}

const STEP_CLASS = 'btn btn-quiet min-w-11';

export function Pager({ page, totalPages, words, hrefOf, onPage }: Props) {
  if (totalPages < 2) return null;
  const step = (to: number, label: string, rel: 'prev' | 'next', Icon: typeof ChevronLeft) =>
    to >= 1 && to <= totalPages ? (
      <FollowLink
        className={STEP_CLASS}
        href={hrefOf(to)}
        rel={rel}
        aria-label={label}
        onFollow={() => onPage(to)}
      >
        <Icon aria-hidden />
      </FollowLink>
    ) : (
      <span className={`${STEP_CLASS} invisible`} />
    );
  return (
    <nav className="flex items-center justify-center gap-2" aria-label={words.label}>
      {step(page - 1, words.previous, 'prev', ChevronLeft)}
      <span className="min-w-24 text-center text-sm tabular-nums sm:hidden">{words.position}</span>
      <ol className="hidden items-center gap-2 sm:flex">
        {pagesAround(page, totalPages).map((each, at) => (
          <li key={each ?? `gap-${at}`}>
            {each === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <FollowLink
                className={`btn min-w-11 px-2 tabular-nums ${each === page ? 'border-ink bg-ink text-paper' : 'btn-quiet'}`}
                href={hrefOf(each)}
                aria-label={words.page(each)}
                aria-current={each === page ? 'page' : undefined}
                onFollow={() => onPage(each)}
              >
                {each}
              </FollowLink>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, words.next, 'next', ChevronRight)}
    </nav>
  );
}
