const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Verbs after which "they" is the one who was thought or spoken about. */
export const COGNITION = words(
  'think say believe feel wonder notice assume know see ask tell hear hope fear realise realize wish worry claim',
);

/** Nouns by which any author may mean the audience. */
export const GENERIC_AUDIENCE = words(
  'client customer student audience prospect reader member listener viewer attendee participant',
);

/** Said of the audience in the plural, singular once it is said to one person. */
export const HUMAN_COMPLEMENTS =
  words(`failures frauds caretakers chefs cooks imposters impostors losers strangers burdens victims beginners amateurs experts robots zombies
  outsiders hypocrites quitters idiots fools children kids mothers fathers parents moms dads wives husbands coaches leaders owners freelancers
  teachers nurses people-pleasers perfectionists procrastinators employees slaves prisoners passengers machines ghosts liars cheaters
  teenagers adults entrepreneurs founders professionals hostages spectators cowards wrecks roommates criminals students guests patients servants soldiers orphans tourists`);

/** What one person has one of. */
export const ONE_EACH = words(
  `lives minds bodies heads hearts faces names voices phones laptops inboxes calendars marriages careers jobs businesses bosses
  husbands wives mothers fathers partners spouses desks homes houses cars stomachs chests throats backs necks brains nervous-systems reputations confidences
  bank-accounts souls beds kitchens websites offers prices audiences niches`.replace(' prices', ''),
);

/** People named by one word without a plural of its own; "they" may go back to them. */
export const COLLECTIVES = words(
  'people staff children men women police fish sheep cattle bees folks couple brigade crew council committee',
);

/** What somebody moves who is angry, tired or kind: "her boss rolls her eyes". */
export const OF_THE_BODY = words(
  'eyes eye head voice shoulders eyebrows eyebrow arms hands hand finger tongue lips back knee knees feet',
);

/** Who has a name of their own in the family: "Gran", and no "the" before it. */
export const CALLED_BY_KINSHIP = words('mum mom mummy dad daddy gran grandma grandpa grandad granny nan nana auntie');
