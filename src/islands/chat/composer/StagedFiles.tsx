// Files selected for the next message, each with a remove button.
import X from 'lucide-react/icons/x';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatFileSize } from '../../../ui/format/file-size.ts';
import type { StagedFile } from './use-staged-files.ts';

interface Props {
  readonly files: readonly StagedFile[];
  readonly onRemove: (id: string) => void;
}

export function StagedFiles({ files, onRemove }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ id, file }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded border border-line-strong ps-3 text-sm"
        >
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="ms-2 flex-none text-xs text-muted tabular-nums">
            {formatFileSize(lang, file.size)}
          </span>
          <button
            type="button"
            className="btn btn-bare btn-small"
            aria-label={`${t('chat:message.remove')}: ${file.name}`}
            onClick={() => onRemove(id)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
