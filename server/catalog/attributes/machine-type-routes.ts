// Route of the machine types of a subcategory.
import type { FastifyInstance } from 'fastify';
import { listMachineTypes } from '../../../contract/catalog/machine-types.ts';
import type { Lang } from '../../../contract/lang.ts';
import { machineTypesOf } from '../../../contract/machine-types/index.ts';
import type { Attribute } from '../../../contract/machine-types/machine-type.ts';
import { unitName } from '../../../contract/machine-types/value-text.ts';
import { servePublic } from '../../platform/http/serve.ts';
import type { Services } from '../../services.ts';

const serializeAttribute = (attribute: Attribute, lang: Lang) => ({
  key: attribute.key,
  name: attribute.name[lang],
  kind: attribute.kind,
  unit:
    attribute.kind === 'number' && attribute.unit !== null ? unitName(attribute.unit, lang) : null,
  isKey: attribute.isKey,
  choices:
    attribute.kind === 'choice'
      ? attribute.choices.map(({ code, name }) => ({ code, name: name[lang] }))
      : [],
});

export function machineTypeRoutes(app: FastifyInstance, { cache }: Services): void {
  servePublic(
    app,
    listMachineTypes,
    async ({ query }, lang, dependOn) => {
      // Declared in the code: no change of the catalog affects them.
      dependOn(() => true);
      return {
        types: machineTypesOf(query.subcategory).map(({ id, name, attributes }) => ({
          id,
          name: name[lang],
          attributes: attributes.map((attribute) => serializeAttribute(attribute, lang)),
        })),
      };
    },
    { cache },
  );
}
