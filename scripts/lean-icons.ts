// Vite plugin that renders an icon as its paths in a plain <svg>. lucide-react draws each through a context, a name table
// and options that no icon here uses, which is more code than the icons themselves; the resulting element is the same.
import type { Plugin } from 'vite';

const CREATE_ICON_SOURCE = `
import { createElement } from 'react';

export default ({ name, aliases = [], node }) =>
  ({ size = 24, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each), className]
          .filter(Boolean)
          .join(' '),
        ...('aria-label' in rest || 'role' in rest || 'title' in rest ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
`;

export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({ code: CREATE_ICON_SOURCE, map: null, moduleSideEffects: false }),
  },
});
