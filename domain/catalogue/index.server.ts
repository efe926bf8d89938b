export { findParts } from './finding/find-parts.ts'
export { suggest } from './finding/suggest.ts'

export { checkCurrency, checkPrices } from './check-prices.ts'
export { categoryTree } from './category-tree.ts'
export { listBestSellers } from './list-best-sellers.ts'
export { listCart } from './list-cart.ts'
export { listLowStock } from './list-low-stock.ts'
export { showPart } from './show-part.ts'

export { createPart } from './writing/create-part.ts'
export { decideCorrection } from './writing/decide-correction.ts'
export { deletePart } from './writing/delete-part.ts'
export { listCorrections } from './writing/list-corrections.ts'
export { savePart } from './writing/save-part.ts'
export { showPartRecord } from './writing/show-part-record.ts'

export { type TreeFamily, readTree, type TreeType } from './tree.ts'
export { type BrandRow, writeBrands } from './writing/write-brands.ts'
export { type PartRow, writeParts } from './writing/write-parts.ts'
export { loadTree } from './writing/write-tree.ts'

export { countSales } from './popularity.ts'
export { countRating, countRatings } from './count-rating.ts'
export { lockParts } from './lock-parts.ts'
export { hasPart } from './has-part.ts'
export { isThere, type OrderedPart, returnStock, setStock, takeStock, type Wanted } from './stock.ts'

export { catalogueFrame, type Brand } from './frame.ts'
export { countParts } from './part-counts.ts'
export { tidyCounts } from './tidy-counts.ts'

export { mapCategories } from './map-categories.ts'
export { mapParts, partsOfChunk } from './map-parts.ts'
