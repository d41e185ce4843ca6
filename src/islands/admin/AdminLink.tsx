// Link to a section of the admin area, or to the review of a product or a document.
import type { ComponentProps } from 'react';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { useAdmin } from './admin-context.ts';
import { adminQueryString, type View } from './admin-view.ts';

interface Props extends Omit<ComponentProps<typeof FollowLink>, 'href' | 'onFollow'> {
  readonly view: View;
  /** The id of the product or document under review. */
  readonly item?: string;
  /** Filters of the section's list. */
  readonly filters?: Readonly<Record<string, string>>;
}

export function AdminLink({ view, item = '', filters = {}, ...link }: Props) {
  const { navigation } = useAdmin();
  return (
    <FollowLink
      {...link}
      href={adminQueryString({ view, item }, filters)}
      onFollow={() => navigation.open(view, item, filters)}
    />
  );
}
