// Composition of what the resources register about accounts, in the order of the archive and of the deletion.
import type { DeletionParts, ExportPart } from './accounts/account-parts.ts';
import {
  clearIdentity,
  deleteTranslationJob,
  deleteUnsentMail,
} from './accounts/deletion-queries.ts';
import {
  membersExport,
  secondFactorExport,
  sessionsExport,
} from './accounts/download/account-data-queries.ts';
import type { ToUrl } from './accounts/download/export-files.ts';
import { blankAuditedEmail, removeReporter } from './admin/account-deletion-queries.ts';
import { adminExport } from './admin/account-export-queries.ts';
import { deleteEmptyChat, detachMessages, leaveChats } from './chat/account-deletion-queries.ts';
import { chatExport } from './chat/account-export-queries.ts';
import { deleteEvidenceBatch, evidenceExport } from './evidence/account-parts.ts';
import { favouritesExport } from './favourites/account-export-queries.ts';
import { deleteNotifications } from './notifications/account-deletion-queries.ts';
import { notificationsExport } from './notifications/account-export-queries.ts';
import type { Db } from './platform/db/open.ts';
import { productsExport } from './products/account-export-queries.ts';
import { deleteProductBatch, hideProducts } from './products/deleted-product-queries.ts';
import { deleteImport, importsExport, stopImports } from './products/import/account-parts.ts';
import { anonymizeReviews, deleteReviewsOfSupplier } from './reviews/account-deletion-queries.ts';
import { reviewsExport } from './reviews/account-export-queries.ts';
import { savedSearchesExport } from './saved-searches/account-export-queries.ts';
import { detachReplies, detachTradeSteps } from './trade/account-deletion-queries.ts';
import { tradeExport } from './trade/account-export-queries.ts';

export const exportParts = (db: Db, toUrl: ToUrl): readonly ExportPart[] => [
  productsExport(db, toUrl),
  importsExport(db),
  tradeExport(db),
  reviewsExport(db, toUrl),
  chatExport(db),
  notificationsExport(db),
  evidenceExport(db),
  favouritesExport(db),
  savedSearchesExport(db),
  membersExport(db),
  sessionsExport(db),
  secondFactorExport(db),
  adminExport(db),
];

export const DELETION_PARTS: DeletionParts = {
  disable: [
    // Products that are not public may wait for review: this removes them from the review queue, too.
    hideProducts,
    stopImports,
    removeReporter,
    deleteUnsentMail,
    deleteTranslationJob,
    blankAuditedEmail,
    clearIdentity,
    leaveChats,
  ],
  steps: [
    deleteEvidenceBatch,
    anonymizeReviews,
    deleteReviewsOfSupplier,
    (tx, id) => deleteProductBatch(tx, id),
    deleteImport,
    ...detachTradeSteps,
    detachMessages,
    detachReplies,
    deleteNotifications,
    deleteEmptyChat,
  ],
};
