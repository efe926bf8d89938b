export { askForAlert } from './ask-for-alert.ts'
export { forgetAlerts } from './forget-alerts.ts'
export { mailAlerts } from './mail-alerts.ts'
export { purgeAlerts } from './purge-alerts.ts'
