// What a message says: its own lines, and addresses of the web as links that tell their goal nothing.
import { piecesOf } from '../../stores/chat-words.ts';

interface Props {
  readonly text: string;
  readonly lang?: string | undefined;
}

export function MessageText({ text, lang }: Props) {
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap" lang={lang}>
      {piecesOf(text).map(({ text: piece, href }) => {
        const key = at;
        at += piece.length;
        return href === null ? (
          piece
        ) : (
          <a key={key} className="link" href={href} target="_blank" rel="noopener nofollow ugc">
            {piece}
          </a>
        );
      })}
    </p>
  );
}
