export { answerLines } from './answer-lines.ts'
export { withFitsInWords } from './with-fits-in-words.ts'
