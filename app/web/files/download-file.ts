/** A CSV file as spreadsheets open it right: without a mark at its start they take UTF-8 for the encoding of Windows. */
export const sheetOf = (csv: Blob) => new Blob(['\uFEFF', csv], { type: csv.type })

/** Downloads a file under a name. */
export function downloadFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
