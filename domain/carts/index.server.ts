export { changeCart } from './change-cart.ts'
export { mergeCart } from './merge-cart.ts'
export { showCart } from './show-cart.ts'
