// File input styled as a button, with a drop area around it.
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Hint next to the button that files can also be dropped. */
  readonly dropHint: string;
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly describedBy?: string | undefined;
  readonly hasError: boolean;
  /** Status text while selected files are being prepared; null otherwise. */
  readonly preparing?: string | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

const hasFiles = (data: DataTransfer): boolean => data.types.includes('Files');

export function FileButton(props: Props) {
  const { id, label, dropHint, accept, multiple = false, describedBy, hasError, onFiles } = props;
  const preparing = props.preparing ?? null;
  const [isDragOver, setIsDragOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for mouse users; the input does the same.
    <div
      className={`grid gap-3 rounded border border-dashed p-3 ${isDragOver ? 'border-ink bg-well' : 'border-line-strong'}`}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsDragOver(false);
      }}
      onDrop={(event) => {
        setIsDragOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        onFiles(multiple ? files : files.slice(0, 1));
      }}
    >
      {props.children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="btn btn-quiet relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Upload aria-hidden />
          {label}
          <input
            id={id}
            className="sr-only"
            type="file"
            accept={accept.join(',')}
            multiple={multiple}
            aria-invalid={hasError || undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Reset, so that the same file can be chosen again after it was removed.
              target.value = '';
              if (files.length) onFiles(files);
            }}
          />
        </label>
        <span className="text-sm text-muted max-sm:hidden">{dropHint}</span>
      </div>
      <div className="grid gap-1 empty:hidden" role="status">
        {preparing !== null && (
          <>
            <p className="text-sm">{preparing}</p>
            <progress className="h-2 w-full accent-ink" aria-label={preparing} />
          </>
        )}
      </div>
    </div>
  );
}
