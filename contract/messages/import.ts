// Texts for imports of products: why a file is refused, what a row lacks, why a picture is left out.
import type { Texts } from './texts.ts';

/** Field error texts. */
export const IMPORT_TEXTS = {
  importUnreadable: {
    en: 'This file could not be read. Please save it as CSV or XLSX and choose it again.',
    'zh-Hans': '无法读取该文件，请另存为 CSV 或 XLSX 后重新选择。',
  },
  importOldExcel: {
    en: 'This file is protected by a password, or has the format of old Excel versions (.xls). Please save it as XLSX.',
    'zh-Hans': '该文件设有密码，或为旧版 Excel 格式（.xls），请另存为 XLSX。',
  },
  importEmpty: {
    en: 'The file needs a row of headings and at least one product below it.',
    'zh-Hans': '文件须包含一行表头，且表头下至少有一款产品。',
  },
  importTooLarge: {
    en: 'The file is too large: at most 10 MB are accepted. Please split it.',
    'zh-Hans': '文件过大：最多 10 MB，请拆分后导入。',
  },
  importTooManyRows: {
    en: 'The file has more than 5,000 products. Please split it and import the parts one after the other.',
    'zh-Hans': '文件中的产品超过 5,000 款，请拆分后分批导入。',
  },
  importTooManyColumns: {
    en: 'The file has more than 100 columns.',
    'zh-Hans': '文件超过 100 列。',
  },
  importTooMuchText: {
    en: 'The file contains too much text. Please split it.',
    'zh-Hans': '文件中的文字过多，请拆分后导入。',
  },
  importColumnTwice: {
    en: 'Two columns are assigned to the same field.',
    'zh-Hans': '有两列对应同一个字段。',
  },
  importNameColumn: {
    en: 'Please assign a column to the product name.',
    'zh-Hans': '请为“产品名称”指定一列。',
  },
  importExample: {
    en: 'This is the example of the template. Please delete the row.',
    'zh-Hans': '这是模板中的示例行，请删除。',
  },
  importFormulasEmpty: {
    en: 'The formulas in this file have no stored results. Please open it in Excel or WPS, save it, and choose it again.',
    'zh-Hans': '文件中的公式没有保存计算结果，请用 Excel 或 WPS 打开并保存后重新选择。',
  },
  importOpenQuote: {
    en: 'A quotation mark in line {n} is not closed, so the rows after it cannot be told apart. Please correct it and choose the file again.',
    'zh-Hans': '第 {n} 行的双引号没有配对，无法区分其后的各行。请更正后重新选择文件。',
  },
  importNotEncoding: {
    en: 'The file cannot be read in this encoding. Please choose another one.',
    'zh-Hans': '无法按该编码读取文件，请另选一种编码。',
  },
  importNoSheet: {
    en: 'The file has no such sheet with a table. Please choose another one.',
    'zh-Hans': '文件中没有该工作表，或其中没有表格，请另选一个。',
  },
  importNoHeadingRow: {
    en: 'The headings must be in one of the first rows. Please choose another one.',
    'zh-Hans': '表头须在前几行中，请另选一行。',
  },
  importPictureAmbiguous: {
    en: 'The picture is left out: the ZIP file has several files of this name ({text}). Please write the folder too.',
    'zh-Hans': '图片未导入：ZIP 文件中有多个同名文件（{text}），请写明所在文件夹。',
  },
  importNoHost: {
    en: 'The picture is left out: its address is not a valid web address (https://…).',
    'zh-Hans': '图片未导入：地址不是有效的网址（https://…）。',
  },
  importPrivateAddress: {
    en: 'The picture is left out: its address is in a private network.',
    'zh-Hans': '图片未导入：地址指向内部网络。',
  },
  importPictureFailed: {
    en: 'The picture is left out: it could not be downloaded from its address.',
    'zh-Hans': '图片未导入：无法从该地址下载。',
  },
  importPicturePort: {
    en: 'The picture is left out: its address names a port other than 80 and 443.',
    'zh-Hans': '图片未导入：地址中的端口不是 80 或 443。',
  },
  importNotPicture: {
    en: 'The picture is left out: its address leads to something other than a JPEG, PNG or WebP picture.',
    'zh-Hans': '图片未导入：该地址的内容不是 JPEG、PNG 或 WebP 图片。',
  },
  importPicturesSpent: {
    en: 'The picture is left out: today’s limit for downloads from web addresses is reached. Add it to the product, or import the row tomorrow.',
    'zh-Hans': '图片未导入：今天从网址下载图片已达上限。请在产品中手动添加，或明天再导入该行。',
  },
  importSiteSpent: {
    en: 'The picture is left out: too much was downloaded from its site in the last hour. Add it to the product, or import the row later.',
    'zh-Hans': '图片未导入：一小时内从该网站下载的内容过多。请在产品中手动添加，或稍后再导入该行。',
  },
  importNotInZip: {
    en: 'The picture is left out: the ZIP file has no file of this name.',
    'zh-Hans': '图片未导入：ZIP 文件中没有同名文件。',
  },
  importNoZip: {
    en: 'The picture is left out unless you add a ZIP file that contains it.',
    'zh-Hans': '图片需要通过 ZIP 文件添加，否则不会导入。',
  },
  importPictureQuota: {
    en: 'The picture is left out: the storage for pictures is full.',
    'zh-Hans': '图片未导入：图片存储空间已用完。',
  },
  zipUnreadable: {
    en: 'This ZIP file could not be read. Please create it again, without a password.',
    'zh-Hans': '无法读取该 ZIP 文件，请重新打包（不设密码）。',
  },
  zipTooLarge: {
    en: 'The ZIP file is too large: at most 200 MB and 10,000 files are accepted.',
    'zh-Hans': 'ZIP 文件过大：最多 200 MB、10,000 个文件。',
  },
} as const satisfies Record<string, Texts>;

/** Why a step of an import is not possible now. */
export const IMPORT_STEP_TEXTS = {
  busy: {
    en: 'Your last file or change is still being processed. Please wait a moment and try again.',
    'zh-Hans': '您上一次提交的文件或修改仍在处理中，请稍候再试。',
  },
  running: {
    en: 'An import is running. Please wait until it is finished.',
    'zh-Hans': '正在导入，请等待完成。',
  },
  unfinished: {
    en: 'The drafts of your last import are not sent yet. Send them for review or undo that import first.',
    'zh-Hans': '上次导入的草稿尚未提交。请先提交审核或撤销上次导入。',
  },
  hasErrors: {
    en: 'Some rows have errors. Correct the file, or import only the rows without errors.',
    'zh-Hans': '部分行有错误。请修改文件，或只导入没有错误的行。',
  },
  nothingToImport: {
    en: 'No row can be imported: all have errors.',
    'zh-Hans': '没有可导入的行：所有行都有错误。',
  },
  sent: {
    en: 'This import was sent for review and cannot be undone. You can delete its products in your product list.',
    'zh-Hans': '本次导入已提交审核，无法撤销。可在产品列表中删除其中的产品。',
  },
  changed: {
    en: 'The import is no longer at this step. Please load the page again.',
    'zh-Hans': '导入状态已变化，请刷新页面。',
  },
} as const satisfies Record<string, Texts>;
