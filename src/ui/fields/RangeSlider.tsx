// Slider with two handles: two native ranges, one over the other, of which only the handles take the pointer. Its room is reserved from
// the first paint on, unless there are no scripts.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import './range-slider.css';

export type Range = readonly [low: number, high: number];

interface Props {
  readonly value: Range;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Minimum distance between the two values. */
  readonly gap: number;
  readonly labels: readonly [low: string, high: string];
  /** Text of a value for screen readers. */
  readonly valueText: (value: number) => string;
  /** Called while a handle moves. */
  readonly onMove: (value: Range) => void;
  /** Called when a handle is released. */
  readonly onRelease: (value: Range) => void;
}

export function RangeSlider(props: Props) {
  const { value, min, max, step, gap, labels, valueText, onMove, onRelease } = props;
  // Not on the server, where nothing could move it.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const [low, high] = value;
  /** The range with one handle at `to`, which stops before the other one. */
  const movedRange = (isLow: boolean, to: number): Range =>
    isLow ? [Math.min(to, high - gap), high] : [low, Math.max(to, low + gap)];
  if (!isMounted) return <div className="only-scripted h-11" />;
  const share = (each: number): string => `${((each - min) / (max - min)) * 100}%`;
  const style = { '--low': share(low), '--high': share(high) } as CSSProperties;
  return (
    <div className="range-slider" style={style}>
      {labels.map((label, index) => {
        const isLow = index === 0;
        return (
          <Handle
            key={label}
            {...{ min, max, step, label }}
            value={isLow ? low : high}
            text={valueText(isLow ? low : high)}
            // Handles that lie over each other at the end: the lower one must be reachable.
            isAbove={isLow && low > (min + max) / 2}
            onMove={(to) => onMove(movedRange(isLow, to))}
            onRelease={(to) => onRelease(movedRange(isLow, to))}
          />
        );
      })}
    </div>
  );
}

interface HandleProps extends Pick<Props, 'min' | 'max' | 'step'> {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly isAbove: boolean;
  readonly onMove: (to: number) => void;
  readonly onRelease: (to: number) => void;
}

function Handle({ label, text, isAbove, onMove, onRelease, ...range }: HandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const released = useRef(onRelease);
  released.current = onRelease;
  useEffect(() => {
    // React's onChange is the browser's `input`.
    const onChange = () => released.current(input.current?.valueAsNumber ?? 0);
    const element = input.current;
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      {...range}
      data-above={isAbove || undefined}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  );
}
