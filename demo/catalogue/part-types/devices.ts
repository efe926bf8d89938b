import type { PartMaking } from '../part-type.ts'

export const camerasAndParking: PartMaking[] = [
  {
    slug: 'dash-cams',
    common: 5,
    fits: 'any',
    price: [49, 349],
    weight: [70, 420],
    warranty: 24,
    spec(dice) {
      const picture = dice.one([
        ['1080p', '1920 × 1080'],
        ['2K', '2560 × 1440'],
        ['4K', '3840 × 2160'],
      ] as const)
      const scope = dice.one(['front', 'front and rear', 'front and cabin'])
      const angle = dice.int(120, 170, 5)
      return {
        share: picture[0] === '4K' ? 0.9 : scope === 'front' ? 0.2 : 0.5,
        title: `${picture[0]}, ${scope}, ${angle}°`,
        attributes: [
          ['Resolution', picture[1], 'px'],
          ['Cameras', scope],
          ['Viewing angle', angle, '°'],
          ['Screen', dice.one(['none', '2', '3']), 'in'],
          ['Parking mode', dice.one(['yes', 'with hardwire kit'])],
          ['GPS', dice.one(['yes', 'no'])],
        ].map((row) => (row[1] === 'none' ? [row[0]!, row[1]] : row)) as [string, string | number, string?][],
      }
    },
  },
  {
    slug: 'parking-cameras',
    common: 4,
    fits: 'any',
    price: [29, 219],
    weight: [60, 900],
    warranty: 24,
    spec(dice) {
      const link = dice.one(['wired', 'wireless'])
      const angle = dice.int(120, 180, 10)
      const mount = dice.one(['number plate', 'flush', 'bracket'])
      return {
        title: `${link}, ${mount} mount, ${angle}°`,
        attributes: [
          ['Connection', link],
          ['Mount', mount],
          ['Viewing angle', angle, '°'],
          ['Protection', dice.one(['IP67', 'IP68', 'IP69K'])],
          ['Night vision', dice.one(['infrared', 'low light sensor'])],
        ],
      }
    },
  },
  {
    slug: 'parking-sensors',
    common: 4,
    fits: 'chassis',
    since: 2004,
    when: ({ chassis }) => chassis.hasParkingOption,
    axis: 'sensors',
    positions: ['front', 'rear'],
    quantity: 4,
    price: [14, 89],
    weight: [18, 70],
    warranty: 24,
    spec(dice, _traits, offer) {
      const finish = offer.one(['primed', 'black'])
      const pins = dice.one([3, 4, 6])
      return {
        title: `${finish}, ${pins} pins`,
        attributes: [
          ['Finish', finish],
          ['Pins', pins],
          ['Angle', dice.one(['straight plug', 'angled plug'])],
          ['Seal ring', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'parking-sensor-kits',
    common: 3,
    fits: 'any',
    price: [24, 139],
    weight: [320, 980],
    warranty: 24,
    spec(dice) {
      const sensors = dice.one([4, 4, 6, 8])
      const sign = dice.one(['buzzer', 'display', 'buzzer and display'])
      const colour = dice.one(['black', 'white', 'silver', 'paintable'])
      return {
        share: sensors / 8,
        title: `${sensors} sensors, ${sign}, ${colour}`,
        attributes: [
          ['Sensors', sensors],
          ['Warning', sign],
          ['Colour', colour],
          ['Drill', 'included'],
          ['Range', dice.one(['0.3 to 1.5', '0.3 to 2', '0.3 to 2.5']), 'm'],
        ],
      }
    },
  },
]

export const diagnosisAndTracking: PartMaking[] = [
  {
    slug: 'obd-scanners',
    common: 5,
    fits: 'any',
    price: [19, 449],
    weight: [40, 900],
    warranty: 24,
    spec(dice) {
      const link = dice.one(['Bluetooth', 'Wi-Fi', 'handheld', 'handheld, colour screen'])
      const scope = dice.one(['engine', 'engine and ABS', 'all systems', 'all systems with service reset'])
      return {
        share: scope.startsWith('all') ? 0.8 : 0.2,
        title: `${link}, ${scope}`,
        attributes: [
          ['Design', link],
          ['Reads', scope],
          ['Protocols', dice.one(['OBD-II, all', 'OBD-II, CAN FD'])],
          ['Updates', dice.one(['free for life', 'free for 2 years', 'by cable'])],
        ],
      }
    },
  },
  {
    slug: 'gps-trackers',
    common: 3,
    fits: 'any',
    price: [29, 159],
    weight: [40, 320],
    warranty: 24,
    spec(dice) {
      const power = dice.one(['hardwired', 'OBD plug', 'battery, 30 days', 'battery, 90 days', 'magnetic, 60 days'])
      const net = dice.one(['4G', '4G', 'LTE-M', '2G'])
      return {
        title: `${net}, ${power}`,
        attributes: [
          ['Network', net],
          ['Power', power],
          ['Protection', dice.one(['IP65', 'IP67'])],
          ['Alarm', dice.one(['movement', 'movement and geofence'])],
        ],
      }
    },
  },
]

export const phoneAndPower: PartMaking[] = [
  {
    slug: 'phone-mounts',
    common: 4,
    fits: 'any',
    price: [9, 69],
    weight: [60, 420],
    warranty: 24,
    spec(dice) {
      const place = dice.one(['air vent', 'dashboard', 'windscreen', 'cup holder', 'handlebar', 'CD slot'])
      const hold = dice.one(['clamp', 'magnet', 'clamp, 15 W charging', 'magnet, 15 W charging'])
      return {
        title: `${place}, ${hold}`,
        attributes: [
          ['Mounting', place],
          ['Holding', hold.split(',')[0]!],
          ['Charging', hold.includes('charging') ? '15 W, wireless' : 'none'],
          ['Phone width', dice.one(['58 to 90', '60 to 95', '55 to 88']), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'jump-starters',
    common: 4,
    fits: 'any',
    price: [49, 249],
    weight: [420, 2900],
    warranty: 24,
    spec(dice) {
      const amps = dice.int(400, 3000, 200)
      const hours = dice.int(8, 26, 2) * 1000
      return {
        share: amps / 3000,
        title: `12 V, ${amps} A peak, ${hours} mAh`,
        attributes: [
          ['Peak current', amps, 'A'],
          ['Capacity', hours, 'mAh'],
          ['Petrol engines to', Math.min(10, Math.round(amps / 280)), 'l'],
          ['Diesel engines to', Math.min(8, Math.round(amps / 420)), 'l'],
          ['USB', dice.one(['USB-A', 'USB-A and USB-C'])],
        ],
      }
    },
  },
]
