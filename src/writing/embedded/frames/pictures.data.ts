/** Things the frames speak of in a picture; where the project is about one of them, the picture is heard as the thing itself. */
export const PICTURES: ReadonlySet<string> = new Set(
  `anchor ash bank bee biscuit blossom boat bone branch bread brick bridge bucket cake cat chain chair compass cookie court crown cup dog door drum
  engine feather fence fever field film fire fish flame floor flower fog fridge fuel garden gate glass grain ground harbour harvest hill horse house ice
  jar jury key kitchen knot ladder lake lamp leaf leaves leak lighthouse lock magnet map market medicine mirror mop mountain mug music needle net
  ocean oven patient pill plaster plumbing plank poison rain river rock roof root rope sail scar seed shadow shore snow soil song stone stove
  storm stream sword table tap ticket tide tin tooth tree tunnel umbrella wall water wave weed wheel window wing wound`.split(
    /\s+/,
  ),
);
