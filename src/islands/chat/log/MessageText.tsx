// Text of a message with its line breaks; URLs become links without opener access or ranking signal for search engines.
import { splitLinks } from './chat-links.ts';

interface Props {
  readonly text: string;
  readonly lang?: string | undefined;
}

export function MessageText({ text, lang }: Props) {
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap" lang={lang}>
      {splitLinks(text).map(({ text: piece, href }) => {
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
