// Slider with two handles. Lazily loaded, because it needs its own library (LazySlider.tsx); never rendered on the server.
import { Slider } from '@base-ui/react/slider';

export type Range = readonly [low: number, high: number];

export interface RangeSliderProps {
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

const toRange = ([low = 0, high = 0]: readonly number[]): Range => [low, high];

const THUMB_CLASS =
  'grid size-6 place-items-center rounded-full border-2 border-ink bg-plate has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

export default function RangeSlider(props: RangeSliderProps) {
  const { value, min, max, step, gap, labels, valueText, onMove, onRelease } = props;
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={gap / step}
      thumbCollisionBehavior="none"
      onValueChange={(next) => onMove(toRange(next))}
      onValueCommitted={(next) => onRelease(toRange(next))}
    >
      <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
        <Slider.Track className="h-1 w-full rounded bg-line-strong">
          <Slider.Indicator className="rounded bg-ink" />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              className={THUMB_CLASS}
              index={index}
              getAriaLabel={() => label}
              getAriaValueText={(_, each) => valueText(each)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
