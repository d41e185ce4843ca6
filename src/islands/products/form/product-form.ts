// Store for the product form: values, field errors, saving and conflicts. One form creates and edits (spec §2, §5).
import { atom, computed } from 'nanostores';
import type * as z from 'zod/mini';
import type { MachineTypeResource } from '../../../../contract/catalog/machine-types.ts';
import type { PriceBasis } from '../../../../contract/catalog/price-basis.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { IMAGES_PER_PRODUCT } from '../../../../contract/limits.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
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
import { changedEntries } from '../../../ui/forms/changes.ts';
import { type IdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';
import { type CreateUploadApi, createSaving } from '../../../ui/forms/saving.ts';
import { videoError } from '../../../ui/uploads/file-errors.ts';
import { createFileField } from '../../../ui/uploads/file-field.ts';
import { createPictureList } from '../../../ui/uploads/picture-list.ts';
import { refetchAllProducts } from '../list/all-products.ts';
import { namedAttributes, patchOf, typeOf } from './machine-type-values.ts';
import { productFieldErrors } from './product-field-errors.ts';
import type {
  Conflict,
  ProductFormStore,
  ReplacedText,
  SaveOutcome,
} from './product-form-types.ts';
import { invalidToast, type SaveAs, savedToast, saveFailedToast } from './product-toasts.ts';
import {
  blankValues,
  changesOf,
  contentOf,
  filledFields,
  type ProductValues,
  type Texts,
  valuesOf,
} from './product-values.ts';

interface Options {
  readonly api: Api;
  readonly createUploadApi: CreateUploadApi;
  readonly lang: Lang;
  readonly product: MyProduct | null;
  /** That a new product is given; '' for none. */
  readonly priceBasis?: PriceBasis | '';
  /** Idempotency key of a new product; an update uses the revision instead. */
  readonly key: IdempotencyKey;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value as Texts)
    .map((pair) => pair.join(': '))
    .join('\n');
};

export function createProductForm({
  api,
  createUploadApi,
  lang,
  product,
  priceBasis,
  key,
}: Options): ProductFormStore {
  const $base = atom(product);
  const $values = atom(product ? valuesOf(product) : blankValues(priceBasis));
  const saving = createSaving<Conflict>({
    createUploadApi,
    fieldOf: (name) => (name === 'tags[]' ? 'tags' : name),
    failedToast: (error) => saveFailedToast($base.get() === null, error, lang),
  });
  const { $fieldErrors, $saving, clearFieldErrors } = saving;
  const $replacedTexts = atom<readonly ReplacedText[]>([]);
  const $machineTypes = atom<readonly MachineTypeResource[]>([]);
  /** Whether the only type of a subcategory is chosen by itself: not again after "none", and not in a restored draft. */
  let preselects = product === null;
  const pictures = createPictureList(product?.images ?? [], IMAGES_PER_PRODUCT);
  const video = createFileField(product?.video ?? null, videoError);

  /** Returns the fields in which the form differs from a stored version, or from a blank form. */
  const changesFrom = (stored: MyProduct | null): Record<string, unknown> => ({
    ...changesOf(
      contentOf(stored ? valuesOf(stored) : blankValues(priceBasis)),
      contentOf($values.get()),
    ),
    ...changedEntries(
      { images: stored?.images ?? [], video: stored?.video ?? '' },
      { images: pictures.requestValue(), video: video.requestValue() },
    ),
  });

  const $isUnsaved = computed(
    [$base, $values, pictures.$pictures, video.$value, $saving],
    (base, _values, _pictures, _held, { status }) =>
      status !== 'saved' && Object.keys(changesFrom(base)).length > 0,
  );

  const bodyOf = (base: MyProduct | null, as: SaveAs): Record<string, unknown> => {
    if (base) return { ...changesFrom(base), status: as, revision: base.revision ?? undefined };
    const { images, video: chosen } = changesFrom(null);
    return { ...filledFields(contentOf($values.get())), images, video: chosen, status: as };
  };

  const change = (patch: Partial<ProductValues>): void => {
    const before = $values.get();
    const after = { ...before, ...patch };
    $values.set(after);
    const changed = changedEntries(after.attributes, before.attributes);
    clearFieldErrors(
      ...Object.keys(patch),
      ...Object.keys(changed).map((key) => `attributes.${key}`),
    );
  };

  /** Text of a replaced value, with names instead of ids. */
  const replacedText = (field: string, value: unknown): string => {
    const idOrText = textOf(value);
    const types = $machineTypes.get();
    if (field === 'machineType') return typeOf(types, idOrText)?.name ?? idOrText;
    if (field !== 'attributes') return idOrText;
    return textOf(namedAttributes(typeOf(types, $values.get().machineType), value as Texts));
  };

  const showConflict = async (error: unknown, as: SaveAs): Promise<SaveOutcome | null> => {
    const base = $base.get();
    if (!(error instanceof ApiError && error.code === 'conflict' && base)) return null;
    // If the other version cannot be loaded now, the server's message about the conflict is shown.
    const theirs = await api.call(getMyProduct, { params: { id: base.id } }).catch(() => null);
    if (theirs === null) return null;
    const differingFields = Object.keys(changesFrom(theirs));
    $saving.set({ status: 'conflict', as, theirs, differingFields });
    return { status: 'conflict' };
  };

  const send = (body: Record<string, unknown>, client: Api, signal: AbortSignal) => {
    const base = $base.get();
    return base
      ? client.call(updateProduct, {
          params: { id: base.id },
          body: body as z.input<typeof updateProductBody>,
          signal,
        })
      : sendWithKey(key, (idempotencyKey) => {
          const created = { ...(body as z.input<typeof createProductBody>), idempotencyKey };
          return client.call(createProduct, { body: created, signal });
        });
  };

  const save = async (as: SaveAs): Promise<SaveOutcome> => {
    if (saving.isBusy()) return { status: 'busy' };
    const scaling = saving.waitForPictures();
    if (scaling) await scaling;
    const base = $base.get();
    const body = bodyOf(base, as);
    const fieldErrors = productFieldErrors(
      $values.get(),
      $machineTypes.get(),
      body,
      as,
      base !== null,
      lang,
    );
    $fieldErrors.set(fieldErrors);
    if (Object.keys(fieldErrors).length)
      return { status: 'refused', toast: invalidToast(fieldErrors, lang) };
    return saving.send<SaveOutcome>(
      async (client, signal) => {
        const { message } = await send(body, client, signal);
        $saving.set({ status: 'saved' });
        refetchAllProducts(api);
        return { status: 'saved', toast: savedToast(base === null, as, message, lang) };
      },
      (error) => showConflict(error, as),
    );
  };

  return {
    $base,
    $values,
    $fieldErrors,
    $saving,
    $replacedTexts,
    $machineTypes,
    $isUnsaved,
    pictures,
    video,
    change,
    type(field, text) {
      if (field === 'machineType' && text === '') preselects = false;
      change(patchOf($values.get(), field, text));
    },
    removesAttributes: (field, text) =>
      'attributes' in patchOf($values.get(), field, text) &&
      Object.keys(contentOf($values.get()).attributes).length > 0,
    setAttribute: (key, text) =>
      change({ attributes: { ...$values.get().attributes, [key]: text } }),
    setMachineTypes(types) {
      $machineTypes.set(types);
      const [only] = types;
      if (!preselects || !only || types.length > 1 || $values.get().machineType !== '') return;
      change({ machineType: only.id });
    },
    clearFieldError: (field) => clearFieldErrors(field),
    restore(values) {
      preselects = false;
      change(values);
    },
    save,
    cancel: saving.cancel,
    acceptTheirs() {
      const state = $saving.get();
      if (state.status !== 'conflict') return;
      const { images: _, video: __, ...mine } = changesFrom(state.theirs);
      $replacedTexts.set(
        Object.entries(mine)
          .map(([field, value]) => ({ field, text: replacedText(field, value) }))
          .filter(({ text }) => text !== ''),
      );
      $base.set(state.theirs);
      $values.set(valuesOf(state.theirs));
      $fieldErrors.set({});
      pictures.setStored(state.theirs.images, true);
      if (video.$value.get().kind !== 'new') video.setStored(state.theirs.video);
      $saving.set({ status: 'idle' });
    },
    async saveMine() {
      const state = $saving.get();
      if (state.status !== 'conflict') return { status: 'busy' };
      $base.set(state.theirs);
      // A file that the other save removed no longer exists on the server.
      pictures.retainStored(state.theirs.images);
      const file = video.$value.get();
      if (file.kind === 'stored' && file.path !== state.theirs.video)
        video.setStored(state.theirs.video);
      $saving.set({ status: 'idle' });
      return save(state.as);
    },
    keepEditing: () => $saving.set({ status: 'idle' }),
    clearReplacedTexts: () => $replacedTexts.set([]),
  };
}
