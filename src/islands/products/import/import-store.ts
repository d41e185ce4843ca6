// Store of the supplier's latest import: loads it, takes it through its steps, and follows it while it runs.
import { atom, type ReadableAtom } from 'nanostores';
import type { ChosenEncoding } from '../../../../contract/products/import-reading.ts';
import {
  addImportPictures,
  checkImport,
  createImport,
  getLatestImport,
  startImport,
  submitImport,
  undoImport,
} from '../../../../contract/products/imports.ts';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';

export type ImportAction = 'upload' | 'read' | 'check' | 'zip' | 'start' | 'submit' | 'undo';

type Work =
  | { readonly status: 'idle' }
  /** `progress` of an upload, 0 to 1. */
  | { readonly status: 'busy'; readonly action: ImportAction; readonly progress: number }
  | { readonly status: 'failed'; readonly action: ImportAction; readonly error: LoadError };

/** What was sent for review just now. */
interface Sent {
  readonly sent: number;
  readonly incomplete: number;
}

/** How the file is to be read instead. */
export interface ReadingChoice {
  readonly sheet?: string;
  readonly encoding?: ChosenEncoding;
  readonly headingRow?: number;
  readonly includesHidden?: boolean;
}

const IDLE: Work = { status: 'idle' };

interface Options {
  readonly api: Api;
  /** An API client that reports upload progress. */
  readonly createUploadApi: (onProgress: (progress: number) => void) => Api;
}

export function createImportStore({ api, createUploadApi }: Options) {
  const latest = createLoadStore(async (signal) => {
    const { import: found } = await api.call(getLatestImport, { signal });
    return found;
  });
  const $work = atom<Work>(IDLE);
  const $sent = atom<Sent | null>(null);
  let upload: AbortController | null = null;
  /** The file of the import `id`. The server has only its cells, so another reading sends it again. */
  let source: { readonly id: string; readonly machineType: string; readonly file: File } | null =
    null;
  let hasActed = false;

  const run = async (
    action: ImportAction,
    call: () => Promise<{ readonly import: ProductImport }>,
  ): Promise<void> => {
    if ($work.get().status === 'busy') return;
    $work.set({ status: 'busy', action, progress: 0 });
    hasActed = true;
    try {
      latest.setValue((await endSessionOn401(call())).import);
      $work.set(IDLE);
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      $work.set(isCancelled ? IDLE : { status: 'failed', action, error: toLoadError(error) });
    }
  };

  const uploadApi = (action: ImportAction): Api =>
    createUploadApi((progress) => $work.set({ status: 'busy', action, progress }));

  const newUpload = (): AbortSignal => {
    upload = new AbortController();
    return upload.signal;
  };

  const sendFile = (
    action: 'upload' | 'read',
    machineType: string,
    file: File,
    reading: ReadingChoice = {},
  ): Promise<void> =>
    run(action, async () => {
      const reply = await uploadApi(action).call(createImport, {
        body: { machineType, file, ...reading },
        signal: newUpload(),
      });
      source = { id: reply.import.id, machineType, file };
      return reply;
    });

  return {
    $latest: latest.$state,
    $work: $work as ReadableAtom<Work>,
    $sent: $sent as ReadableAtom<Sent | null>,
    load: latest.load,
    /** Whether the user changed something since the page was opened. */
    hasActed: () => hasActed,

    upload: (machineType: string, file: File) => sendFile('upload', machineType, file),
    /** Whether the import's file was chosen on this page. */
    canReadAgain: (id: string) => source?.id === id,
    readAgain: async (reading: ReadingChoice) => {
      if (source) await sendFile('read', source.machineType, source.file, reading);
    },
    cancelUpload: () => upload?.abort(),

    check: (id: string, targets: readonly string[]) =>
      run('check', () =>
        api.call(checkImport, { params: { id }, body: { targets: [...targets] } }),
      ),

    /** Some systems do not know the type of a ZIP file, so it is named here. */
    addZip: (id: string, file: File) =>
      run('zip', () =>
        uploadApi('zip').call(addImportPictures, {
          params: { id },
          body: { file: new File([file], file.name, { type: 'application/zip' }) },
          signal: newUpload(),
        }),
      ),

    start: (id: string) =>
      run('start', () => api.call(startImport, { params: { id }, body: { skipErrors: true } })),

    submit: (id: string) =>
      run('submit', async () => {
        const reply = await api.call(submitImport, { params: { id } });
        $sent.set({ sent: reply.sent, incomplete: reply.incomplete });
        return reply;
      }),

    undo: (id: string) => {
      $sent.set(null);
      return run('undo', () => api.call(undoImport, { params: { id } }));
    },
  };
}
export type ImportStore = ReturnType<typeof createImportStore>;
