// How much of an upload has gone out, and the way to stop it.

interface Props {
  /** 0 to 1; at 1 the server has everything and is at work. */
  readonly sent: number;
  readonly words: {
    readonly label: string;
    readonly sending: string;
    readonly sent: string;
    readonly cancel: string;
  };
  readonly onCancel: () => void;
}

export function UploadProgress({ sent, words, onCancel }: Props) {
  const whole = sent >= 1;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm font-semibold" role="status">
        {whole ? words.sent : words.sending}
      </p>
      {/* Without a value it moves to and fro: nobody knows how long the server takes. */}
      <progress
        className="h-2 min-w-32 flex-1"
        aria-label={words.label}
        max={1}
        value={whole ? undefined : sent}
      />
      {!whole && (
        <>
          <span className="w-12 text-end text-sm tabular-nums" aria-hidden>
            {Math.round(sent * 100)}%
          </span>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        </>
      )}
    </div>
  );
}
