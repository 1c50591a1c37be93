import { describe, expect, test } from 'vitest';
import { inBreaths } from './breaths.ts';

describe('a long sentence is said in several breaths', () => {
  test.each([
    [
      'A group for painters, you can send me a picture of your board and I cross out faces, a script for telling the mum about the extra kids.',
      [
        'A group for painters, you can send me a picture of your board and I cross out faces, a script for telling the mum about the extra kids.',
      ],
    ],
    [
      'You have one Saturday in my shed at Llanidloes with eight people and forty ewes, a call every fortnight until you lamb, and my phone number from the first of March until your last ewe is done.',
      [
        'You have one Saturday in my shed at Llanidloes with eight people and forty ewes, a call every fortnight until you lamb, and my phone number from the first of March until your last ewe is done.',
      ],
    ],
    [
      "Just so you know who says so: I drove trucks for 19 years, I've painted more than 11,000 kilometres of Queensland, and I've had my own redos with my own name on them.",
      [
        'Just so you know who says so: I drove trucks for 19 years.',
        "I've painted more than 11,000 kilometres of Queensland.",
        "And I've had my own redos with my own name on them.",
      ],
    ],
    [
      "Or they ring the supplier and go to a dearer bead, the B-HR or they mix in the big D's, and that reads maybe 160 and they reckon it's improving.",
      [
        "Or they ring the supplier and go to a dearer bead, the B-HR or they mix in the big D's, and that reads maybe 160 and they reckon it's improving.",
      ],
    ],
    [
      "If you've got a band mill and a heap of blades you can't bring yourself to throw out, that's my customer, I've never been wrong on that one.",
      [
        "If you've got a band mill and a heap of blades you can't bring yourself to throw out, that's my customer.",
        "I've never been wrong on that one.",
      ],
    ],
    [
      'Who brings to everybody the same box of chocolates, he is polite, and who brings you the spare part for your old coffee mill, him you let in and you talk to him.',
      [
        'Who brings to everybody the same box of chocolates, he is polite, and who brings you the spare part for your old coffee mill, him you let in and you talk to him.',
      ],
    ],
    [
      'You blame the factory because they do not respect the tolerances at all, the customers who order three sizes like it was a library, and the shops who taught them to do so.',
      [
        'You blame the factory because they do not respect the tolerances at all, the customers who order three sizes like it was a library, and the shops who taught them to do so.',
      ],
    ],
    [
      'The milk lorry driver says to you, "You have a few sore ones there, Michael," and he means it kindly, and you think about it until dinner.',
      [
        'The milk lorry driver says to you, "You have a few sore ones there, Michael."',
        'And he means it kindly, and you think about it until dinner.',
      ],
    ],
    [
      'They tune up in the parking lot and it is lovely for about four minutes, and then the drones start to wander off on their own, and everybody can hear it, and they have the whole second half to go.',
      [
        'They tune up in the parking lot and it is lovely for about four minutes.',
        'Then the drones start to wander off on their own.',
        'Everybody can hear it.',
        'And they have the whole second half to go.',
      ],
    ],
    [
      "If you've ever owned corks, and they're in your bag right now, then it's for you, and the first step is that you phone me and play me one low A for a minute.",
      [
        "If you've ever owned corks, and they're in your bag right now, then it's for you.",
        'And the first step is that you phone me and play me one low A for a minute.',
      ],
    ],
    [
      "It's belonging, isn't it, they want to be one of the eleven and not the eleventh, and there's usually a grandfather in it somewhere with a photo on the sideboard.",
      [
        "It's belonging, isn't it?",
        'They want to be one of the eleven and not the eleventh.',
        "And there's usually a grandfather in it somewhere with a photo on the sideboard.",
      ],
    ],
    [
      "You tell yourself, \"I'll do it after the Games, and then after the Games it's hunting season, and then it's Christmas, and there's a contest in June so nothing can be changed.\"",
      [
        "You tell yourself, \"I'll do it after the Games. Then after the Games it's hunting season. And then it's Christmas, and there's a contest in June so nothing can be changed.\"",
      ],
    ],
  ])('%s', (sentence, breaths) => {
    expect(inBreaths(sentence)).toEqual(breaths);
  });

  test.each([
    'Since the damp comes from below the floor and not from the wall, I begin with the boards in the back room, which nobody has lifted for forty years.',
    'Every fair you let pass, you lose a whole winter of the best school there is in this trade, which is to stand behind your own table.',
    'You have one answer from me each week, made for your hand, and one call of twenty minutes when something hurts, because nobody should practise against a pain.',
    'This is for you if your loss is less than fifteen months ago, you were paid something but not enough, and the two of you can give it one Saturday.',
    'You wait until the letter comes, and then you open it, and it is late.',
    "If the ice is too thick, and it's always too thick, and nobody has looked at the plant since the spring, with all that it costs you in power and in lost evenings, you freeze an inch for nothing.",
    'They say six hundred and forty dollars for blowing, I can blow for free, I have done so for thirty years in the garage and in the yard and in front of the Legion.',
    'What it does to a piper who has practised all winter for this one day in July with the whole family watching is that he hears it, he hears nothing else, for weeks?',
    "I'm on the mobile till nine any evening bar Thursday, that's choir, and nothing you show me leaves the house, not the envelopes and not the bag they came in.",
    "There was a woman at the yacht club, I won't say who, she says to my wife, oh they've asked us out again but we'll end up getting towed in by Gerald.",
    "I'd say, and no man ever said it to me straight out, but you want to open the envelope standing up in the hall with your coat on and already know what's in it.",
    "I've had goats for twenty two years and I've had, I counted from the sign-in book, three hundred and something people through the Saturdays.",
    'You blame the desk light, the conductor (he did take it faster, they all take it faster on the night), the headset, the flyman being deaf in one ear, which he was.',
    'You blame the flour, the oven (it was old when you bought it, they sold it to you as new), the yeast, the neighbour who slams her door, and the weather over the bay.',
    "It's silly things, you come down for the interval and you've actually seen the first act and you can tell her that she was lovely tonight and mean every word.",
    "It's small things, you open the van in the morning and the saw is where you left it and you're not shouting across the yard at the boy again.",
    'She dug the pond in one summer, lined it with clay from the next farm and the old barn, and she had four kinds of newt there the spring after that.',
    'I drove him to the station, thanked him, and then I wrote to every single reader who had left the paper in three years and asked them all for the reason.',
    'You have every form filled in beforehand by a notary, a room in which nobody is in a hurry, and I sit beside you at your first hearing if you live near Graz.',
    'I teach you no steps in the first month, I teach you only how to stand still, because who can keep his own balance, he finds the other two on the floor.',
  ])('what hangs together stays together: %s', (sentence) => {
    expect(inBreaths(sentence)).toEqual([sentence]);
  });

  test('what is only said while one looks for words goes, and no other word', () => {
    expect(
      inBreaths(
        'They want the pipe major to walk down the line with the tuner and just walk past them, you know, just a nod and keep going, because I mean he has stopped at them every Tuesday for six years.',
      ).join(' '),
    ).toBe(
      'They want the pipe major to walk down the line with the tuner and just walk past them, just a nod and keep going. Because he has stopped at them every Tuesday for six years.',
    );
  });
});
