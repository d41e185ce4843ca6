// Store for the product form: values, field errors, saving and conflicts. One form creates and edits (spec §2, §5).
import { atom, computed } from 'nanostores';
import type * as z from 'zod/mini';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { IMAGES_PER_PRODUCT } from '../../../../contract/limits.ts';
import type { MyProduct } from '../../../../contract/products/my-product-reader.ts';
import {
  createProduct,
  getMyProduct,
  updateProduct,
} from '../../../../contract/products/my-products.ts';
import type {
  createProductBody,
  updateProductBody,
} from '../../../../contract/products/product-form.ts';
import type { Api } from '../../../api/call.ts';
import { type AttemptKey, underKey } from '../../../ui/forms/attempt.ts';
import { videoProblem } from '../../../ui/uploads/file-problems.ts';
import { $isFitting, fitted } from '../../../ui/uploads/fit-pictures.ts';
import { createPictureList } from '../../../ui/uploads/listing-pictures.ts';
import { createOneFile } from '../../../ui/uploads/one-file.ts';
import { refetchAllProducts } from '../list/all-products.ts';
import { type Faults, listingFaults } from './listing-faults.ts';
import type { ListingForm, Outcome, PutAside, Saving } from './listing-form-types.ts';
import {
  blankValues,
  changesOf,
  contentOf,
  filledIn,
  type ListingValues,
  valuesOf,
} from './listing-values.ts';
import { failedWords, invalidWords, type SaveAs, savedWords } from './listing-words.ts';

interface Options {
  readonly api: Api;
  /** Creates the API client for a save: `tell` receives the upload progress. */
  readonly uploading: (tell: (sent: number) => void) => Api;
  readonly lang: Lang;
  readonly product: MyProduct | null;
  /** Idempotency key of a new product; an update uses the revision instead. */
  readonly attempt: AttemptKey;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value as Record<string, string>)
    .map((pair) => pair.join(': '))
    .join('\n');
};

export function createListingForm({
  api,
  uploading,
  lang,
  product,
  attempt,
}: Options): ListingForm {
  const $base = atom(product);
  const $values = atom(product ? valuesOf(product) : blankValues());
  const $faults = atom<Faults>({});
  const $saving = atom<Saving>({ status: 'idle' });
  const $aside = atom<readonly PutAside[]>([]);
  const pictures = createPictureList(product?.images ?? [], IMAGES_PER_PRODUCT);
  const video = createOneFile(product?.video ?? null, videoProblem);
  let running: AbortController | null = null;

  /** Returns the fields in which the form differs from a stored version, or from a blank form. */
  const changesFrom = (stored: MyProduct | null): Record<string, unknown> => ({
    ...changesOf(contentOf(stored ? valuesOf(stored) : blankValues()), contentOf($values.get())),
    ...(pictures.differsFrom(stored?.images ?? []) ? { images: pictures.sent() } : {}),
    ...(video.differsFrom(stored?.video ?? null) ? { video: video.sent() } : {}),
  });

  const $isUnsaved = computed(
    [$base, $values, pictures.$pictures, video.$held, $saving],
    (base, _values, _pictures, _held, { status }) =>
      status !== 'saved' && Object.keys(changesFrom(base)).length > 0,
  );

  const bodyOf = (base: MyProduct | null, as: SaveAs): Record<string, unknown> => {
    if (base) return { ...changesFrom(base), status: as, revision: base.revision ?? undefined };
    const { images, video: chosen } = changesFrom(null);
    return { ...filledIn(contentOf($values.get())), images, video: chosen, status: as };
  };

  const withoutFaults = (...fields: string[]): void =>
    $faults.set(
      Object.fromEntries(
        Object.entries($faults.get()).filter(([field]) => !fields.includes(field)),
      ),
    );

  const change = (patch: Partial<ListingValues>): void => {
    $values.set({ ...$values.get(), ...patch });
    withoutFaults(...Object.keys(patch));
  };

  const conflict = async (id: string, as: SaveAs): Promise<Outcome> => {
    const theirs = await api.call(getMyProduct, { params: { id } });
    $saving.set({ status: 'conflict', as, theirs, differ: Object.keys(changesFrom(theirs)) });
    return { status: 'conflict' };
  };

  const failed = async (error: unknown, as: SaveAs): Promise<Outcome> => {
    const base = $base.get();
    if (error instanceof ApiError && error.code === 'conflict' && base)
      try {
        return await conflict(base.id, as);
      } catch {
        // The other version cannot be loaded now: the server's message about the conflict is shown below.
      }
    $saving.set({ status: 'idle' });
    if (error instanceof Error && error.name === 'AbortError') return { status: 'cancelled' };
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      $saving.set({ status: 'signed-out' });
      return { status: 'signed-out' };
    }
    const { 'tags[]': tags, ...faults } = error.fields;
    $faults.set(tags === undefined ? faults : { tags, ...faults });
    return { status: 'refused', words: failedWords(base === null, error, lang) };
  };

  const send = (body: Record<string, unknown>, to: Api, signal: AbortSignal) => {
    const base = $base.get();
    return base
      ? to.call(updateProduct, {
          params: { id: base.id },
          body: body as z.input<typeof updateProductBody>,
          signal,
        })
      : underKey(attempt, (idempotencyKey) => {
          const created = { ...(body as z.input<typeof createProductBody>), idempotencyKey };
          return to.call(createProduct, { body: created, signal });
        });
  };

  const save = async (as: SaveAs): Promise<Outcome> => {
    const { status } = $saving.get();
    if (status === 'sending' || status === 'saved') return { status: 'busy' };
    if ($isFitting.get()) {
      $saving.set({ status: 'sending', as, sent: 0 });
      await fitted();
      $saving.set({ status: 'idle' });
    }
    const base = $base.get();
    const body = bodyOf(base, as);
    const faults = listingFaults($values.get(), body, as, base !== null, lang);
    $faults.set(faults);
    if (Object.keys(faults).length) return { status: 'refused', words: invalidWords(faults, lang) };
    const call = new AbortController();
    running = call;
    const tell = (sent: number) => {
      if (!call.signal.aborted) $saving.set({ status: 'sending', as, sent });
    };
    tell(0);
    try {
      const { message } = await send(body, uploading(tell), call.signal);
      $saving.set({ status: 'saved' });
      refetchAllProducts(api);
      return { status: 'saved', words: savedWords(base === null, as, message, lang) };
    } catch (error) {
      return failed(error, as);
    }
  };

  return {
    $base,
    $values,
    $faults,
    $saving,
    $aside,
    $isUnsaved,
    pictures,
    video,
    change,
    type(field, text) {
      const moved = field === 'category' && text !== $values.get().category;
      change({ [field]: text, ...(moved ? { subcategory: '' } : {}) });
    },
    forgive: (field) => withoutFaults(field),
    restore: (values) => change(values),
    save,
    cancel: () => running?.abort(),
    takeTheirs() {
      const state = $saving.get();
      if (state.status !== 'conflict') return;
      const { images: _, video: __, ...mine } = changesFrom(state.theirs);
      $aside.set(
        Object.entries(mine)
          .map(([field, value]) => ({ field, text: textOf(value) }))
          .filter(({ text }) => text !== ''),
      );
      $base.set(state.theirs);
      $values.set(valuesOf(state.theirs));
      $faults.set({});
      pictures.refill(state.theirs.images, true);
      if (video.$held.get().kind !== 'new') video.refill(state.theirs.video);
      $saving.set({ status: 'idle' });
    },
    async saveMine() {
      const state = $saving.get();
      if (state.status !== 'conflict') return { status: 'busy' };
      $base.set(state.theirs);
      // A file that the other save removed no longer exists on the server.
      pictures.keepOnly(state.theirs.images);
      const held = video.$held.get();
      if (held.kind === 'kept' && held.path !== state.theirs.video)
        video.refill(state.theirs.video);
      $saving.set({ status: 'idle' });
      return save(state.as);
    },
    keepEditing: () => $saving.set({ status: 'idle' }),
    dropAside: () => $aside.set([]),
  };
}
