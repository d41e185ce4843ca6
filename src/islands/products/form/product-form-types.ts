// Types of the product form's store: its state, its operations and the result of a save.
import type { ReadableAtom } from 'nanostores';
import type { MachineTypeResource } from '../../../../contract/catalog/machine-types.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import type { ToastTexts } from '../../../toasts/toasts.ts';
import type { FieldErrors, SaveFailure, SaveState } from '../../../ui/forms/saving.ts';
import type { FileField } from '../../../ui/uploads/file-field.ts';
import type { PictureList } from '../../../ui/uploads/picture-list.ts';
import type { SaveAs } from './product-toasts.ts';
import type { ProductValues, TextField } from './product-values.ts';

/** Another save came first; `differingFields` lists the fields in which the form differs from that version. */
export interface Conflict {
  readonly status: 'conflict';
  readonly as: SaveAs;
  readonly theirs: MyProduct;
  readonly differingFields: readonly string[];
}

/** Result of a save, with the text of its toast. */
export type SaveOutcome =
  | { readonly status: 'saved'; readonly toast: ToastTexts }
  | { readonly status: 'conflict' }
  | SaveFailure;

/** A text of this form that was replaced by the other save's version. */
export interface ReplacedText {
  readonly field: string;
  readonly text: string;
}

export interface ProductFormStore {
  /** The product that the form was loaded from; null for a new product. */
  readonly $base: ReadableAtom<MyProduct | null>;
  readonly $values: ReadableAtom<ProductValues>;
  /** One text per invalid field. */
  readonly $fieldErrors: ReadableAtom<FieldErrors>;
  readonly $saving: ReadableAtom<SaveState | Conflict>;
  readonly $replacedTexts: ReadableAtom<readonly ReplacedText[]>;
  /** Of the chosen subcategory, once they are loaded. */
  readonly $machineTypes: ReadableAtom<readonly MachineTypeResource[]>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly pictures: PictureList;
  readonly video: FileField;
  change(patch: Partial<ProductValues>): void;
  /** Sets a text field; another category, subcategory or machine type clears the values below it that no longer fit. */
  type(field: TextField, text: string): void;
  /** Whether `type` with this text would remove attribute values. */
  removesAttributes(field: TextField, text: string): boolean;
  setAttribute(key: string, text: string): void;
  /** Called when the machine types are loaded; chooses the only one for a new product. */
  setMachineTypes(types: readonly MachineTypeResource[]): void;
  /** Clears the error of a field that `change` does not cover: the images, the video. */
  clearFieldError(field: string): void;
  /** Replaces the values by the draft of an earlier visit. */
  restore(values: ProductValues): void;
  save(as: SaveAs): Promise<SaveOutcome>;
  cancel(): void;
  /** After a conflict: loads the other version and moves the user's own texts to `$replacedTexts`; new files stay. */
  acceptTheirs(): void;
  /** After a conflict: saves the form over the other version. */
  saveMine(): Promise<SaveOutcome>;
  /** After a conflict: returns to the form without changes. */
  keepEditing(): void;
  /** Discards the texts in `$replacedTexts`. */
  clearReplacedTexts(): void;
}
