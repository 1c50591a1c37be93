import { expect, test } from 'vitest';
import { spokenAudience } from './spoken-audience.ts';

test.each([
  ['They are North American anglers who already booked a week', 'North American anglers who already booked a week'],
  ['South Indian restaurant owners', 'South Indian restaurant owners'],
  ['New England orchard keepers', 'New England orchard keepers'],
  ['Latin American dancers', 'Latin American dancers'],
  ['New English teachers in Spain', 'new English teachers in Spain'],
  ['Young American couples', 'young American couples'],
  [
    'You are a couple in your late fifties, you bought your first caravan last year, and only one of you ever drives it.',
    'any couple in their late fifties who bought their first caravan last year, and only one of them ever drives it',
  ],
  [
    'sugarmakers, 1,500 to 6,000 taps, on vacuum tubing. Vermont, northern NH. Day job or cows besides',
    'sugarmakers: 1,500 to 6,000 taps, on vacuum tubing. Vermont, northern NH. Day job or cows besides',
  ],
  ['Registered managers of care homes (20–60 beds)', 'registered managers of care homes with 20 to 60 beds'],
  [
    'Owners of costume hire shops (1–5 staff, 2,000+ outfits)',
    'owners of costume hire shops with 1 to 5 staff and more than 2,000 outfits',
  ],
  [
    'technical managers, mid-size theatres (300–1,200 seats)',
    'technical managers: mid-size theatres, 300 to 1,200 seats',
  ],
  ['courier co. owners / ops mgrs w/ 10–80 e-bikes', 'courier company owners and ops managers with 10 to 80 e-bikes'],
  [
    'Hobby stained glass people. Did the weekend class, have a grinder in the garage.',
    'hobby stained glass people who did the weekend class, have a grinder in the garage',
  ],
  [
    'backend / platform teams, 6-12 engineers, B2B SaaS. team lead = buyer',
    'backend and platform teams: 6 to 12 engineers, B2B SaaS',
  ],
  ['Owners of craft bakeries, 2-10 shops, own production', 'owners of craft bakeries: 2 to 10 shops, own production'],
  [
    'Small organisers of bicycle tours, two to six persons in the team',
    'small organisers of bicycle tours with two to six persons in the team',
  ],
  ["so it's mostly people in their fifties, whose mum has died", 'people in their fifties, whose mum has died'],
  ['Freelance designers, 3 to 8 years in', 'freelance designers, 3 to 8 years in'],
  [
    'Women who run a dance school alone, 60 to 150 children, and do the fees themselves',
    'women who run a dance school alone, 60 to 150 children, and do the fees themselves',
  ],
  ['Self-employed carpet fitters, 35 to 55, knees going', 'self-employed carpet fitters: 35 to 55, knees going'],
  ['Women widowed last year', 'women widowed last year'],
  ['I help busy mums run their first 10k', 'busy mums'],
  ['Helping retired people who have boxes of photos', 'retired people who have boxes of photos'],
  ["you're a plumber with two vans", "anyone who's a plumber with two vans"],
  ['My ideal client is a designer who charges by the hour', 'every designer who charges by the hour'],
  ['- nurses\n- midwives\n- carers', 'nurses, midwives and carers'],
  ['Learning violin as an adult', 'anyone learning violin as an adult'],
  [
    'Small museums run by two people and a rota of volunteers',
    'small museums run by two people and a rota of volunteers',
  ],
  [
    'Small organisers of bicycle tours, two to six persons in the team',
    'small organisers of bicycle tours with two to six persons in the team',
  ],
  ['Nurseries, 40 children at most', 'nurseries with 40 children at most'],
  [
    'You milk between 70 and 160 cows on a family farm, and you do most of the milkings yourself.',
    'people who milk between 70 and 160 cows on a family farm, and do most of the milkings themselves',
  ],
  [
    'So who I talk to is women, mostly women, who bought a longarm quilting machine, and they are a year or two in.',
    'women, mostly women, who bought a longarm quilting machine. They are a year or two in',
  ],
  [
    'My listeners are English-speaking opera singers between 26 and 34.',
    'English-speaking opera singers between 26 and 34',
  ],
  [
    "So you're somebody who bought a longarm, mostly you're retired or about to be, and you put it in your son's bedroom.",
    "anyone who bought a longarm. Mostly they're retired or about to be, and they put it in their son's bedroom",
  ],
  [
    'small webshops in the Netherlands + Belgium shipping to UK / Switzerland / Norway',
    'small webshops in the Netherlands and Belgium shipping to UK, Switzerland and Norway',
  ],
  [
    'shops in UK/NL/BE shipping to UK/Norway',
    'shops in the UK, the Netherlands and Belgium shipping to the UK and Norway',
  ],
  [
    'Retired men with a loft or garage layout, gone digital, trains stall.',
    'retired men with a loft or garage layout, gone digital, whose trains stall',
  ],
  [
    'You run the arena, with one part-timer and a board of volunteers above you.',
    'people who run the arena, with one part-timer and a board of volunteers above them',
  ],
  ['climbing gym owners', 'climbing gym owners'],
  ['Managing committee members, 60-250 flats', 'managing committee members with 60 to 250 flats'],
  ['Managing agents, 40 to 200 blocks', 'managing agents with 40 to 200 blocks'],
  ['Planning committee chairs', 'planning committee chairs'],
  ['Purchasing officers and stores managers', 'purchasing officers and stores managers'],
  ['Coaching staff at rowing clubs', 'coaching staff at rowing clubs'],
  ['Marketing leads at software firms with under 50 people', 'marketing leads at software firms with under 50 people'],
  ['Managing small teams of nurses', 'anyone managing small teams of nurses'],
  ['Visiting elderly parents every weekend', 'anyone visiting elderly parents every weekend'],
  ['Struggling bakery owners', 'struggling bakery owners'],
  ['Chasing late payers', 'anyone chasing late payers'],
  ['Nonprofits struggling to fund the next year', 'nonprofits struggling to fund the next year'],
  ['Bula! Front desk girls at the island resorts', 'front desk girls at the island resorts'],
  ["hey everyone, it's for nail techs who work from home", 'nail techs who work from home'],
  ["G'day. Shearers who run their own stand", 'shearers who run their own stand'],
  ['hello lovelies! doulas in their first year', 'doulas in their first year'],
  ['Reporting analysts at captive insurers', 'reporting analysts at captive insurers'],
  [
    'Man with one old boat. Has had it ten years. Sails alone, fixes nothing.',
    'the man with one old boat, who has had it ten years. Sails alone, fixes nothing',
  ],
  ["Ladies, forty to sixty I'd say, who inherited a piano", 'ladies, forty to sixty, who inherited a piano'],
])('the audience "%s" is said as "%s"', (answer, spoken) => {
  expect(spokenAudience(answer)).toBe(spoken);
});
