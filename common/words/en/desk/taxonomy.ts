import { whole } from '../../../format.ts'

/** The admin's pages of brands, categories and part types. */
export const name = 'Name'
export const edit = 'Edit'
export const remove = 'Delete'
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = (what: string) => `${what} is saved`

export const brands = {
  title: 'Brands',
  intro: 'A brand without parts can be deleted. New names are searchable at once.',
  brand: 'Brand',
  tier: 'Price level',
  noTier: 'Not set',
  country: 'Country',
  about: 'About the brand',
  parts: 'Parts',
  actions: 'Actions',
  add: 'Add a brand',
  edit: (brand: string) => `Edit ${brand}`,
  remove: (brand: string) => `Delete ${brand}`,
  deleted: (brand: string) => `${brand} is deleted`,
  find: 'Find a brand',
  found: (count: number) => (count === 1 ? '1 brand' : `${count} brands`),
  mergeOne: (brand: string) => `Merge ${brand} into another brand`,
  merge: {
    button: 'Merge',
    title: (brand: string) => `Merge ${brand}`,
    about: (brand: string) =>
      `All parts of ${brand} become parts of the brand that you choose, and ${brand} is deleted. Words of suppliers that meant ${brand} mean the other brand from then on.`,
    into: 'Into',
    choose: 'Choose a brand',
    moves: (parts: number, brand: string, into: string) =>
      `${parts === 0 ? 'No part moves' : parts === 1 ? '1 part moves' : `${whole(parts)} parts move`} to ${into}, and ${brand} is deleted. This cannot be undone.`,
    clash: (count: number, into: string) =>
      `${count === 1 ? '1 number is' : `${count} numbers are`} also the number of a part of ${into}. Change or delete one of the two parts first.`,
    clashing: 'Numbers that both brands have',
    confirm: (into: string) => `Merge into ${into}`,
    merged: (brand: string, into: string) => `${brand} is merged into ${into}`,
  },
}

export const categories = {
  title: 'Categories and part types',
  intro: 'Each part has a part type; part types belong to categories.',
  addCategory: 'Add a category',
  addType: 'Add a part type',
  parent: 'Below',
  top: 'At the top',
  category: 'Category',
  type: 'Part type',
  singular: 'Name of one',
  synonyms: 'Other names',
  synonymsHint: 'One per line, as shoppers type them: brake rotor',
  attributes: 'Usual measures',
  attributesHint: 'One per line: Diameter | mm',
  suits: 'Made for',
  kinds: { car: 'Cars', 'suv-van': 'SUVs and vans', truck: 'Trucks', motorcycle: 'Motorcycles' },
  picture: 'Picture',
  edit: (what: string) => `Edit ${what}`,
  remove: (what: string) => `Delete ${what}`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  deleted: (what: string) => `${what} is deleted`,
  parts: (count: number) => (count === 1 ? '1 part' : `${whole(count)} parts`),
  find: 'Find a category or part type',
  found: (count: number) => (count === 1 ? '1 category or part type' : `${count} categories and part types`),
}
