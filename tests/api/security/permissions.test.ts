// Test of scripts/permissions.ts: the calls without a file of their own.
import { testPermissions } from './permission-cases.ts';

await testPermissions();
