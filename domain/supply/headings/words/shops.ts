import type { HeadingWords } from '../fields.ts'

/** Headings of the exports of shop programs and marketplaces that no language has. */
export const shops: HeadingWords = {
  brand: 'vendor',
  number: 'variant sku; item sku; seller sku; custom label; supplier reference',
  name: 'item name; seo title?',
  category: 'product categories; google product category',
  price: 'variant price; standard price; start price; buy it now price; price tax included',
  cost: 'cost per item',
  stock: 'variant inventory qty; stock quantity; is in stock',
  condition: 'condition type',
  gtin: 'variant barcode; external product id; standard product id; global unique id',
  weightGrams: 'variant grams; shipping weight',
  img: 'image src; base image; main image url; pic url; picurl; featured image; image source',
  pictures: 'additional image link; gallery; gallery images',
  vehicles: 'relationship details; compatibility details',
}
