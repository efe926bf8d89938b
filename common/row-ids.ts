/** The highest number of a row. */
export const ROW_ID_MAX = 2 ** 31 - 1

/** Whether a text can be the number of a row; any other text names no row. */
export const isRowId = (id: string): boolean => /^(0|[1-9]\d{0,9})$/.test(id) && Number(id) <= ROW_ID_MAX
