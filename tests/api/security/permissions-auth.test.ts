// Test of docs/permissions.md: the calls under /auth.
import { testPermissions } from './permission-cases.ts';

await testPermissions('auth');
