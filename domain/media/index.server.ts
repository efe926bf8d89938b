export { openUpload } from './open-upload.ts'
export { serveMedia } from './serve-media.ts'
export { storePicture } from './store-picture.ts'
