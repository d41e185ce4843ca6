// Saving of a long form with files: field errors, upload progress, cancelling, and the failures that every form can have.
import { atom } from 'nanostores';
import { ApiError } from '../../../contract/errors.ts';
import type { Api } from '../../api/call.ts';
import type { ToastTexts } from '../../toasts/toasts.ts';
import { $isScaling, waitForScaling } from '../uploads/picture-scaling.ts';

/** One text per invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SaveState =
  | { readonly status: 'idle' | 'saved' | 'signed-out' }
  /** `progress` is the uploaded part, 0 to 1; at 1 the server is processing the request. */
  | { readonly status: 'sending'; readonly progress: number };

export type SaveFailure =
  | { readonly status: 'refused'; readonly toast: ToastTexts }
  | { readonly status: 'cancelled' | 'signed-out' | 'busy' };

/** Creates the API client for a save: `onProgress` receives the uploaded part. */
export type CreateUploadApi = (onProgress: (progress: number) => void) => Api;

interface Options {
  readonly createUploadApi: CreateUploadApi;
  /** Name of the form's field for a field of the request. */
  readonly fieldOf: (requestField: string) => string;
  readonly failedToast: (error: ApiError) => ToastTexts;
}

/** `Extra` are further states of the form, such as a conflict. */
export function createSaving<Extra extends { readonly status: string } = never>({
  createUploadApi,
  fieldOf,
  failedToast,
}: Options) {
  const $fieldErrors = atom<FieldErrors>({});
  const $saving = atom<SaveState | Extra>({ status: 'idle' });
  let running: AbortController | null = null;

  const handleFailure = (error: unknown): SaveFailure => {
    $saving.set({ status: 'idle' });
    if (error instanceof Error && error.name === 'AbortError') return { status: 'cancelled' };
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      $saving.set({ status: 'signed-out' });
      return { status: 'signed-out' };
    }
    const fields = Object.entries(error.fields).map(([field, text]) => [fieldOf(field), text]);
    $fieldErrors.set(Object.fromEntries(fields));
    return { status: 'refused', toast: failedToast(error) };
  };

  return {
    $fieldErrors,
    $saving,
    clearFieldErrors(...fields: readonly string[]): void {
      const others = Object.entries($fieldErrors.get()).filter(([name]) => !fields.includes(name));
      $fieldErrors.set(Object.fromEntries(others));
    },
    /** Whether a save is running or has succeeded. */
    isBusy: (): boolean => ['sending', 'saved'].includes($saving.get().status),
    /** Resolves when the pictures that are being scaled are ready; null if there are none, to send without a pause. */
    waitForPictures(): Promise<void> | null {
      if (!$isScaling.get()) return null;
      $saving.set({ status: 'sending', progress: 0 });
      return waitForScaling().then(() => $saving.set({ status: 'idle' }));
    },
    /** Runs one request. `recover` may turn an error into a result of the form; null leaves it to the common handling. */
    async send<Result>(
      request: (client: Api, signal: AbortSignal) => Promise<Result>,
      recover?: (error: unknown) => Promise<Result | null>,
    ): Promise<Result | SaveFailure> {
      const call = new AbortController();
      running = call;
      const onProgress = (progress: number): void => {
        if (!call.signal.aborted) $saving.set({ status: 'sending', progress });
      };
      onProgress(0);
      try {
        return await request(createUploadApi(onProgress), call.signal);
      } catch (error) {
        return (await recover?.(error)) ?? handleFailure(error);
      }
    },
    cancel: (): void => running?.abort(),
  };
}
