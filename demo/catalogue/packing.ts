import type { Hazard } from '#common/hazards'

/** Length, width and height as packed, in mm: the largest of their type that carriers would measure. */
const LARGE: Partial<Record<string, [number, number, number]>> = {
  bumpers: [1750, 620, 420],
  wings: [980, 700, 300],
  'wiper-blades': [680, 60, 40],
  'wiper-blade-sets': [700, 90, 50],
  'drive-shafts': [820, 140, 140],
  propshafts: [1650, 160, 160],
  'steering-racks': [1250, 220, 200],
  silencers: [1100, 420, 300],
  'catalytic-converters': [900, 260, 240],
  'particulate-filters': [820, 280, 260],
  'motorcycle-exhausts': [650, 220, 200],
  'flex-pipes': [420, 110, 110],
  'shock-absorbers': [680, 120, 120],
  'tailgate-struts': [620, 50, 40],
  'bonnet-struts': [520, 50, 40],
  'parking-brake-cables': [480, 320, 40],
  radiators: [780, 560, 140],
  'ac-condensers': [760, 520, 90],
  intercoolers: [720, 420, 140],
  'radiator-fans': [740, 520, 180],
  headlights: [720, 480, 380],
  'tail-lights': [480, 320, 240],
  'light-bars': [1080, 140, 120],
  'wing-mirrors': [420, 320, 260],
  'control-arms': [520, 380, 140],
  'coil-springs': [420, 180, 180],
  'lowering-springs': [420, 380, 200],
  'alloy-wheels': [560, 560, 280],
  'steel-wheels': [520, 520, 240],
  'summer-tyres': [680, 680, 240],
  'winter-tyres': [680, 680, 240],
  'all-season-tyres': [680, 680, 240],
  'motorcycle-tyres': [640, 640, 200],
  'floor-jacks': [760, 380, 240],
  'axle-stands': [420, 300, 260],
  'torque-wrenches': [560, 110, 80],
  'boot-liners': [1150, 360, 200],
  'floor-mats': [780, 520, 60],
  'seat-covers': [520, 420, 260],
  aerials: [520, 60, 40],
  batteries: [360, 190, 210],
}

const HAZARDOUS: Record<string, Hazard> = {
  batteries: 'wet-battery',
  'motorcycle-batteries': 'wet-battery',
  'jump-starters': 'lithium-battery',
  'dash-cams': 'lithium-battery',
  'gps-trackers': 'lithium-battery',
  'work-lights': 'lithium-battery',
  'brake-cleaners': 'aerosol',
  'penetrating-oils': 'aerosol',
  'contact-sprays': 'aerosol',
  'chain-lubes': 'aerosol',
  'tailgate-struts': 'gas',
  'bonnet-struts': 'gas',
  screenwash: 'flammable',
  'engine-oils': 'liquid',
  'gear-oils': 'liquid',
  'automatic-transmission-fluids': 'liquid',
  'motorcycle-oils': 'liquid',
  coolants: 'liquid',
  'brake-fluids': 'liquid',
  'power-steering-fluids': 'liquid',
  adblue: 'liquid',
}

/** A box of parts weighs about as much as so much water. */
const GRAMS_PER_LITRE = 1100
/** The longest side of a box whose sides are as 3 to 2 to 1.5. */
const LONGEST = 3
const REST = [2, 1.5] as const

const tens = (mm: number) => Math.max(40, Math.ceil(mm / 10) * 10)

/** How a part of this type is packed, and what makes it dangerous goods. Small ones are as large as they weigh. */
export function packed(slug: string, grams: number) {
  const unit = Math.cbrt(((grams / GRAMS_PER_LITRE) * 1_000_000) / (LONGEST * REST[0] * REST[1]))
  const [lengthMm, widthMm, heightMm] = LARGE[slug] ?? [LONGEST, ...REST].map((side) => tens(side * unit))
  return { lengthMm: lengthMm!, widthMm: widthMm!, heightMm: heightMm!, hazard: HAZARDOUS[slug] ?? null }
}
