// Table of permissions in docs/permissions.md, derived from the endpoint declarations and the exceptions listed here. The API tests make
// every call of it; `--check` fails if the file is older than the declarations.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Access, COMPANY_ROLES, type Endpoint, leastRoleOf } from '../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../contract/index.ts';

export const CALLERS = [
  'visitor',
  'buyer',
  'supplier',
  'sales',
  'viewer',
  'other',
  'admin',
  'suspended',
] as const;
export type Caller = (typeof CALLERS)[number];
/** Words of the table; the page explains them. */
export type Permission = 'yes' | 'no' | 'sign in' | 'hidden' | 'suspended';
type Exception = Partial<Record<Caller, Permission>>;

/** Of calls for suppliers on a resource of one supplier. */
const OWN: Exception = { other: 'hidden' };
/** Of calls on something that two companies share. */
const SHARED: Exception = { other: 'hidden', admin: 'hidden' };
const MEMBERS_ONLY: Exception = { buyer: 'no', supplier: 'no', other: 'no', admin: 'no' };
const OWNERS_ONLY: Exception = { sales: 'no', viewer: 'no' };

/** Callers for whom the declaration of the endpoint is not the whole rule, because the result depends on whose the resource is. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'POST /auth/login': { suspended: 'suspended' },
  'PUT /company/members/:id': { buyer: 'hidden', ...SHARED },
  'DELETE /company/members/:id': { buyer: 'hidden', ...SHARED },
  'PUT /company/me': MEMBERS_ONLY,
  'DELETE /company/me': MEMBERS_ONLY,
  'POST /company/invitations': { admin: 'no' },
  'POST /auth/leave/download/link': OWNERS_ONLY,
  'POST /auth/leave/delete': OWNERS_ONLY,
  'GET /products/my/products/:id': OWN,
  'PUT /products/:id': OWN,
  'DELETE /products/:id': OWN,
  'PUT /products/imports/:id/columns': OWN,
  'POST /products/imports/:id/pictures': OWN,
  'GET /products/imports/:id/issues': OWN,
  'GET /products/imports/:id/issues.csv': OWN,
  'GET /products/imports/:id/issues.csv/link': OWN,
  'POST /products/imports/:id/start': OWN,
  'POST /products/imports/:id/submit': OWN,
  'POST /products/imports/:id/undo': OWN,
  'PUT /evidence/:id': OWN,
  'PUT /evidence/:id/publication': OWN,
  'GET /evidence/:id/file': OWN,
  'GET /evidence/:id/file/link': OWN,
  'GET /enquiries/:id': SHARED,
  'PUT /enquiries/:id': SHARED,
  'POST /enquiries/:id/replies': SHARED,
  'GET /orders/:id': SHARED,
  'PUT /orders/:id/status': SHARED,
  'GET /orders/:id/reviews': SHARED,
  'POST /reviews': { admin: 'hidden' },
  'DELETE /reviews/:id': { admin: 'hidden' },
  'POST /reviews/:id/reply': OWN,
  'PUT /saved-searches/:id': { supplier: 'hidden', sales: 'hidden', ...SHARED },
  'GET /chats/vendor': { buyer: 'no' },
  'GET /chats/buyer': { supplier: 'no', ...OWNERS_ONLY, other: 'no' },
  'POST /chats': { other: 'no', admin: 'hidden' },
  'GET /chats/:id': SHARED,
  'GET /chats/:id/messages': SHARED,
  'PUT /chats/:id/read': SHARED,
  'POST /chats/:id/files': SHARED,
  'GET /chats/:id/files/:fileId/link': SHARED,
  'PUT /chats/:id/block': SHARED,
  'POST /chats/:id/reports': SHARED,
  'POST /messages': SHARED,
};

const ALLOWED: Readonly<Record<Access, readonly Caller[]>> = {
  anyone: CALLERS,
  user: ['buyer', 'supplier', 'sales', 'viewer', 'other', 'admin'],
  buyer: ['buyer', 'admin'],
  supplier: ['supplier', 'sales', 'viewer', 'other'],
  admin: ['admin'],
};

function permissionOf(endpoint: Endpoint, caller: Caller): Permission {
  const { access } = endpoint;
  if (access !== 'anyone' && caller === 'visitor') return 'sign in';
  if (access !== 'anyone' && caller === 'suspended') return 'suspended';
  if (!ALLOWED[access].includes(caller)) return 'no';
  const isMember = caller === 'sales' || caller === 'viewer';
  const hasRole =
    !isMember || COMPANY_ROLES.indexOf(caller) >= COMPANY_ROLES.indexOf(leastRoleOf(endpoint));
  return access === 'anyone' || hasRole ? 'yes' : 'no';
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Every call of the server, in the order of the contract. */
export const PERMISSIONS = ALL_ENDPOINTS.map((endpoint: Endpoint) => {
  const call = callOf(endpoint);
  const permissions = Object.fromEntries(
    CALLERS.map((caller) => [caller, permissionOf(endpoint, caller)]),
  ) as Record<Caller, Permission>;
  return { call, endpoint, permissions: { ...permissions, ...EXCEPTIONS[call] } };
});

function table(): string {
  const rows = [
    ['call', ...CALLERS],
    ...PERMISSIONS.map(({ call, permissions }) => [
      call,
      ...CALLERS.map((caller) => permissions[caller]),
    ]),
  ];
  const widths = ['call', ...CALLERS].map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lines = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

if (import.meta.main) {
  const unknown = Object.keys(EXCEPTIONS).filter(
    (call) => !PERMISSIONS.some((row) => row.call === call),
  );
  const file = new URL('../docs/permissions.md', import.meta.url);
  const page = readFileSync(file, 'utf8');
  const current = page.replace(/^\| call [\s\S]*?\n(?=\n)/m, `${table()}\n`);
  if (unknown.length > 0) {
    console.error(`No such call: ${unknown.join(', ')}`);
    process.exitCode = 1;
  } else if (!process.argv.includes('--check')) writeFileSync(file, current);
  else if (page !== current) {
    console.error('docs/permissions.md is older than the contract: node scripts/permissions.ts');
    process.exitCode = 1;
  }
}
