// Part of a page whose code and texts load when it is first shown: a tab, a window, a form, a part of a conversation.
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Lang } from '../../i18n/language.ts';
import { type LateTexts, loadTexts } from '../../i18n/late-texts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

export interface Retry {
  /** Loads the part again, or renders it again after an error. */
  readonly retry: () => void;
}

interface ScreenOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Its namespaces, apart from those of the page: the default export of words:late/NAMESPACE. */
  readonly texts?: readonly LateTexts[];
  /** Language of the texts, if it is not that of the page. */
  readonly lang?: Lang;
  /** Shown while it loads, and by the server. Nothing by default. */
  readonly skeleton?: ComponentType<Props>;
  /** Shown if it cannot be loaded, and after an error in it. By default a notice with a button to try again. */
  readonly failed?: ComponentType<Props & Retry>;
  /** When it begins to load before it is shown: with its island, or with it for signed-in users only. */
  readonly preload?: 'always' | 'members';
  /**
   * The component, for a part that the server renders; false in the browser, which begins to hydrate once it is loaded. Without Suspense:
   * React would send what is inside later with an inline script, which the page's Content-Security-Policy forbids.
   */
  readonly server?: ComponentType<Props> | false;
  /**
   * Of a part that the server renders: whether this window shows it. If not, its markup is hydrated as the skeleton, and its code loads
   * when it is shown. Always, if absent.
   */
  readonly isShown?: () => boolean;
}

type Part<Props> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> };

export type Screen<Props> = ComponentType<Props> & {
  /** Resolves with whether it is loaded. What failed is requested once more when the part is shown. */
  readonly preload: () => Promise<boolean>;
};

const Nothing = () => null;

const subscribeToNothing = () => () => {};
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

export function screen<Props extends object>({
  load,
  texts = [],
  lang,
  skeleton: Skeleton = Nothing,
  failed: Failed = PartFailed,
  preload,
  server,
  isShown = () => true,
}: ScreenOptions<Props>): Screen<Props> {
  const $part = atom<Part<Props>>(
    server ? { status: 'ready', Component: server } : { status: 'loading' },
  );
  let loading: Promise<boolean> | null = null;
  const request = (): Promise<boolean> => {
    loading ??= Promise.all([load(), loadTexts(texts, lang)]).then(
      ([Component]) => {
        $part.set({ status: 'ready', Component });
        return true;
      },
      () => {
        loading = null;
        $part.set({ status: 'failed' });
        return false;
      },
    );
    return loading;
  };
  const isPreloaded = (): boolean =>
    preload === 'always' || document.documentElement.dataset.session === 'in';
  if (preload && !import.meta.env.SSR && isPreloaded() && isShown()) void request();

  // biome-ignore lint/correctness/noComponentHookFactories: A screen is declared at the top of a module, once.
  function Shown(props: Props) {
    const isServerRendered = server !== undefined;
    const isHydrating = useIsHydrating();
    // A skeleton in the server's markup is hydrated as one, although the part may be there already.
    const part = useStore($part, isServerRendered ? {} : { ssr: 'initial' });
    const [attempts, setAttempts] = useState(isServerRendered && isHydrating ? 1 : 0);
    const retry = (): void => {
      if (part.status === 'failed') $part.set({ status: 'loading' });
      setAttempts(attempts + 1);
      void request();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: Once.
    useEffect(() => {
      if (attempts === 0) retry();
    }, []);
    if (isServerRendered && isHydrating && part.status === 'loading' && isShown()) use(request());
    if (part.status === 'failed' && attempts > 0) return <Failed {...props} retry={retry} />;
    if (part.status !== 'ready') return <Skeleton {...props} />;
    return (
      // The first attempt begins with the first effect and must not render the part anew.
      <ErrorBoundary key={attempts || 1} failed={<Failed {...props} retry={retry} />}>
        <part.Component {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(Shown, { preload: request });
}
