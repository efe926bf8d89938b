export { serveMedia } from './serve-media.ts'
export { storePicture } from './store-picture.ts'
