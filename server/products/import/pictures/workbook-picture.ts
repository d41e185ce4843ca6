// Texts of cells whose picture is inside of the workbook: its path there.

export const isWorkbookPicture = (text: string): boolean => text.startsWith('xl/media/');
