// Dialog that verifies a supplier at a level, with a note for other admins.
import { type ComponentProps, useState } from 'react';
import type { AdminUser } from '../../../../contract/admin/admin-users.ts';
import { VERIFICATION_LEVELS } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { levelName } from '../../../i18n/trade-names.ts';
import { NoteDialog } from '../ActionDialog.tsx';

type Level = (typeof VERIFICATION_LEVELS)[number];

interface Props extends Omit<ComponentProps<typeof NoteDialog>, 'id' | 'act' | 'note'> {
  readonly user: AdminUser;
  readonly act: (verification: { readonly level: Level; readonly note: string }) => Promise<string>;
}

export function VerifyDialog({ user, act, ...dialog }: Props) {
  const t = useT();
  const current = VERIFICATION_LEVELS.find((level) => level === user.level);
  const [level, setLevel] = useState<Level>(current ?? 'basic');
  return (
    <NoteDialog
      {...dialog}
      id="verify"
      note={user.verificationNote}
      act={(note) => act({ level, note })}
    >
      <fieldset>
        <legend className="text-sm font-semibold">{t('admin:users.level')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {VERIFICATION_LEVELS.map((each) => (
            <label key={each} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="level"
                checked={level === each}
                onChange={() => setLevel(each)}
              />
              {levelName(t, each)}
            </label>
          ))}
        </div>
      </fieldset>
    </NoteDialog>
  );
}
