/** Suppliers' files made for tests and benchmarks: every text in them is our own. */
export { acesApp, acesFile, acesPieces, type MadeApp } from './made/aces.ts'
export { csvFile, csvPieces } from './made/csv.ts'
export { piesFile, piesPieces, type MadeItem } from './made/pies.ts'
export { readAces, readPies, readTable } from './made/read-made.ts'
export { writePieces } from './made/write-pieces.ts'
export { xlsxFile, xlsxPieces, type MadeSheet } from './made/xlsx.ts'
export { zipFile, type MadeEntry } from './made/zip.ts'
