/** Names of colours and sizes in other shops, and what they are in this one. */
const BASE_COLOURS: Readonly<Record<string, string>> = {
  black: '#1f2124',
  grey: '#7d8085',
  gray: '#7d8085',
  white: '#f4f2ec',
  blue: '#2b5c9e',
  navy: '#1d2f4f',
  green: '#2f6b57',
  olive: '#5f6538',
  red: '#b3202c',
  orange: '#d9742b',
  yellow: '#e0b43c',
  brown: '#6e4a33',
  beige: '#cdbb9a',
  purple: '#5a3e78',
  pink: '#d98aa4',
  turquoise: '#2f9c9a',
  silver: '#b9bcbf',
}
const CONTROLS: Readonly<Record<string, string>> = { gray: 'grey', navy: 'blue', olive: 'green' }
const UNKNOWN = '#9a9a94'

/** The base colour and the colour value of a name's last word that has one. */
export function baseColourOf(name: string): { control: string; swatch: string } {
  const word = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .findLast((part) => Object.hasOwn(BASE_COLOURS, part))
  return word === undefined
    ? { control: 'multi', swatch: UNKNOWN }
    : { control: CONTROLS[word] ?? word, swatch: BASE_COLOURS[word] ?? UNKNOWN }
}

const LETTER_SIZES: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  'x-large': 'XL',
  'xx-large': 'XXL',
}

export function letterSizeOf(name: string): string {
  const letter = name.toLowerCase()
  return (Object.hasOwn(LETTER_SIZES, letter) && LETTER_SIZES[letter]) || name
}
