// Error state of the product list: the reason and a retry button. The form above retains its values.
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useHref, useT } from '../../i18n/react.tsx';
import type { LoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { useCatalogStore, useFilterHref } from '../product-list/catalog-context.ts';

interface Props {
  readonly error: LoadError;
}

export default function FailedResults({ error }: Props) {
  const t = useT();
  const href = useHref();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const fallback = t(
    error.code === 'network' ? 'results:failed.network' : 'results:failed.unknown',
  );
  const message = serverMessage(error) ?? fallback;
  // A Set, because several field errors may have the same text.
  const texts = new Set([message, ...Object.values(error.fields)]);
  return (
    <div className="notice notice-red grid gap-3" role="alert">
      <h2 className="flex items-center gap-2 text-lg">
        <TriangleAlert className="size-5 flex-none stroke-red" aria-hidden />
        {t(error.code === 'validation' ? 'results:failed.refused' : 'results:failed.title')}
      </h2>
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="flex flex-wrap gap-2">
        <FollowLink className="btn btn-quiet" href={hrefOf({})} onFollow={() => store.retry()}>
          {t('results:failed.retry')}
        </FollowLink>
        <FollowLink
          className="btn btn-bare"
          href={href('/products')}
          onFollow={() => store.clear()}
        >
          {t('results:empty.clear')}
        </FollowLink>
      </p>
    </div>
  );
}
