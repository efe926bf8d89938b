export { countFailedWork, listFailedWork } from './list-failed-work.ts'
export { tellUnsentMails } from './tell-unsent-mails.ts'
export { dropFailedWork, tryAgain } from './try-again.ts'
export { tryMailsNow } from './try-mails-now.ts'
