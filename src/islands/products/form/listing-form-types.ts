// Types of the product form's store: its state, its operations and the result of a save.
import type { ReadableAtom } from 'nanostores';
import type { MyProduct } from '../../../../contract/products/my-product-reader.ts';
import type { ToastWords } from '../../../stores/toasts.ts';
import type { PictureList } from '../../../ui/uploads/listing-pictures.ts';
import type { OneFile } from '../../../ui/uploads/one-file.ts';
import type { Faults } from './listing-faults.ts';
import type { ListingValues, TypedField } from './listing-values.ts';
import type { SaveAs } from './listing-words.ts';

export type Saving =
  | { readonly status: 'idle' | 'saved' | 'signed-out' }
  /** `sent` is the uploaded part, 0 to 1; at 1 the server is processing the request. */
  | { readonly status: 'sending'; readonly as: SaveAs; readonly sent: number }
  /** Another save came first; `differ` lists the fields in which the form differs from that version. */
  | {
      readonly status: 'conflict';
      readonly as: SaveAs;
      readonly theirs: MyProduct;
      readonly differ: readonly string[];
    };

/** Result of a save, with the text of its toast. */
export type Outcome =
  | { readonly status: 'saved' | 'refused'; readonly words: ToastWords }
  | { readonly status: 'conflict' | 'cancelled' | 'signed-out' | 'busy' };

/** A text of this form that was replaced by the other save's version. */
export interface PutAside {
  readonly field: string;
  readonly text: string;
}

export interface ListingForm {
  /** The product that the form was loaded from; null for a new product. */
  readonly $base: ReadableAtom<MyProduct | null>;
  readonly $values: ReadableAtom<ListingValues>;
  /** One text per invalid field. */
  readonly $faults: ReadableAtom<Faults>;
  readonly $saving: ReadableAtom<Saving>;
  readonly $aside: ReadableAtom<readonly PutAside[]>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly pictures: PictureList;
  readonly video: OneFile;
  change(patch: Partial<ListingValues>): void;
  type(field: TypedField, text: string): void;
  /** Clears the error of a field that `change` does not cover: the images, the video. */
  forgive(field: string): void;
  /** Replaces the values by the draft of an earlier visit. */
  restore(values: ListingValues): void;
  save(as: SaveAs): Promise<Outcome>;
  cancel(): void;
  /** After a conflict: loads the other version and moves the user's own texts to `$aside`; new files stay. */
  takeTheirs(): void;
  /** After a conflict: saves the form over the other version. */
  saveMine(): Promise<Outcome>;
  /** After a conflict: returns to the form without changes. */
  keepEditing(): void;
  /** Discards the texts in `$aside`. */
  dropAside(): void;
}
