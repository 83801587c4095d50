import type { DemoFundraising } from '../demo-fundraising.ts'
import { riverside10kMoreRunners } from './riverside-10k-more-runners.ts'

/** The run's forty runners and their six teams. */
export const riverside10kRunners: DemoFundraising = {
  pictures: 'riverside-10k/runners',
  teams: [
    {
      slug: 'green-shoots',
      name: 'Team Green Shoots',
      story: 'Four allotments, eleven runners-to-be, one shared watering can. We run on compost and good intentions.',
      goal: 1500_00,
    },
    {
      slug: 'lifeline',
      name: 'Team Lifeline',
      story:
        'Nurses, porters and one radiographer from the General. We meet the helicopter when it lands; this is our turn to send it off.',
      goal: 2000_00,
    },
    {
      slug: 'old-bridge-bakery',
      name: 'Old Bridge Bakery',
      story: 'The night shift, in daylight for once. Flapjack at the finish is on us.',
      goal: 1000_00,
    },
    {
      slug: 'bridgeford-school',
      name: 'Bridgeford School Staff',
      story: 'Maths, music, two from the kitchen and the head, who says she is only walking.',
      goal: 1200_00,
    },
    {
      slug: 'mountain-rescue',
      name: 'Three Rivers Mountain Rescue',
      story: 'We carry people down. They fly them on. Ten flat kilometres will feel strange.',
      goal: 1500_00,
    },
    {
      slug: 'tuesday-trotters',
      name: 'Tuesday Trotters',
      story: 'We started as couch to 5K in a car park. Look at us now, twice as far and twice as slow.',
      goal: 800_00,
    },
  ],
  runners: [
    {
      slug: 'priya-nair',
      name: 'Priya Nair',
      team: 'green-shoots',
      captain: true,
      goal: 300_00,
      email: 'runner@fayre.example',
      story:
        'My brother came off his bike on the Lydbrook road in March. Nine minutes later there was a helicopter in the field. He is back at work, and insufferable. I have never run further than a bus stop.',
      updates: [
        'Eight kilometres today without stopping. I did stop, but only to tell somebody about it.',
        'Two weeks of training done. My brother came along on his bike and shouted advice.',
      ],
    },
    {
      slug: 'ade-balogun',
      name: 'Ade Balogun',
      team: 'lifeline',
      captain: true,
      goal: 500_00,
      story:
        'I am a porter at the General. I have pushed forty-one people off that helicopter and every one of them came with a doctor who had already done the hard part.',
    },
    {
      slug: 'callum-reid',
      name: 'Callum Reid',
      team: 'tuesday-trotters',
      captain: true,
      goal: 250_00,
      story:
        'Slowest man in the Tuesday Trotters three years running, so to speak. I will finish before the stall packs up. Probably.',
    },
    {
      slug: 'dilys-grantham',
      name: 'Dilys Grantham',
      team: 'green-shoots',
      goal: 200_00,
      story:
        'I am seventy-one and I have a new hip. It was the old one that needed the air ambulance, on the way down from Cefn ridge. This is to say thank you with both legs.',
      updates: ['The hip has been round the reservoir and sends its regards.'],
    },
    {
      slug: 'gus-ferreira',
      name: 'Gus Ferreira',
      team: 'old-bridge-bakery',
      captain: true,
      goal: 350_00,
      story:
        'I bake four hundred loaves before most people are up. Running at half past nine will feel like an evening off.',
    },
    {
      slug: 'noor-hussain',
      name: 'Noor Hussain',
      team: 'bridgeford-school',
      captain: true,
      goal: 400_00,
      story:
        'Year 9 have promised to be quiet for a whole lesson if I raise four hundred pounds. I have never wanted anything so much.',
    },
    {
      slug: 'bethan-pritchard',
      name: 'Bethan Pritchard',
      team: 'mountain-rescue',
      captain: true,
      goal: 600_00,
      story: 'Eleven years on the team. On the worst nights the sound of the rotor is the best sound there is.',
    },
    {
      slug: 'tomasz-wojcik',
      name: 'Tomasz Wójcik',
      team: 'old-bridge-bakery',
      goal: 200_00,
      story:
        'I drive the bread van. I know every lane between here and Teme Valley, and how long they are when you are waiting for help.',
    },
    {
      slug: 'aisha-okafor',
      name: 'Aisha Okafor',
      team: 'lifeline',
      goal: 450_00,
      story:
        'Intensive care, nights. I see who arrives and in what state. The difference that a doctor at the roadside makes is not small.',
    },
    {
      slug: 'rory-nightingale',
      name: 'Rory Nightingale',
      team: 'mountain-rescue',
      goal: 300_00,
      story: 'Last winter I was the casualty. Broken ankle, embarrassed face, excellent flight.',
    },
    {
      slug: 'mei-baptiste',
      name: 'Mei Baptiste',
      team: 'green-shoots',
      goal: 250_00,
      story:
        'Sam is six and wants you to know he has been in a real helicopter. I want you to know why he is still here to tell you.',
    },
    {
      slug: 'hamish-obi',
      name: 'Hamish Obi',
      team: 'tuesday-trotters',
      goal: 150_00,
      story: 'My doctor said to take up something gentle. This is my answer.',
    },
    {
      slug: 'catrin-evans',
      name: 'Catrin Evans',
      team: 'bridgeford-school',
      goal: 200_00,
      story: 'I teach the recorder to thirty children at once. Nothing on this course can frighten me.',
    },
    {
      slug: 'vikram-gallagher',
      name: 'Vikram Gallagher',
      goal: 300_00,
      story:
        'For my father-in-law, who farms so far up the valley that the ambulance needs a map and the helicopter only needs a field.',
    },
    {
      slug: 'florence-mcallister',
      name: 'Florence McAllister',
      team: 'lifeline',
      goal: 350_00,
      story: 'Radiographer, reluctant runner, easily bribed with cake.',
    },
    {
      slug: 'idris-bowen',
      name: 'Idris Bowen',
      team: 'mountain-rescue',
      goal: 250_00,
      story: 'We train with the crew twice a year. They are better than us at everything except walking uphill.',
    },
    {
      slug: 'shanice-featherstone',
      name: 'Shanice Featherstone',
      team: 'tuesday-trotters',
      goal: 200_00,
      story: 'I said yes in a pub. Here we are.',
    },
    {
      slug: 'leon-macleod',
      name: 'Leon Macleod',
      goal: 500_00,
      story:
        'Two years ago my heart stopped at parkrun. Eleven minutes of strangers and one helicopter. I would like to finish this time.',
      updates: ['Cardiology says yes. I have it in writing and framed.'],
    },
    {
      slug: 'rukhsana-siddiqui',
      name: 'Rukhsana Siddiqui',
      team: 'green-shoots',
      goal: 150_00,
      story: 'I grow dahlias. I had no idea I also grew blisters.',
    },
    {
      slug: 'oliver-blackwood',
      name: 'Oliver Blackwood',
      team: 'old-bridge-bakery',
      goal: 200_00,
      story: 'Apprentice baker, former sprinter, current lover of sitting down.',
    },
    ...riverside10kMoreRunners,
  ],
}
