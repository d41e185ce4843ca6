// Test of docs/permissions.md: the calls under /admin.
import { testPermissions } from './permission-cases.ts';

await testPermissions('admin');
