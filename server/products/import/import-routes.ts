// Routes for imports of a supplier's products.
import type { FastifyInstance } from 'fastify';
import { csvOf } from '../../../contract/csv.ts';
import type { Lang } from '../../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
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
import { requireMachineType } from './require-machine-type.ts';
import { importTemplate } from './template.ts';

/** Reading a file and checking its rows take up to seconds. */
const CHECKS_PER_MINUTE = 30;

const ISSUE_HEADINGS = [
  { en: 'Row', 'zh-Hans': '行' },
  { en: 'Kind', 'zh-Hans': '类型' },
  { en: 'Column', 'zh-Hans': '列' },
  { en: 'Field', 'zh-Hans': '字段' },
  { en: 'Value', 'zh-Hans': '内容' },
  { en: 'Problem', 'zh-Hans': '问题' },
] as const satisfies readonly Texts[];
const KINDS: Readonly<Record<ImportIssue['kind'], Texts>> = {
  error: { en: 'error', 'zh-Hans': '错误' },
  warning: { en: 'warning', 'zh-Hans': '提醒' },
};

const BYTE_ORDER_MARK = '\uFEFF';

async function* issuesAsCsv(batches: AsyncIterable<readonly ImportIssue[]>, lang: Lang) {
  yield Buffer.from(csvOf([ISSUE_HEADINGS.map((texts) => texts[lang])]));
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
        body.targets,
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
