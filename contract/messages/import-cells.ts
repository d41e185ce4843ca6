// Texts of what is not understood in a cell of an imported table. Separate: the server sends them, so that browsers do not load them.
import type { Texts } from './texts.ts';

/** Field error texts. */
export const IMPORT_CELL_TEXTS = {
  importFormula: {
    en: 'The formula in this cell has no valid result. Please correct it or enter the value.',
    'zh-Hans': '该单元格的公式结果无效，请更正公式或直接填写数值。',
  },
  importFormulaEmpty: {
    en: 'This cell has a formula without a stored result. Open the file in Excel or WPS, save it and choose it again, or enter the value.',
    'zh-Hans':
      '该单元格的公式没有保存计算结果。请用 Excel 或 WPS 打开文件并保存后重新选择，或直接填写数值。',
  },
  importWpsPicture: {
    en: 'The picture is left out: WPS has put it into the cell, but not into this file. Save the file in WPS as XLSX and choose it again.',
    'zh-Hans':
      '图片未导入：这是 WPS 的单元格图片，但文件中没有该图片。请在 WPS 中另存为 XLSX 后重新选择该文件。',
  },
  importPictureColumn: {
    en: 'The picture is left out: assign this column to the pictures.',
    'zh-Hans': '图片未导入：请将该列对应到“图片”。',
  },
  importDate: {
    en: 'Excel has made a date of what was typed here, such as 2-3. Give the column the format Text, type the value again and choose the file again.',
    'zh-Hans':
      'Excel 把此处输入的内容（如 2-3）变成了日期。请将该列设为文本格式，重新填写后再选择文件。',
  },
  importNumberFormat: {
    en: 'The number format changes how the value reads, such as with K or 千. Please choose the format General and enter the full value.',
    'zh-Hans':
      '数字格式改变了数值的含义（如带“千”或“K”），请将单元格设为“常规”格式并填写完整数值。',
  },
  importSeveral: {
    en: 'Several numbers where the field has one: imported as a specification, which filters do not use. To filter by it, write one value, such as 7.5.',
    'zh-Hans':
      '此处有多个数值，而该参数只有一个值：已按技术参数文本导入，不参与筛选。如需筛选，请只填一个数值，例如 7.5。',
  },
  importPriceRange: {
    en: 'A price range is left out: the product is imported without a price, for sale by quote. Write one price, such as 5200, to state it.',
    'zh-Hans': '价格区间未导入：该产品暂无价格，按面议处理。如需标价，请只填一个价格，例如 5200。',
  },
} as const satisfies Record<string, Texts>;
