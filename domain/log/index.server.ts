export { listLog } from './list-log.ts'
export { purgeLog } from './purge-log.ts'
