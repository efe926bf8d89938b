import type { PartMaking } from '../part-type.ts'

const scopes: Record<string, string> = { set: '-set', 'single gasket': '', 'set with spark plug seals': '-seals' }

export const engine: PartMaking[] = [
  {
    slug: 'engine-mounts',
    common: 6,
    fits: 'engine',
    positions: ['left', 'right'],
    price: [24, 189],
    weight: [520, 2600],
    warranty: 24,
    spec(dice) {
      const kind = dice.one(['rubber-metal', 'hydraulic'])
      return {
        title: kind,
        attributes: [
          ['Mount type', kind],
          ['Thread', dice.one(['M10x1.5', 'M12x1.5', 'M14x1.5'])],
          ['Height', dice.int(58, 142), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'head-gasket-sets',
    common: 4,
    fits: 'engine',
    price: [49, 319],
    weight: [600, 2900],
    warranty: 24,
    spec(dice, traits, offer) {
      const thickness = dice.int(0.7, 1.7, 0.05)
      return {
        title: `multi-layer steel, ${thickness} mm`,
        attributes: [
          ['Thickness', thickness, 'mm'],
          ['Bore', traits.motor.bore, 'mm'],
          ['Gasket', 'multi-layer steel'],
          ['Head bolts', offer.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'rocker-cover-gaskets',
    common: 6,
    essential: true,
    fits: 'engine',
    price: [9, 74],
    weight: [60, 420],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const material = offer.one(['silicone', 'acrylic rubber', 'rubber'])
      const scope = offer.one(['set', 'single gasket', 'set with spark plug seals'])
      return {
        title: `${material}, ${scope}`,
        picture: `rocker-cover-gasket${material === 'silicone' ? '-silicone' : ''}${scopes[scope]}`,
        attributes: [
          ['Material', material],
          ['Scope', scope],
        ],
      }
    },
  },
  {
    slug: 'sump-gaskets',
    common: 3,
    fits: 'engine',
    price: [9, 54],
    weight: [50, 380],
    warranty: 24,
    spec(dice, _traits, offer) {
      const material = offer.one(['rubber-coated metal', 'silicone', 'cork'])
      return {
        title: material,
        picture: { silicone: 'sump-gasket-silicone', cork: 'sump-gasket-cork' }[material],
        attributes: [
          ['Material', material],
          ['Thickness', dice.int(1, 4, 0.5), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'piston-sets',
    common: 2,
    fits: 'engine',
    quantity: (traits) => traits.cylinders,
    price: [49, 229],
    weight: [480, 1300],
    warranty: 24,
    spec(dice, traits, offer) {
      const bore = traits.motor.bore
      const size = offer.one(['standard size', 'standard size', '0.25 mm oversize', '0.5 mm oversize'])
      return {
        title: `${bore} mm, ${size}`,
        apart: size,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Size', size],
          ['Pin diameter', dice.int(18, 30), 'mm'],
          ['Rings', 3],
        ],
      }
    },
  },
  {
    slug: 'turbochargers',
    common: 3,
    fits: 'engine',
    when: ({ motor }) => motor.hasTurbo,
    price: [349, 1490],
    weight: [4800, 14500],
    warranty: 24,
    spec(dice, traits, offer) {
      const kind = traits.fuel === 'diesel' ? 'variable geometry' : dice.one(['wastegate', 'twin-scroll'])
      const kit = offer.one(['with gaskets', 'without gaskets'])
      return {
        title: `${kind}, ${kit}`,
        attributes: [
          ['Turbo type', kind],
          ['Actuator', dice.one(['electric', 'vacuum'])],
          ['Gaskets', kit.startsWith('without') ? 'not included' : 'included'],
        ],
        condition: offer.one(['new', 'remanufactured']),
      }
    },
  },
  {
    slug: 'camshaft-sensors',
    common: 6,
    essential: true,
    fits: 'engine',
    since: 1990,
    price: [16, 94],
    weight: [30, 140],
    warranty: 24,
    spec(dice, _traits, offer) {
      const pins = dice.one([2, 3, 3])
      return {
        title: `Hall, ${pins} pins`,
        attributes: [
          ['Sensor type', 'Hall'],
          ['Pins', pins],
          ['Mounting depth', dice.int(18, 42, 0.5), 'mm'],
          ['Seal', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'crankshaft-sensors',
    common: 6,
    essential: true,
    fits: 'engine',
    since: 1985,
    price: [17, 99],
    weight: [40, 190],
    warranty: 24,
    spec(dice) {
      const kind = dice.one(['Hall', 'inductive'])
      const cable = dice.one([0, 0, 320, 460, 680])
      return {
        title: cable ? `${kind}, ${cable} mm cable` : `${kind}, plug on the sensor`,
        attributes: [
          ['Sensor type', kind],
          ['Pins', dice.one([2, 3])],
          ...(cable ? ([['Cable length', cable, 'mm']] as [string, number, string][]) : []),
        ],
      }
    },
  },
]
