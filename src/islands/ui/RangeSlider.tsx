// Two handles on one rail. Loaded only when it is shown: it brings its own library and must not be server-rendered.
import { Slider } from '@base-ui/react/slider';

export type Range = readonly [low: number, high: number];

interface Props {
  readonly value: Range;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How near the handles may come to one another. */
  readonly gap: number;
  readonly labels: readonly [low: string, high: string];
  /** How a value is read aloud. */
  readonly said: (value: number) => string;
  /** While a handle moves. */
  readonly onMove: (value: Range) => void;
  /** When it is let go. */
  readonly onRest: (value: Range) => void;
}

const range = ([low = 0, high = 0]: readonly number[]): Range => [low, high];

const THUMB =
  'grid size-6 place-items-center rounded-full border-2 border-ink bg-plate has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

export default function RangeSlider(props: Props) {
  const { value, min, max, step, gap, labels, said, onMove, onRest } = props;
  return (
    <Slider.Root
      value={value}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={gap / step}
      thumbCollisionBehavior="none"
      onValueChange={(next) => onMove(range(next))}
      onValueCommitted={(next) => onRest(range(next))}
    >
      <Slider.Control className="flex h-11 touch-none items-center px-3 select-none">
        <Slider.Track className="h-1 w-full rounded bg-line-strong">
          <Slider.Indicator className="rounded bg-ink" />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              className={THUMB}
              index={index}
              getAriaLabel={() => label}
              getAriaValueText={(_, each) => said(each)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
