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
    <div className="plate grid justify-items-center gap-3 px-4 pb-8 text-center">
      {/* The grid is behind the drawing only: its lines would cross the text. */}
      <div className="grid-paper -mx-4 mb-2 grid justify-items-center justify-self-stretch border-b border-line py-5">
        {drawing ?? <EmptyStateDrawing className="h-28 w-auto" />}
      </div>
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="max-w-form text-muted">{text}</p>}
      {action}
    </div>
  );
}
