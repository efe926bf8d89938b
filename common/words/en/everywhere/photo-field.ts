/** The field that takes a photo. */
export const hint = 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB'
export const uploading = 'Uploading the photo'
