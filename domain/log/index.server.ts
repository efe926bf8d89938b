export { listLog } from './list-log.ts'
