import { axles, cars, corners, isFront, lightCars, rearSides, type PartType } from '../part-type.ts'

const electricBrake = 'for vehicles with electric parking brake'
const bigBrakes = 'with sport brakes'

export const brakes: PartType[] = [
  {
    slug: 'brake-discs',
    name: 'Brake discs',
    singular: 'Brake disc',
    synonyms: ['brake rotor', 'disc rotor', 'disk'],
    picture: 'brake-disc',
    common: 10,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [29, 189],
    weight: [4200, 12800],
    warranty: 24,
    conditions: [bigBrakes, 'up to 06/2014', 'from 07/2011'],
    spec(dice, traits) {
      const front = isFront(traits)
      const vented = front || traits.size > 0.6 || dice.chance(0.3)
      const diameter = dice.near(traits.size, front ? 256 : 239, front ? 380 : 350)
      const thickness = vented ? dice.near(traits.size, front ? 20 : 18, front ? 36 : 28) : dice.int(8, 12)
      const holes = traits.size < 0.25 ? 4 : traits.kind === 'truck' ? 6 : 5
      return {
        title: `${vented ? 'vented' : 'solid'}, ${diameter} × ${thickness} mm`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Thickness', thickness, 'mm'],
          ['Minimum thickness', thickness - (vented ? 2 : 1.5), 'mm'],
          ['Height', dice.int(35, 68), 'mm'],
          ['Disc type', vented ? 'vented' : 'solid'],
          ['Bolt holes', holes],
          ['Surface', dice.one(['coated', 'oiled', 'coated, high carbon'])],
        ],
      }
    },
  },
  {
    slug: 'brake-pads',
    name: 'Brake pads',
    singular: 'Brake pad set',
    synonyms: ['disc pads', 'brake linings'],
    picture: 'brake-pads',
    common: 10,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    price: [19, 124],
    weight: [900, 2600],
    warranty: 24,
    conditions: [electricBrake, bigBrakes],
    spec(dice, traits) {
      const front = isFront(traits)
      const width = dice.near(traits.size, front ? 120 : 95, front ? 190 : 140, 0.1)
      const lining = dice.one(['ceramic', 'low-metallic', 'semi-metallic'])
      return {
        title: `${lining}, ${width} mm wide`,
        attributes: [
          ['Width', width, 'mm'],
          ['Height', dice.near(traits.size, 48, 78, 0.1), 'mm'],
          ['Thickness', dice.int(15.5, 20.5, 0.1), 'mm'],
          ['Lining', lining],
          ['Wear warning', dice.one(['acoustic', 'prepared for sensor', 'with sensor', 'none'])],
        ],
      }
    },
  },
  {
    slug: 'brake-kits',
    name: 'Brake disc and pad sets',
    singular: 'Brake disc and pad set',
    synonyms: ['brake kit', 'rotor and pad kit', 'brake set'],
    picture: 'brake-disc',
    common: 5,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    price: [79, 389],
    weight: [9800, 27000],
    warranty: 24,
    conditions: [electricBrake],
    spec(dice, traits) {
      const diameter = dice.near(traits.size, isFront(traits) ? 256 : 239, isFront(traits) ? 380 : 350)
      return {
        title: `2 discs ${diameter} mm, 4 pads`,
        attributes: [
          ['Disc diameter', diameter, 'mm'],
          ['Disc type', isFront(traits) ? 'vented' : dice.one(['solid', 'vented'])],
          ['Lining', dice.one(['ceramic', 'low-metallic'])],
          ['Contents', '2 discs, 4 pads, fitting kit'],
        ],
      }
    },
  },
  {
    slug: 'brake-calipers',
    name: 'Brake calipers',
    singular: 'Brake caliper',
    synonyms: ['brake calliper'],
    picture: 'brake-caliper',
    common: 6,
    suits: cars,
    fits: 'chassis',
    positions: corners,
    price: [69, 349],
    weight: [2900, 6800],
    warranty: 24,
    conditions: [electricBrake],
    spec(dice, traits) {
      const piston = dice.near(traits.size, isFront(traits) ? 48 : 34, isFront(traits) ? 66 : 48)
      const material = dice.one(['cast iron', 'aluminium'])
      return {
        title: `${piston} mm piston, ${material}`,
        attributes: [
          ['Piston diameter', piston, 'mm'],
          ['Pistons', traits.size > 0.85 && isFront(traits) ? 4 : 1],
          ['Material', material],
          ['Bracket', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'caliper-repair-kits',
    name: 'Caliper repair kits',
    singular: 'Caliper repair kit',
    synonyms: ['caliper rebuild kit', 'caliper seal kit'],
    picture: 'brake-caliper',
    common: 3,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [9, 49],
    weight: [60, 320],
    warranty: 24,
    spec(dice, traits) {
      const piston = dice.near(traits.size, 34, 66)
      const contents = dice.one(['seals and piston', 'seals only', 'seals and guide pins'])
      return {
        title: `${piston} mm, ${contents}`,
        attributes: [
          ['Piston diameter', piston, 'mm'],
          ['Contents', contents],
        ],
      }
    },
  },
  {
    slug: 'brake-drums',
    name: 'Brake drums',
    singular: 'Brake drum',
    synonyms: [],
    picture: 'brake-drum',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: ['rear'],
    quantity: 2,
    price: [35, 149],
    weight: [3900, 11500],
    warranty: 24,
    spec(dice, traits) {
      const inner = dice.near(traits.size, 180, 330)
      return {
        title: `${inner} mm`,
        attributes: [
          ['Inner diameter', inner, 'mm'],
          ['Width', dice.near(traits.size, 38, 88), 'mm'],
          ['Bolt holes', traits.size < 0.25 ? 4 : 5],
          ['Bearing', dice.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'brake-shoes',
    name: 'Brake shoes',
    singular: 'Brake shoe set',
    synonyms: ['drum brake linings', 'parking brake shoes'],
    picture: 'brake-shoes',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: ['rear'],
    price: [22, 98],
    weight: [900, 3200],
    warranty: 24,
    spec(dice, traits) {
      const drum = dice.near(traits.size, 180, 330)
      const width = dice.near(traits.size, 25, 70)
      return {
        title: `for ${drum} mm drums, ${width} mm wide`,
        attributes: [
          ['Drum diameter', drum, 'mm'],
          ['Width', width, 'mm'],
          ['Shoes', 4],
          ['Springs', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'brake-hoses',
    name: 'Brake hoses',
    singular: 'Brake hose',
    synonyms: ['brake line', 'flexible brake hose'],
    picture: 'brake-hose',
    common: 5,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [12, 58],
    weight: [110, 340],
    warranty: 24,
    spec(dice, traits) {
      const length = dice.near(traits.size, 210, 640, 5)
      const thread = dice.one(['M10x1', 'M12x1', '3/8-24 UNF'])
      return {
        title: `${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Ends', dice.one(['inner thread and outer thread', 'inner thread and banjo', 'inner threads'])],
        ],
      }
    },
  },
  {
    slug: 'wheel-cylinders',
    name: 'Wheel cylinders',
    singular: 'Wheel cylinder',
    synonyms: ['drum brake cylinder', 'slave brake cylinder'],
    picture: 'brake-cylinder',
    common: 3,
    suits: cars,
    fits: 'chassis',
    positions: rearSides,
    price: [14, 59],
    weight: [260, 720],
    warranty: 24,
    spec(dice) {
      const bore = dice.one([17.46, 19.05, 20.64, 22.2, 23.81, 25.4])
      return {
        title: `${bore} mm bore`,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Material', dice.one(['cast iron', 'aluminium'])],
          ['Bleed screw', dice.one(['M6', 'M8', 'M10'])],
        ],
      }
    },
  },
  {
    slug: 'brake-master-cylinders',
    name: 'Brake master cylinders',
    singular: 'Brake master cylinder',
    synonyms: ['main brake cylinder'],
    picture: 'brake-cylinder',
    common: 3,
    suits: cars,
    fits: 'chassis',
    price: [55, 239],
    weight: [780, 1900],
    warranty: 24,
    conditions: ['with stability control'],
    spec(dice, traits) {
      const bore = dice.one(traits.size > 0.5 ? [23.81, 25.4, 26.99, 28.57] : [20.64, 22.2, 23.81])
      return {
        title: `${bore} mm bore, ${dice.one(['2', '4'])} ports`,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Thread', dice.one(['M10x1', 'M12x1'])],
          ['Reservoir', dice.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'abs-sensors',
    name: 'ABS sensors',
    singular: 'ABS sensor',
    synonyms: ['wheel speed sensor'],
    picture: 'abs-sensor',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [19, 119],
    weight: [70, 240],
    warranty: 24,
    spec(dice) {
      const cable = dice.int(380, 1480, 10)
      const kind = dice.one(['active (Hall)', 'inductive'])
      return {
        title: `${kind}, ${cable} mm cable`,
        attributes: [
          ['Sensor type', kind],
          ['Cable length', cable, 'mm'],
          ['Pins', 2],
        ],
      }
    },
  },
  {
    slug: 'pad-wear-sensors',
    name: 'Brake pad wear sensors',
    singular: 'Brake pad wear sensor',
    synonyms: ['wear indicator', 'pad warning contact'],
    picture: 'abs-sensor',
    common: 5,
    suits: lightCars,
    fits: 'chassis',
    positions: axles,
    price: [7, 39],
    weight: [30, 90],
    warranty: 12,
    spec(dice) {
      const cable = dice.int(420, 1180, 10)
      return {
        title: `${cable} mm cable`,
        attributes: [
          ['Cable length', cable, 'mm'],
          ['Contacts', dice.one([1, 2])],
        ],
      }
    },
  },
  {
    slug: 'parking-brake-cables',
    name: 'Parking brake cables',
    singular: 'Parking brake cable',
    synonyms: ['handbrake cable', 'emergency brake cable', 'hand brake cable'],
    picture: 'brake-hose',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: rearSides,
    price: [18, 79],
    weight: [420, 1200],
    warranty: 24,
    conditions: ['with drum brakes at the rear', 'with disc brakes at the rear'],
    spec(dice, traits) {
      const length = dice.near(traits.size, 1180, 2240, 5)
      return {
        title: `${length} mm`,
        attributes: [
          ['Length', length, 'mm'],
          ['Sheath length', length - dice.int(240, 420, 5), 'mm'],
        ],
      }
    },
  },
]
