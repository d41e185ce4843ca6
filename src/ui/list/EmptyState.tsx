// Empty state: a drawing, a title, an explanation and the next step.
import type { ReactNode } from 'react';
import { EmptyStateDrawing } from './EmptyStateDrawing.tsx';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** The next step: a link or a button. */
  readonly action?: ReactNode;
  /** Replaces the default drawing. */
  readonly drawing?: ReactNode;
  readonly heading?: 'h2' | 'h3';
}

export function EmptyState({ title, text, action, drawing, heading: Heading = 'h2' }: Props) {
  return (
    <div className="plate grid-paper grid justify-items-center gap-3 px-4 py-10 text-center">
      {drawing ?? <EmptyStateDrawing className="h-32 w-auto" />}
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="max-w-form text-muted">{text}</p>}
      {action}
    </div>
  );
}
