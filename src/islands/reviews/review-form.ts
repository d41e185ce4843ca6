// Store of the form that writes a review: values that survive a reload, photos, upload progress.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { Lang } from '../../../contract/lang.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { fields, text } from '../../../contract/read.ts';
import type { OrderReview } from '../../../contract/reviews/review.ts';
import { reviewBody, writeReview } from '../../../contract/reviews/reviews.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import { readFromTab, storeInTab } from '../../stores/tab-storage.ts';
import { formSender } from '../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../ui/forms/idempotency-key.ts';
import type { CreateUploadApi } from '../../ui/forms/saving.ts';
import { waitForScaling } from '../../ui/uploads/picture-scaling.ts';
import { createPhotoList, type PhotoList } from './photo-list.ts';

interface Values {
  /** '1' to '5'; '' before a choice. */
  readonly rating: string;
  readonly text: string;
}

export interface ReviewForm {
  readonly $values: ReadableAtom<Values>;
  readonly $state: ReadableAtom<FormState>;
  /** The uploaded part, 0 to 1; null while nothing is sent. */
  readonly $progress: ReadableAtom<number | null>;
  readonly photos: PhotoList;
  /** Whether the values are those of an earlier visit, which had other photos. */
  readonly isRestored: boolean;
  change(values: Partial<Values>): void;
  send(): Promise<FormOutcome<{ readonly review: OrderReview; readonly message: string | null }>>;
  /** Stops the upload; nothing typed is lost. */
  cancel(): void;
}

interface Options {
  readonly createUploadApi: CreateUploadApi;
  readonly lang: Lang;
  readonly userId: string;
  readonly orderId: string;
  readonly productId: string;
}

/** Reads JSON, and anything damaged as nothing typed. */
const storedValues = fields({ rating: text(1), text: text() });

export function createReviewForm(options: Options): ReviewForm {
  const { createUploadApi, lang, userId, orderId, productId } = options;
  const name = `review:${userId}:${orderId}:${productId}`;
  const draftName = `draft:${name}`;
  const draft = readFromTab(draftName);
  const $values = atom<Values>(z.parse(storedValues, draft));
  const $progress = atom<number | null>(null);
  const photos = createPhotoList(lang);
  const key = createIdempotencyKey(name);
  let running: AbortController | null = null;

  const form = formSender(reviewBody, lang, fieldErrorText, async (body) => {
    const call = new AbortController();
    running = call;
    $progress.set(0);
    const api = createUploadApi((progress) => {
      if (!call.signal.aborted) $progress.set(progress);
    });
    try {
      return await sendWithKey(key, (idempotencyKey) =>
        endSessionOn401(
          api.call(writeReview, { body: { ...body, idempotencyKey }, signal: call.signal }),
        ),
      );
    } finally {
      $progress.set(null);
    }
  });

  return {
    $values,
    $state: form.$state,
    $progress,
    photos,
    isRestored: draft !== null,
    change(values) {
      $values.set({ ...$values.get(), ...values });
      storeInTab(draftName, JSON.stringify($values.get()));
    },
    async send() {
      await waitForScaling();
      const outcome = await form
        .send({
          orderId,
          productId,
          ...$values.get(),
          photos: photos.$photos.get().map(({ file }) => file),
        })
        .catch((error: unknown) => {
          if (error instanceof Error && error.name === 'AbortError')
            return { status: 'busy' } as const;
          throw error;
        });
      if (outcome.status === 'done') storeInTab(draftName, null);
      return outcome;
    },
    cancel: () => running?.abort(),
  };
}
