export { sendMail } from './send-mail.ts'
