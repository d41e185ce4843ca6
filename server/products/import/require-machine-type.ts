// Machine type of an import or of its template, by the id that the caller sent.
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Throws validation for an unknown one. */
export const requireMachineType = (id: string): MachineType => {
  const type = findMachineType(id);
  if (!type) throw new HttpError('validation', { machineType: 'unknownMachineType' });
  return type;
};
