// Company picture, or the first letter of the name if there is no picture or it does not load.
import { mediaUrl } from '../../../contract/media.ts';

interface Props {
  readonly name: string;
  readonly avatar: string | null;
  readonly large?: boolean;
}

export function Avatar({ name, avatar, large = false }: Props) {
  const [initial = ''] = name.trim();
  return (
    <span
      className={`relative grid flex-none place-content-center overflow-hidden rounded-full bg-steel font-head font-semibold text-on-steel ${large ? 'size-20 text-xl' : 'size-12 text-lg'}`}
      aria-hidden
    >
      {initial.toUpperCase()}
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
