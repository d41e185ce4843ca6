// Checkbox that chooses a product for comparison. The script of the page (src/components/compare/compare.ts) does the rest: the
// same in islands and in pages without a framework.

interface Props {
  readonly id: string;
  /** Name for screen readers. */
  readonly name: string;
  readonly label: string;
  /** Media URL, where the surrounding article, row or section shows no picture. */
  readonly picture?: string | undefined;
}

export function CompareBox({ id, name, label, picture }: Props) {
  return (
    <label className="compare-box only-scripted">
      <input
        type="checkbox"
        data-compare={id}
        data-picture={picture}
        aria-label={`${label}: ${name}`}
        // A form restored by the browser could contradict the choice on the device.
        autoComplete="off"
      />
      {label}
    </label>
  );
}
