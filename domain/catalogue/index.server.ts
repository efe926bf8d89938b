export { checkCurrency, checkPrices } from './prices/check-prices.ts'
export { categoryTree } from './reading/category-tree.ts'
export { compareParts } from './reading/compare-parts.ts'
export { listBestSellers } from './reading/list-best-sellers.ts'
export { listCart } from './reading/list-cart.ts'
export { type PricedPart, priceParts } from './stock/price-parts.ts'
export { listUnsold } from './reading/list-unsold.ts'
export { listLowStock } from './reading/list-low-stock.ts'
export { showPart, showPartPage } from './reading/show-part.ts'

export { changeParts } from './writing/change-parts.ts'
export { forgetInBin } from './bin/forget-in-bin.ts'
export { listBin, purgeBin } from './bin/list-bin.ts'
export { restorePart } from './bin/restore-part.ts'
export { addBrand, changeBrand, deleteBrand, listBrands } from './taxonomy/brands.ts'
export { previewMerge } from './taxonomy/preview-merge.ts'
export { followMerges } from './follow-merges.ts'
export { usualAttributes } from './measures/usual-attributes.ts'
export { addCategory, changeCategory, deleteCategory, orderTaxonomy } from './taxonomy/categories.ts'
export { listTaxonomy } from './taxonomy/list-taxonomy.ts'
export { addPartType, changePartType, deletePartType } from './taxonomy/part-types.ts'
export { createPart } from './writing/create-part.ts'
export { countCorrections } from './writing/count-corrections.ts'
export { decideCorrection } from './writing/decide-correction.ts'
export { deletePart } from './bin/delete-part.ts'
export { fitsToCopy } from './writing/fits-to-copy.ts'
export { importFits } from './writing/import-fits.ts'
export { listCorrections } from './writing/list-corrections.ts'
export {
  asStored,
  type PartChanges,
  type PartDifference,
  type PartValues,
  readValues,
  type ValueName,
} from './writing/part-values.ts'
export { addPriceToCome, deletePriceToCome, showPriceTimes } from './writing/price-times.ts'
export { proposeFits } from './writing/propose-fits.ts'
export { raiseVersions } from './writing/raise-versions.ts'
export { savePart } from './writing/save-part.ts'
export { takeProposedFits } from './writing/take-proposed-fits.ts'
export { undoPartUpdate } from './writing/undo-part-update.ts'
export { setPartFits } from './writing/set-part-fits.ts'
export { setPartPrices, showPartPrices } from './writing/set-part-prices.ts'
export { showPartFits } from './writing/show-part-fits.ts'
export { showPartRecord } from './writing/show-part-record.ts'

export { type TreeFamily, readTree, type TreeType } from './tree.ts'
export { startPrice, startPrices } from './writing/start-prices.ts'
export { addBrands } from './writing/add-brands.ts'
export { insertBrands } from './writing/insert-brands.ts'
export { type PartRow, insertParts } from './writing/insert-parts.ts'
export { loadTree } from './writing/load-tree.ts'

export { endDueDays } from './stock/end-due-days.ts'
export { shopTimeZone, shopToday } from './stock/shop-time-zone.ts'
export { countSales } from './popularity.ts'
export { countRating, countRatings } from './count-rating.ts'
export { lockParts } from './stock/lock-parts.ts'
export { hasPart } from './has-part.ts'
export { moreComesBy, promiseMore, queueFilling, unitsThere } from './stock/back-order.ts'
export { setStock } from './stock/set-stock.ts'
export { takeFree } from './stock/take-free.ts'
export { writeOff } from './stock/write-off.ts'
export {
  beyond,
  isThere,
  type Moved,
  type OrderedPart,
  returnStock,
  takenOf,
  takeStock,
  takeStockAfter,
  type Wanted,
} from './stock/stock.ts'

export { catalogueTaxonomy, type Brand, type Taxonomy, type PartType } from './in-memory/taxonomy.ts'
export { type CardRow, cardColumns, factColumns, partCard, soldCardColumns, tagsOfRow } from './reading/part-card.ts'
export { positionIndex } from './part-states.ts'
export type { PartCounts } from './in-memory/kind-counts.ts'
export { countParts, partCounts } from './in-memory/part-counts.ts'
export { allParts, partsInMemory } from './in-memory/all-parts.ts'
export { cardsOf } from './reading/known-cards.ts'
export type { PartTable } from './in-memory/part-table.ts'
export { NOT_HIDDEN, SOLD } from './sold.ts'
export { type Attribute, joinCell, splitCell } from './fields/cell-lists.ts'
export { isGtin, shortGtin } from './fields/gtin.ts'
export { PART_LIMITS } from './fields/limits.ts'
export { normalNumber } from './part-number.ts'
export { type PriceBreak, priceBreakRange } from './prices/price-breaks-schema.ts'
export {
  type CellReading,
  EMPTIES,
  type MappedKind,
  PART_FIELD,
  PART_FIELDS,
  type PartField,
  type PartFieldName,
  type PartFields,
} from './part-fields.ts'
export { tidyCounts } from './in-memory/tidy-counts.ts'

export { type KnownMeasure, type Measured, parseMeasures } from './measures/parse-measures.ts'
export { measuredParts, type MeasuredParts } from './measures/measured-parts.ts'
export { amountOf, bySize } from './measures/units.ts'
export {
  allMeasures,
  choicesOfType,
  isInWords,
  measuresInOrder,
  measuresInWords,
  measuresOfType,
} from './measures/measures-of-types.ts'

export { mapCategories } from './map-categories.ts'
export { mapParts, partsOfChunk } from './map-parts.ts'
export { nameValues } from './value-names.ts'
