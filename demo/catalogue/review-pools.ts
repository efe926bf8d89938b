import type { ReviewText } from './review-texts.ts'

type Pool = { of: string[]; texts: ReviewText[] }

/** Of what certain families (or single types) are. */
export const pools: Pool[] = [
  {
    of: ['brake-discs', 'brake-pads', 'brake-kits', 'motorcycle-brake-pads', 'motorcycle-brake-discs'],
    texts: [
      [5, 'Bedded them in on an empty road as the leaflet says, and the pedal is firm and quiet.'],
      [5, 'No squeal, hardly any dust. Wish I had changed them sooner.'],
      [5, 'The shudder at motorway speed is gone. It was the old ones after all.'],
      [5, 'Bite is strong from cold, which matters on the hill we live on.'],
      [5, 'Coated edges, so no rust ring after the first winter.'],
      [4, 'Stops well. Slight squeal in the first week, then it went.'],
      [4, 'Good brakes, a bit dusty on light wheels.'],
      [3, 'Brake fine but groan when I creep out of the garage in the morning.'],
      [3, 'Wore faster than the ones before, about 18,000 miles.'],
      [2, 'Vibration came back after two months. Measured the run-out, it was over.'],
    ],
  },
  {
    of: ['brake-calipers', 'caliper-repair-kits', 'wheel-cylinders', 'brake-master-cylinders', 'brake-hoses'],
    texts: [
      [5, 'Bled the system twice and the pedal has been like new since.'],
      [5, 'Thread clean, copper washer in the box, no weeping.'],
      [4, 'Good, though the bleed screw was tight as a drum.'],
      [3, 'Had to reuse my old banjo bolt, otherwise fine.'],
    ],
  },
  {
    of: [
      'abs-sensors',
      'pad-wear-sensors',
      'camshaft-sensors',
      'crankshaft-sensors',
      'lambda-sensors',
      'air-mass-sensors',
    ],
    texts: [
      [5, 'Warning light off, and it stayed off.'],
      [5, 'Plugged in, cleared the code, three months of silence.'],
      [5, 'The cable is the right length, so no cutting and crimping.'],
      [5, 'Idle is smooth again and so is my mood.'],
      [4, 'Works. The old one was rusted in, that was the real job.'],
      [4, 'Code gone. The clip on the plug is a bit flimsy.'],
      [3, 'Cured the code, but the cable clips are not the same as the original.'],
      [1, 'Same fault code with the new one. Put an original in and it went.'],
    ],
  },
  {
    of: ['suspension-steering'],
    texts: [
      [5, 'The knock over speed bumps is gone. Bliss.'],
      [5, 'Steering is straight and tight again after the alignment.'],
      [5, 'Changed both sides as you should, and the car sits level.'],
      [5, 'Passed the inspection that the old one failed on the same morning.'],
      [5, 'Greased, booted and with new nuts in the bag. Nothing to look for.'],
      [4, 'Good stuff. Do budget for an alignment afterwards.'],
      [4, 'A little firmer than before, which I like.'],
      [3, 'Fine so far, but the boot looks thin. We will see after winter.'],
      [2, 'Started to creak after 9,000 miles.'],
    ],
  },
  {
    of: ['engine', 'cooling', 'fuel-air', 'drivetrain', 'exhaust', 'air-conditioning'],
    texts: [
      [5, 'Saved me four hundred at the garage, and I learned something.'],
      [5, 'Machined faces were clean, seals in the box, torqued down and dry.'],
      [5, 'Ten thousand miles later, not a drop on the drive.'],
      [5, 'The noise I had been hearing for a year is simply gone.'],
      [4, 'Good quality. Order the gaskets with it, you will need them.'],
      [4, 'Fits. You want small hands for the back bolt.'],
      [4, 'Engine runs sweetly again. Price was fair.'],
      [3, 'OK, but one of the bolt holes needed a tap run through it.'],
      [2, 'A slight leak at the joint, cured with the gasket from the dealer.'],
    ],
  },
  {
    of: ['filters', 'motorcycle-oil-filters', 'motorcycle-air-filters'],
    texts: [
      [5, 'Same number of pleats as the original, and a proper seal. Good enough for me.'],
      [5, 'Ten minutes with the oil change. Bought two.'],
      [5, 'You could see daylight through the old one. Car breathes again.'],
      [5, 'Seal included and sized right, no drips.'],
      [4, 'Good filter. Cardboard frame is softer than the original but it seals.'],
      [4, 'Fits, filters, cheap. What more.'],
      [3, 'A tight squeeze in the housing, but it went in.'],
    ],
  },
  {
    of: ['cabin-filters'],
    texts: [
      [5, 'The smell of wet dog has left the car. The dog has not.'],
      [5, 'Hay fever season is bearable again.'],
      [4, 'Works well. Mind the arrow for the air flow, it is printed small.'],
    ],
  },
  {
    of: ['spark-plugs', 'ignition-coils', 'ignition-leads', 'glow-plugs', 'motorcycle-spark-plugs'],
    texts: [
      [5, 'Starts on the first turn, even below freezing.'],
      [5, 'Misfire cured. Changed all of them, as one should.'],
      [5, 'Gap was right out of the box on every one.'],
      [4, 'Good. A bit of ceramic grease would have been nice at this price.'],
      [3, 'One of the set was a dud, the shop sent another without a question.'],
    ],
  },
  {
    of: ['wipers'],
    texts: [
      [5, 'Silent, and not a streak. Who knew.'],
      [5, 'The right adapter was already on. Thirty seconds each side.'],
      [5, 'Through a wet autumn and still clear at night.'],
      [4, 'Very good. The driver side lifts slightly above 80.'],
      [3, 'Clear at first, a fine streak after four months.'],
      [2, 'They chatter on a nearly dry screen.'],
    ],
  },
  {
    of: ['batteries', 'motorcycle-batteries'],
    texts: [
      [5, 'Start-stop works again for the first time in two years.'],
      [5, 'Charged it overnight before fitting, as one should. Cranks like it means it.'],
      [5, 'Came at 12.7 volts. Fresh stock.'],
      [4, 'Strong battery. Remember to tell the car it has a new one.'],
      [3, 'Fine, but the handle snapped when I lifted it out of the box.'],
      [2, 'Down to 12.2 volts after a week in the garage.'],
    ],
  },
  {
    of: ['alternators', 'starter-motors'],
    texts: [
      [5, 'A steady 14.3 volts with everything switched on.'],
      [5, 'Spins up at once, no grinding. The plug was the same too.'],
      [4, 'Good. Pulley was the right one, belt went straight on.'],
      [3, 'A little louder than the old one, works though.'],
    ],
  },
  {
    of: ['body', 'interior'],
    texts: [
      [5, 'Gaps are even and the clips went in with a click.'],
      [5, 'Painted it with a can from the shop and you cannot tell.'],
      [5, 'Does its job, and looks as if it had always been there.'],
      [4, 'Needed a heat gun and a friend, then it was perfect.'],
      [4, 'Good match. The grain differs slightly from the old one.'],
      [3, 'Fits on one side better than on the other.'],
      [2, 'Two of the mounting tabs were a few millimetres out.'],
    ],
  },
  {
    of: ['floor-mats', 'boot-liners', 'seat-covers'],
    texts: [
      [5, 'Survived a beach holiday with two children.'],
      [5, 'Cut to the shape of the floor, not just about.'],
      [4, 'Smells of rubber for a week, then it is fine.'],
      [3, 'Slides a little on the passenger side.'],
    ],
  },
  {
    of: ['vehicle-lights', 'auxiliary-lights'],
    texts: [
      [5, 'The beam has a clean edge and the inspector had nothing to say.'],
      [5, 'No more condensation. I can see deer before they see me.'],
      [5, 'Plug and play, no fault message.'],
      [4, 'Bright and clear. Adjustment screws are stiff.'],
      [3, 'Good light, but the lens had a hair of dust inside.'],
      [2, 'Mist on the inside after the first wash.'],
    ],
  },
  {
    of: ['bulbs'],
    texts: [
      [5, 'Whiter and further than the tired ones I took out.'],
      [5, 'Changed both at once. Night and day, well, mostly night.'],
      [4, 'Good light. Buy a pair, they look different beside an old one.'],
      [3, 'Nice colour but one went after seven months.'],
      [1, 'Gone after three weeks.'],
    ],
  },
  {
    of: ['tyres', 'motorcycle-tyres'],
    texts: [
      [5, 'Quiet on coarse asphalt, sure on wet leaves.'],
      [5, 'Date code was eight weeks old. Fresh rubber.'],
      [5, 'Balanced with hardly any weight.'],
      [5, 'Grip in the rain is worlds better than what came with it.'],
      [4, 'Good tyre, the sidewall is a bit soft for fast bends.'],
      [4, 'Uses a little more fuel than the old set, holds the road better.'],
      [3, 'Fine in the dry, careful in the wet until they were run in.'],
      [2, 'Hums from 50 upwards.'],
    ],
  },
  {
    of: ['wheels'],
    texts: [
      [5, 'Bore and offset right, no spacers, no rings.'],
      [5, 'Torqued to the book, checked after 50 miles, all tight.'],
      [4, 'Looks great, brake dust shows of course.'],
      [3, 'A small mark on one under the wrapping.'],
    ],
  },
  {
    of: ['tpms-sensors', 'parking-sensors'],
    texts: [
      [5, 'The car learned them after ten minutes of driving.'],
      [5, 'Painted to match, beeps as it should.'],
      [3, 'Needed a programming tool. The tyre shop did it for a small fee.'],
    ],
  },
  {
    of: ['oils', 'motorcycle-oils'],
    texts: [
      [5, 'Right approval on the label, sealed cap, fresh date. That is all I ask.'],
      [5, 'Engine is quieter on cold mornings than on the last brand.'],
      [5, 'Used no drop between services.'],
      [4, 'Good oil. The canister pours better lying on its side.'],
      [4, 'Same grade as the dealer uses for a third less.'],
      [3, 'Oil is fine, the spout drips.'],
    ],
  },
  {
    of: ['fluids', 'greases-sprays'],
    texts: [
      [5, 'Colour and specification as printed. Flushed, filled, done.'],
      [5, 'Freed a bolt I had given up on.'],
      [5, 'Enough for two cars and a bit left for the mower.'],
      [4, 'Works well, keep a rag and gloves at hand.'],
      [3, 'Does the job. The cap does not close tightly again.'],
    ],
  },
  {
    of: ['cameras-parking', 'diagnosis-tracking', 'phone-power'],
    texts: [
      [5, 'Set up in five minutes without the manual.'],
      [5, 'Picture is sharp enough to read a plate at night.'],
      [5, 'Told me which cylinder it was. Paid for itself there and then.'],
      [5, 'Holds through potholes that hurt my back.'],
      [4, 'Good hardware, the app is a bit plain.'],
      [4, 'Works as it should. The cable could be a foot longer.'],
      [3, 'Fine until it gets really hot in the car, then it restarts.'],
      [2, 'Loses the connection every few days.'],
    ],
  },
  {
    of: ['jump-starters', 'battery-chargers'],
    texts: [
      [5, 'Started a flat diesel at minus ten. Twice.'],
      [5, 'Lives in the boot, saved a stranger and me in one winter.'],
      [4, 'Strong. The bag is a bit tight for all the leads.'],
    ],
  },
  {
    of: ['hand-tools', 'lifting-workshop', 'test-equipment'],
    texts: [
      [5, 'Checked it against the one at work, within a hair.'],
      [5, 'Feels like it will outlive the car.'],
      [5, 'Should have bought this instead of three cheap ones.'],
      [5, 'Steady, no play, no drama.'],
      [4, 'Good tool. The case closes only when everything sits just so.'],
      [4, 'Heavier than I thought, which is a compliment.'],
      [3, 'Does the work, but the finish came off the handle.'],
      [2, 'Fine for a few times a year, not for a workshop.'],
    ],
  },
  {
    of: ['motorcycle'],
    texts: [
      [5, 'Fitted on the side stand with the tools from under the seat.'],
      [5, 'Three thousand miles in the Alps and not a loose bolt.'],
      [4, 'Good, though the bolts wanted thread lock.'],
      [3, 'Needed a washer to clear the fork. Otherwise fine.'],
    ],
  },
  {
    of: ['chain-kits'],
    texts: [
      [5, 'Adjusted twice while it bedded in, not since.'],
      [4, 'Smooth. Rivet link, so have the tool ready.'],
    ],
  },
]
