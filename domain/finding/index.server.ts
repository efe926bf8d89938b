export { findParts, type FoundList } from './find-parts.ts'
export { suggest } from './suggest.ts'
export { tidyWords } from './tidy-words.ts'
