// Imports of products for the permission table, each in the state that a call needs.
import { makeZip } from 'client-zip';
import { vi } from 'vitest';
import {
  checkImport,
  createImport,
  getLatestImport,
  startImport,
  undoImport,
} from '../../../contract/products/imports.ts';
import { pictureBytes } from '../../fixtures/files.ts';
import type { PermissionSetup } from './permission-setup.ts';

export const TABLE_FILE = new File(['Name\nLathe\n'], 'lathes.csv', { type: 'text/csv' });

export async function zipOfPicture(): Promise<File> {
  const archive = makeZip([{ name: 'lathe.png', input: await pictureBytes(8, 6) }]);
  const bytes = await new Response(archive).arrayBuffer();
  return new File([bytes], 'pictures.zip', { type: 'application/zip' });
}

/** A checked import of the supplier; an earlier one is undone. */
export async function createImportOfLathe({ users }: PermissionSetup): Promise<string> {
  const { api } = users.supplier;
  const { import: earlier } = await api.call(getLatestImport, {});
  if (earlier) await api.call(undoImport, { params: { id: earlier.id } });
  const body = { machineType: 'cnc-lathe', file: TABLE_FILE };
  const { id } = (await api.call(createImport, { body })).import;
  await api.call(checkImport, { params: { id }, body: { targets: ['name'] } });
  return id;
}

/** An import whose draft exists. */
export async function createFinishedImport(setup: PermissionSetup): Promise<string> {
  const { api } = setup.users.supplier;
  const id = await createImportOfLathe(setup);
  await api.call(startImport, { params: { id }, body: { skipErrors: false } });
  await vi.waitFor(
    async () => {
      const { import: latest } = await api.call(getLatestImport, {});
      if (latest?.state !== 'done') throw new Error('the import is not done yet');
    },
    { timeout: 10_000 },
  );
  return id;
}
