// Section of the account page: a title, an explanation and controls.
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function Section({ id, title, text, children }: Props) {
  return (
    <section className="plate grid justify-items-start gap-4 p-4 sm:p-6" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="max-w-prose text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
