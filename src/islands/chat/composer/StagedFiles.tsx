// Files selected for the next message, each with a remove button.
import X from 'lucide-react/icons/x';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatFileSize } from '../../../ui/format/file-size.ts';

/** Key that identifies a file, so that the same file is not staged twice. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

interface Props {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

export function StagedFiles({ files, onRemove }: Props) {
  const t = useT();
  const lang = useLang();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={fileKey(file)}
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
            onClick={() => onRemove(file)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
