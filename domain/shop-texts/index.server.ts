export { changeShopText } from './change-shop-text.ts'
export { listShopTexts } from './list-shop-texts.ts'
export { showShopTexts } from './show-shop-texts.ts'
