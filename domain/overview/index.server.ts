export { showOverview } from './show-overview.ts'
