// Request of a script of the page for a window that an island draws, and its answer: whether the window could be loaded.
import { atom, type ReadableAtom } from 'nanostores';

interface WindowRequest<Subject> {
  readonly subject: Subject;
  /** Called by the island once the window is open, or once the reader knows why it is not. */
  readonly end: (isLoaded: boolean) => void;
}

export interface WindowRequests<Subject> {
  /** null while none waits for its answer. */
  readonly $request: ReadableAtom<WindowRequest<Subject> | null>;
  /** Resolves with the answer. A second request takes the place of the first. */
  open(subject: Subject): Promise<boolean>;
}

export function createWindowRequests<Subject>(): WindowRequests<Subject> {
  const $request = atom<WindowRequest<Subject> | null>(null);
  return {
    $request,
    open: (subject) =>
      new Promise((resolve) => {
        $request.get()?.end(true);
        const request = {
          subject,
          end(isLoaded: boolean) {
            if ($request.get() === request) $request.set(null);
            resolve(isLoaded);
          },
        };
        $request.set(request);
      }),
  };
}
