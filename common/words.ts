/**
 * The words of the shop. Pages, mails and calls take every sentence from here, and only this file names a language: for
 * another one, this line exports another dictionary of the type `Words`.
 */
export * from './words/en.ts'
