// Imports of products: the service of the routes, and the handler of its background jobs.
import { join } from 'node:path';
import type { QuotaChecks } from '../../accounts/quota-queries.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Network } from '../../platform/http/public-fetch.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import type { UploadStorage } from '../../platform/storage/upload-storage.ts';
import { importJobs } from './import-jobs.ts';
import { importService } from './import-service.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly quotas: QuotaChecks;
  readonly storage: UploadStorage;
  readonly attachmentFiles: Attachments;
  readonly network: Network;
  readonly counts: Counters;
  readonly dataDir: string;
  /** Called after a commit that starts an import. */
  readonly onStarted: () => void;
}

export const openProductImports = (dependencies: Dependencies) => ({
  productImports: importService(dependencies),
  jobs: importJobs({ ...dependencies, folder: join(dependencies.dataDir, 'tmp') }),
});
