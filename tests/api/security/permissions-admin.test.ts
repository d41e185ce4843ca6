// Test of scripts/permissions.ts: the calls under /admin.
import { testPermissions } from './permission-cases.ts';

await testPermissions('admin');
