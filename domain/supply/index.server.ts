export { addSupplier } from './suppliers/add-supplier.ts'
export { changeSupplier } from './suppliers/change-supplier.ts'
export { deleteSupplier } from './suppliers/delete-supplier.ts'
export { listSuppliers, showSupplier } from './suppliers/list-suppliers.ts'

export { deleteMapping } from './mappings/delete-mapping.ts'
export { exportMappings } from './mappings/export-mappings.ts'
export { importMappings } from './mappings/import-mappings.ts'
export { listMappings } from './mappings/list-mappings.ts'
export { putMappings } from './mappings/put-mappings.ts'

export { openFile } from './read/open-file.ts'
export type * from './read/shapes.ts'
export { type ArrivingFile, openArrivingFile, refuseWithoutRoom, removeArrivedFile } from './arriving-file.ts'
