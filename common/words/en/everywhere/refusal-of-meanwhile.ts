// Somebody else has changed what somebody changes
export const changedMeanwhile = 'Somebody else has changed this part meanwhile.'
export const pricesChangedMeanwhile =
  'Prices of these parts, or which parts they are, changed after the preview. Look at what would change now.'
export const repairChangedMeanwhile = 'Somebody else has changed this repair meanwhile.'
export const placeChangedMeanwhile = 'Somebody else has changed this place meanwhile.'
export const zoneChangedMeanwhile = 'Somebody else has changed this zone meanwhile.'
export const methodChangedMeanwhile = 'Somebody else has changed this method meanwhile.'
export const supplierChangedMeanwhile = 'Somebody else has changed this supplier meanwhile.'
export const textChangedMeanwhile = 'Somebody else has changed this text meanwhile.'
export const postChangedMeanwhile = 'Somebody else has changed this post meanwhile.'
export const brandChangedMeanwhile = 'Somebody else has changed this brand meanwhile.'
export const categoryChangedMeanwhile = 'Somebody else has changed this category meanwhile.'
export const partTypeChangedMeanwhile = 'Somebody else has changed this part type meanwhile.'
