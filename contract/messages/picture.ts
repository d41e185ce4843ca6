// Field error texts for the pictures of a product or a profile, and for videos (spec §5, §8).
import { FIELD_TEXTS } from './field-texts.ts';

export const PICTURE_TEXTS = FIELD_TEXTS.picture;

/** Of the content of a video, which only the server reads. */
export const VIDEO_TEXTS = FIELD_TEXTS.video;
