// Test of docs/permissions.md: the calls under /products.
import { testPermissions } from './permission-cases.ts';

await testPermissions('products');
