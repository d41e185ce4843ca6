// Evidence of the supplier of the permission setup.
import {
  deleteEvidence,
  listMyEvidence,
  publishEvidence,
} from '../../../contract/evidence/evidence.ts';
import { decide, submit } from '../evidence/submitted.ts';
import type { PermissionSetup } from './permission-setup.ts';

/** Submits a certificate in place of the earlier ones, of which there is a limit; resolves with its id. */
export async function createEvidence({ users }: PermissionSetup): Promise<string> {
  const { supplier } = users;
  for (const { id } of (await supplier.api.call(listMyEvidence, {})).documents)
    await supplier.api.call(deleteEvidence, { params: { id } });
  return (await submit(supplier, 'certificate')).id;
}

/** An accepted certificate with a published file. */
export async function createPublished(setup: PermissionSetup): Promise<string> {
  const id = await createEvidence(setup);
  const { supplier, admin } = setup.users;
  await decide(admin, id, 'accept');
  await supplier.api.call(publishEvidence, { params: { id }, body: { published: true } });
  return id;
}
