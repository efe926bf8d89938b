export { type ImportedReview, importReviews } from './import-reviews.ts'
export { addReview } from './add-review.ts'
export { deleteReview } from './delete-review.ts'
export { listReviews, lookThroughReviews } from './list-reviews.ts'
