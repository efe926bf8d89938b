/** An admin's list that found nothing. */
export const found = {
  part: 'No part found',
  partHow: 'Try fewer words, or only a part of the number.',
  order: 'No order found',
  orderHow: 'Try a piece of the number, or another state.',
}

/** An admin's list of parts in a shop that has some, but sells none of them. */
export const unsold = {
  part: 'No part is on sale',
  retiredHow:
    'The shop has parts that are no longer sold, for example of a file that was undone. Open that file and read it again to sell them again, or set them to “In the shop” by hand.',
  hiddenHow: 'The shop has hidden parts. Set them to “In the shop” to sell them.',
  toFiles: 'Go to the files',
  retiredDo: 'Show what is no longer sold',
  hiddenDo: 'Show hidden parts',
}

/** An admin's list in a shop that has nothing yet. */
export const yet = {
  part: 'No parts yet',
  partHow: 'Send a file of your supplier, or add one part by hand.',
  partDo: 'Send a price list',
  order: 'No orders yet',
  orderHow: 'Orders appear here.',
}
