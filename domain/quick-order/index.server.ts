export { answerLines } from './answer-lines.ts'
export { tellFits } from './tell-fits.ts'
