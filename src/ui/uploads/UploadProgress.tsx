// Progress of an upload, with a cancel button.

interface Props {
  /** 0 to 1; at 1 everything was sent and the server is processing it. */
  readonly progress: number;
  readonly words: {
    readonly label: string;
    readonly sending: string;
    readonly sent: string;
    readonly cancel: string;
  };
  readonly onCancel: () => void;
}

export function UploadProgress({ progress, words, onCancel }: Props) {
  const isFullySent = progress >= 1;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm font-semibold" role="status">
        {isFullySent ? words.sent : words.sending}
      </p>
      {/* Without a value the bar is indeterminate: the duration of the server's work is unknown. */}
      <progress
        className="h-2 min-w-32 flex-1"
        aria-label={words.label}
        max={1}
        value={isFullySent ? undefined : progress}
      />
      {!isFullySent && (
        <>
          <span className="w-12 text-end text-sm tabular-nums" aria-hidden>
            {Math.round(progress * 100)}%
          </span>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        </>
      )}
    </div>
  );
}
