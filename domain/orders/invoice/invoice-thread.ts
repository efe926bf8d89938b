import { answerEach } from '#platform/thread'
import { drawInvoice } from './draw-invoice.ts'

answerEach(drawInvoice)
