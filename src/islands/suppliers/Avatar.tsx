// Company picture, or the initials of its trade name if there is no picture or it does not load.
import { mediaUrl } from '../../../contract/media.ts';

interface Props {
  readonly name: string;
  /** As the server derives them (contract/suppliers/initials.ts); '' from backends that send none. */
  readonly initials: string;
  readonly avatar: string | null;
  readonly size?: keyof typeof SIZES;
}

/** Pairs of colors that scripts/contrast.ts checks. Without saffron and jade, which have a meaning of their own. */
const TINTS = [
  'bg-steel-line text-on-steel',
  'bg-saffron-tint text-ink',
  'bg-jade-tint text-ink',
  'bg-well text-ink',
];

/** Returns the same tint for the same company on all pages. */
const tintOf = (letters: string) => TINTS[letters.charCodeAt(0) % TINTS.length];

const SIZES = {
  small: 'size-9 text-sm',
  medium: 'size-12 text-base',
  large: 'size-14 text-base sm:size-20 sm:text-xl',
};

export function Avatar({ name, initials, avatar, size = 'medium' }: Props) {
  const letters = initials || name.trim().charAt(0).toUpperCase();
  return (
    <span
      className={`relative grid flex-none place-content-center overflow-hidden rounded-full font-head font-semibold ${tintOf(letters)} ${SIZES[size]}`}
      aria-hidden
    >
      {letters}
      {avatar && (
        <img
          className="absolute inset-0 size-full bg-plate object-cover"
          src={mediaUrl(avatar)}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
