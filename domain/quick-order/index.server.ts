export { type AnsweredOrder, answerLines } from './answer-lines.ts'
