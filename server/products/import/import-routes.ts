// Routes for imports of a supplier's products.
import type { FastifyInstance } from 'fastify';
import { csvOf } from '../../../contract/csv.ts';
import { PRODUCT_SENT_AS } from '../../../contract/dialect/product.ts';
import { nameAsReceived } from '../../../contract/dialect/sent-as.ts';
import type { Lang } from '../../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import {
  addImportPictures,
  checkImport,
  createImport,
  downloadImportIssues,
  getImportTemplate,
  getLatestImport,
  linkImportIssues,
  linkImportTemplate,
  listImportIssues,
  startImport,
  submitImport,
  undoImport,
} from '../../../contract/products/imports.ts';
import type { ImportIssue } from '../../../contract/products/product-import.ts';
import { siteOf } from '../../platform/http/network.ts';
import { paginationOf } from '../../platform/http/pagination.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../services.ts';
import { IMPORT_TABLE_TEXTS } from './import-table-texts.ts';
import { requireMachineType } from './require-machine-type.ts';
import { importTemplate } from './template.ts';

/** Reading a file and checking its rows take up to seconds. */
const CHECKS_PER_MINUTE = 30;

const { problems: HEADINGS, kinds: KINDS } = IMPORT_TABLE_TEXTS;

const BYTE_ORDER_MARK = '\uFEFF';

async function* issuesAsCsv(batches: AsyncIterable<readonly ImportIssue[]>, lang: Lang) {
  yield Buffer.from(csvOf([Object.values(HEADINGS).map((texts) => texts[lang])]));
  for await (const issues of batches) {
    const lines = issues.map(({ row, kind, column, field, value, text }) => [
      row,
      KINDS[kind][lang],
      column,
      field,
      value,
      text,
    ]);
    yield Buffer.from(csvOf(lines).slice(BYTE_ORDER_MARK.length));
  }
}

export function importRoutes(app: FastifyInstance, { productImports }: Services): void {
  serve(app, getImportTemplate, async ({ query: { machineType, format } }, { lang }) => {
    return importTemplate(requireMachineType(machineType), format, lang);
  });

  serve(app, linkImportTemplate, ({ query: { machineType } }, { request }) => {
    requireMachineType(machineType);
    return app.linkFile(request);
  });

  serve(app, getLatestImport, async (_, { lang, user }) => ({
    import: await productImports.latest(user.id, lang),
  }));

  serve(
    app,
    createImport,
    async ({ body }, { lang, user }) => ({
      import: await productImports.create(user.id, body, lang),
    }),
    { limitPerMinute: CHECKS_PER_MINUTE },
  );

  serve(
    app,
    checkImport,
    async ({ params, body }, { lang, user, request }) => ({
      import: await productImports.check(
        { accountId: user.id, network: siteOf(request.ip) },
        params.id,
        body.targets.map((name) => nameAsReceived(name, PRODUCT_SENT_AS)),
        lang,
      ),
    }),
    { limitPerMinute: CHECKS_PER_MINUTE },
  );

  serve(
    app,
    addImportPictures,
    async ({ params, body }, { lang, user }) => ({
      import: await productImports.addPictures(user.id, params.id, body.file, lang),
    }),
    { limitPerMinute: CHECKS_PER_MINUTE },
  );

  serve(app, listImportIssues, async ({ params, query }, { lang, user }) => {
    const { issues, total } = await productImports.issues(user.id, params.id, query, lang);
    return { issues, pagination: paginationOf(query, total) };
  });

  serve(app, downloadImportIssues, async ({ params }, { lang, user }) => ({
    name: 'import-issues.csv',
    type: 'text/csv; charset=utf-8',
    content: issuesAsCsv(await productImports.allIssues(user.id, params.id, lang), lang),
  }));

  serve(app, linkImportIssues, async ({ params }, { user, request }) => {
    await productImports.requireOwn(user.id, params.id);
    return app.linkFile(request);
  });

  serve(app, startImport, async ({ params, body }, { lang, user }) => ({
    import: await productImports.start(user.id, params.id, body.skipErrors, lang),
  }));

  serve(app, submitImport, async ({ params }, { lang, user }) => ({
    ...(await productImports.submit(user.id, params.id, lang)),
    message: SUCCESS_TEXTS.importSubmitted[lang],
  }));

  serve(app, undoImport, async ({ params }, { lang, user }) => ({
    ...(await productImports.undo(user.id, params.id, lang)),
    message: SUCCESS_TEXTS.importUndone[lang],
  }));
}
