/** An admin's list that found nothing. */
export const found = {
  part: 'No part found',
  partHow: 'Try fewer words, or only a part of the number.',
  order: 'No order found',
  orderHow: 'Try a piece of the number, or another state.',
}

/** An admin's list in a shop that has nothing yet. */
export const yet = {
  part: 'No parts yet',
  partHow: 'Send a file of your supplier, or add one part by hand.',
  partDo: 'Send a price list',
  order: 'No orders yet',
  orderHow: 'What customers order stands here.',
}
