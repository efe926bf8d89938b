export { countFailedWork, listFailedWork } from './list-failed-work.ts'
export { dropFailedWork, tryAgain } from './try-again.ts'
