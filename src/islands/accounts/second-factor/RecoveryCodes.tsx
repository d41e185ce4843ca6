// Recovery codes, shown once: to copy, to save as a file or to print.
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { printText } from './print-text.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  const list = codes.join('\n');
  const document = `${t('secondFactor:codes.fileTitle')}\n${location.origin}\n\n${list}\n`;
  // What had the focus is gone; a screen reader goes on with the explanation.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} className="notice" tabIndex={-1}>
        {t('secondFactor:codes.once')}
      </p>
      <ul
        className="grid gap-x-6 gap-y-1 rounded border border-line bg-well p-4 sm:grid-cols-2"
        aria-label={t('secondFactor:codes.title')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          className="btn btn-quiet btn-small"
          type="button"
          onClick={() => saveFile(new Blob([document]), 'yantra-bridge-recovery-codes.txt')}
        >
          {t('secondFactor:codes.download')}
        </button>
        <button
          className="btn btn-quiet btn-small"
          type="button"
          onClick={() => printText(document)}
        >
          {t('secondFactor:codes.print')}
        </button>
        <CopyButton text={list} name={t('secondFactor:codes.title')} />
      </div>
      <button
        className="btn btn-primary justify-self-start max-sm:w-full"
        type="button"
        onClick={onDone}
      >
        {t('secondFactor:codes.saved')}
      </button>
    </div>
  );
}
