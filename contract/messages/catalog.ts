// Field error texts for any request and for catalog queries.
import { FIELD_TEXTS } from './field-texts.ts';

export const CATALOG_TEXTS = FIELD_TEXTS.catalog;
