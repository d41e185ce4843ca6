// Field error texts for reviews, reports and the forms of the admin area.
import { FIELD_TEXTS } from './field-texts.ts';

export const ADMIN_TEXTS = FIELD_TEXTS.admin;
