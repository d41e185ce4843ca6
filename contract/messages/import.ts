// Texts for imports of products: why a file is refused, what a row lacks, why a picture is left out.
import { ERROR_TEXTS } from './errors.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

/** Field error texts. */
export const IMPORT_TEXTS = FIELD_TEXTS.import;

/** Why a step of an import is not possible now. */
export const IMPORT_STEP_TEXTS = { ...REFUSAL_TEXTS.importSteps, changed: ERROR_TEXTS.importStep };

/** Field error texts of what is not understood in a cell: only the server sends them. */
export const IMPORT_CELL_TEXTS = FIELD_TEXTS.importCells;
