// Test of scripts/permissions.ts: the calls under /products.
import { testPermissions } from './permission-cases.ts';

await testPermissions('products');
