// Section of a long form with a heading.
import { type ReactNode, useId } from 'react';

export function Section(props: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="plate grid gap-5 p-4 sm:p-6" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
