// Vite plugin that renders an icon as its paths in a short <svg>. Lucide's packages draw each through a context, a name
// table and options that no icon here uses; what all icons have in common is in the stylesheet (.lucide in base.css).
import type { Plugin } from 'vite';

const REACT_SOURCE = `
import { createElement } from 'react';

export default ({ node }) =>
  ({ className, ...rest }) =>
    createElement(
      'svg',
      {
        className: className ? 'lucide ' + className : 'lucide',
        viewBox: '0 0 24 24',
        ...('aria-label' in rest || 'role' in rest ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
`;

const ASTRO_SOURCE = `
import { addAttribute, createComponent, spreadAttributes, unescapeHTML } from 'astro/compiler-runtime';

export default ({ node }) => {
  const paths = node.map(([tag, attributes]) => '<' + tag + spreadAttributes(attributes) + '/>').join('');
  return createComponent(
    (_result, { class: className, ...rest }) =>
      unescapeHTML(
        '<svg' + addAttribute(className ? 'lucide ' + className : 'lucide', 'class') + ' viewBox="0 0 24 24"' +
          spreadAttributes({ 'aria-hidden': 'true', ...rest }) + '>' + paths + '</svg>',
      ),
    undefined,
    'none',
  );
};
`;

export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  load: {
    filter: {
      id: /(?:lucide-react\/dist\/esm\/createLucideIcon\.mjs|@lucide\/astro\/src\/createLucideIcon\.ts)$/,
    },
    handler: (id) => ({
      code: id.includes('@lucide/astro') ? ASTRO_SOURCE : REACT_SOURCE,
      map: null,
      moduleSideEffects: false,
    }),
  },
});
