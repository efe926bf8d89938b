export { addSupplier } from './suppliers/add-supplier.ts'
export { changeSupplier } from './suppliers/change-supplier.ts'
export { deleteSupplier } from './suppliers/delete-supplier.ts'
export { findOrAddSupplier } from './suppliers/find-or-add-supplier.ts'
export { listSuppliers, showSupplier } from './suppliers/list-suppliers.ts'

export { fetchDueFiles, fetchFiles } from './fetching/fetch-files.ts'
export { fetchNow } from './fetching/fetch-now.ts'
export { listFetchTroubles } from './fetching/list-fetch-troubles.ts'
export { removeFetch } from './fetching/remove-fetch.ts'
export { setFetch } from './fetching/set-fetch.ts'

export { deleteMapping } from './mappings/delete-mapping.ts'
export { exportMappings } from './mappings/export-mappings.ts'
export { followMerge } from './mappings/follow-merge.ts'
export { importMappings } from './mappings/import-mappings.ts'
export { listMappings } from './mappings/list-mappings.ts'
export { putMappings } from './mappings/put-mappings.ts'

export { exportReport } from './apply/export-report.ts'
export { startApplying } from './apply/start-applying.ts'

export { openFile } from './read/open-file.ts'
export type * from './read/shapes.ts'
export {
  type ArrivingFile,
  openArrivingFile,
  purgeArrivals,
  refuseWithoutRoom,
  removeArrivedFile,
} from './arriving-file.ts'

export { changeImport, dropImport } from './imports/change-import.ts'
export { undoImport } from './imports/undo-import.ts'
export { purgeImports } from './imports/purge-imports.ts'
export { listRowsBesideShop } from './quarantine/rows-beside-shop.ts'
export { listImports, showImport } from './imports/list-imports.ts'
export { readStoredImport, type StoredImport } from './imports/read-imports.ts'
export { FIT_COLUMNS } from './staging/tables/own-columns.ts'
export { guessedColumns } from './staging/tables/guess-columns.ts'
export { receiveImport } from './staging/receive-import.ts'
export { continueImports, workOnImport, workOnImports } from './continue-imports.ts'

export { allowRows } from './quarantine/allow-rows.ts'
export { correctRow } from './quarantine/correct-row.ts'
export { heldFile } from './quarantine/held-file.ts'
export { remapImports } from './mappings/ask-remap.ts'
export { countWaitingRows, whyRowsWait } from './quarantine/why-rows-wait.ts'
