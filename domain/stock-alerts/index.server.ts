export { askForAlert } from './ask-for-alert.ts'
export { forgetAddress } from './forget-address.ts'
export { mailAlerts } from './mail-alerts.ts'
export { purgeAlerts } from './purge-alerts.ts'
