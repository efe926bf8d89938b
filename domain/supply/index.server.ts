export { addSupplier } from './suppliers/add-supplier.ts'
export { changeSupplier } from './suppliers/change-supplier.ts'
export { deleteSupplier } from './suppliers/delete-supplier.ts'
export { listSuppliers, showSupplier } from './suppliers/list-suppliers.ts'

export { deleteMapping } from './mappings/delete-mapping.ts'
export { exportMappings } from './mappings/export-mappings.ts'
export { importMappings } from './mappings/import-mappings.ts'
export { listMappings } from './mappings/list-mappings.ts'
export { putMappings } from './mappings/put-mappings.ts'

export { applyImport } from './apply/apply-import.ts'
export { startApplying } from './apply/start-applying.ts'

export { openFile } from './read/open-file.ts'
export type * from './read/shapes.ts'
export { type ArrivingFile, openArrivingFile, refuseWithoutRoom, removeArrivedFile } from './arriving-file.ts'

export { changeImport, dropImport, type ImportChange } from './imports/change-import.ts'
export { listImports, showImport } from './imports/list-imports.ts'
export type { StoredImport } from './imports/read-imports.ts'
export { readImport } from './staging/read-import.ts'
export { receiveImport, type ReceivedFile } from './staging/receive-import.ts'
export { continueImports, workOnImports } from './continue-imports.ts'
