// Types of the dialogs for actions on a user.
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import type { useAction } from '../use-action.ts';
import type { UserAction } from './admin-users.ts';

/** Content of the dialog: the user's details, or an action. */
export type Step = 'details' | UserAction['kind'];

/** Properties shared by all action dialogs. */
export interface ActionDialogProps {
  readonly user: AdminUser;
  readonly action: ReturnType<typeof useAction>[0];
  readonly onAct: (request: UserAction) => void;
  readonly onClose: () => void;
}
