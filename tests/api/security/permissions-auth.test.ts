// Test of scripts/permissions.ts: the calls under /auth.
import { testPermissions } from './permission-cases.ts';

await testPermissions('auth');
