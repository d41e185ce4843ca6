// Link of an invitation, to copy. It gets the focus when it is made, so that a screen reader reads it.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';

interface Props {
  readonly address: string;
  readonly text: string;
}

export function InviteLink({ address, text }: Props) {
  const t = useT();
  const [copyStatus, setCopyStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const copy = (): void => {
    // If the browser denies clipboard access, the selected text can be copied by hand.
    input.current?.select();
    navigator.clipboard?.writeText(address).then(
      () => setCopyStatus(t('people:invite.copied')),
      () => undefined,
    );
  };
  return (
    <div className="notice grid gap-3">
      <div className="field">
        <label htmlFor="invite-link">{t('people:invite.linkLabel')}</label>
        <input
          id="invite-link"
          ref={input}
          className="input"
          value={address}
          readOnly
          aria-describedby="invite-link-text"
        />
      </div>
      <p id="invite-link-text" className="text-sm">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button className="btn btn-quiet" type="button" onClick={copy}>
          {t('people:invite.copy')}
        </button>
        <p role="status">{copyStatus}</p>
      </div>
    </div>
  );
}
