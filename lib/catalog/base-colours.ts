/** The colours by which lists are filtered (spec 2 §5): every colour of the shop belongs to one. Their names are messages. */
export const BASE_COLOURS = [
  'beige',
  'black',
  'blue',
  'brown',
  'green',
  'grey',
  'multi',
  'orange',
  'pink',
  'purple',
  'red',
  'silver',
  'turquoise',
  'white',
  'yellow',
] as const
