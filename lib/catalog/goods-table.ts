/**
 * The simplest table of goods: the columns of the template that merchants fill in, with their headings in each language. The importer
 * understands all of them, whatever the reader's language.
 */
import { LANGUAGES, type Language } from '@/lib/market/languages'

export const TABLE_COLUMNS = [
  'name',
  'price',
  'sku',
  'ean',
  'brand',
  'group',
  'colour',
  'size',
  'stock',
  'description',
  'picture',
] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

/** Without these a row is no product. */
export const NEEDED_COLUMNS: readonly TableColumn[] = ['name', 'price']

/** Of each language the heading of the template first, then other words that tables of goods have. */
const HEADINGS: Readonly<Record<Language, Readonly<Record<TableColumn, readonly [string, ...string[]]>>>> = {
  en: {
    name: ['Name', 'Product', 'Product name'],
    price: ['Price'],
    sku: ['Product number', 'SKU', 'Item number', 'Article number'],
    ean: ['EAN', 'GTIN', 'Barcode', 'Bar code'],
    brand: ['Brand', 'Manufacturer'],
    group: ['Category', 'Group', 'Product group'],
    colour: ['Colour', 'Color'],
    size: ['Size'],
    stock: ['Stock', 'Quantity', 'In stock'],
    description: ['Description'],
    picture: ['Picture', 'Pictures', 'Image', 'Images'],
  },
  fi: {
    name: ['Nimi', 'Tuote', 'Tuotenimi', 'Tuotteen nimi'],
    price: ['Hinta', 'Myyntihinta'],
    sku: ['Tuotenumero', 'Tuotekoodi', 'Nimike'],
    ean: ['EAN', 'EAN-koodi', 'Viivakoodi'],
    brand: ['Merkki', 'Tuotemerkki', 'Brändi', 'Valmistaja'],
    group: ['Tuoteryhmä', 'Ryhmä', 'Kategoria'],
    colour: ['Väri'],
    size: ['Koko'],
    stock: ['Saldo', 'Varastosaldo', 'Varasto', 'Määrä'],
    description: ['Kuvaus', 'Tuotekuvaus'],
    picture: ['Kuva', 'Kuvat', 'Kuvan osoite'],
  },
  sv: {
    name: ['Namn', 'Produkt', 'Produktnamn'],
    price: ['Pris'],
    sku: ['Artikelnummer', 'Artnr'],
    ean: ['EAN', 'EAN-kod', 'Streckkod'],
    brand: ['Varumärke', 'Märke', 'Tillverkare'],
    group: ['Kategori', 'Produktgrupp', 'Varugrupp', 'Grupp'],
    colour: ['Färg'],
    size: ['Storlek'],
    stock: ['Lagersaldo', 'Saldo', 'Lager', 'Antal'],
    description: ['Beskrivning', 'Produktbeskrivning'],
    picture: ['Bild', 'Bilder', 'Bildadress'],
  },
  de: {
    name: ['Name', 'Produktname', 'Bezeichnung', 'Produkt'],
    price: ['Preis', 'Verkaufspreis'],
    sku: ['Artikelnummer', 'Art.-Nr.'],
    ean: ['EAN', 'EAN-Code', 'Barcode', 'Strichcode'],
    brand: ['Marke', 'Hersteller'],
    group: ['Kategorie', 'Warengruppe', 'Produktgruppe'],
    colour: ['Farbe'],
    size: ['Größe', 'Groesse'],
    stock: ['Bestand', 'Lagerbestand', 'Menge'],
    description: ['Beschreibung', 'Produktbeschreibung'],
    picture: ['Bild', 'Bilder', 'Bildadresse'],
  },
  fr: {
    name: ['Nom', 'Produit', 'Nom du produit', 'Désignation'],
    price: ['Prix', 'Prix de vente'],
    sku: ['Référence', 'Code article'],
    ean: ['EAN', 'Code EAN', 'Code-barres'],
    brand: ['Marque', 'Fabricant'],
    group: ['Catégorie', 'Groupe'],
    colour: ['Couleur'],
    size: ['Taille', 'Pointure'],
    stock: ['Stock', 'Quantité'],
    description: ['Description'],
    picture: ['Image', 'Images', 'Photo', 'Photos'],
  },
  ru: {
    name: ['Название', 'Наименование', 'Товар'],
    price: ['Цена'],
    sku: ['Артикул'],
    ean: ['EAN', 'Штрихкод', 'Штрих-код'],
    brand: ['Бренд', 'Марка', 'Производитель'],
    group: ['Категория', 'Группа', 'Группа товаров'],
    colour: ['Цвет'],
    size: ['Размер'],
    stock: ['Остаток', 'Количество', 'Наличие'],
    description: ['Описание'],
    picture: ['Изображение', 'Изображения', 'Фото'],
  },
}

/** Every heading of a column; those of the template first. */
export const headingsOf = (column: TableColumn): readonly string[] => {
  const own = Object.values(HEADINGS).map((names) => names[column])
  return [...new Set([...own.map(([first]) => first), ...own.flat()])]
}

export const headingIn = (column: TableColumn, language: Language): string => HEADINGS[language][column][0]

/** The language that most of the headings are in. */
export function languageOfHeader(header: readonly string[]): Language {
  const given = new Set(header.map((name) => name.toLowerCase()))
  const count = (language: Language) =>
    Object.values(HEADINGS[language]).filter((names) => names.some((name) => given.has(name.toLowerCase()))).length
  return LANGUAGES.reduce((best, language) => (count(language) > count(best) ? language : best))
}

interface Example {
  readonly name: string
  readonly brand: string
  readonly group: string
  readonly colours: readonly [string, string]
  readonly description: string
}

const EXAMPLES: Readonly<Record<Language, Example>> = {
  en: {
    name: 'Example beanie',
    brand: 'Example brand',
    group: 'Hats',
    colours: ['Blue', 'Red'],
    description: 'A warm beanie of merino wool.',
  },
  fi: {
    name: 'Esimerkkipipo',
    brand: 'Esimerkkimerkki',
    group: 'Päähineet',
    colours: ['Sininen', 'Punainen'],
    description: 'Lämmin pipo merinovillasta.',
  },
  sv: {
    name: 'Exempelmössa',
    brand: 'Exempelmärke',
    group: 'Mössor',
    colours: ['Blå', 'Röd'],
    description: 'En varm mössa av merinoull.',
  },
  de: {
    name: 'Beispielmütze',
    brand: 'Beispielmarke',
    group: 'Mützen',
    colours: ['Blau', 'Rot'],
    description: 'Eine warme Mütze aus Merinowolle.',
  },
  fr: {
    name: 'Bonnet d’exemple',
    brand: 'Marque d’exemple',
    group: 'Bonnets',
    colours: ['Bleu', 'Rouge'],
    description: 'Un bonnet chaud en laine mérinos.',
  },
  ru: {
    name: 'Шапка для примера',
    brand: 'Бренд для примера',
    group: 'Шапки',
    colours: ['Синий', 'Красный'],
    description: 'Тёплая шапка из мериносовой шерсти.',
  },
}

/** Numbers that begin with 2 are free for a shop's own use, so that they are nobody's. */
const EANS = ['2000000000015', '2000000000022'] as const

/**
 * The template as CSV: two variants of one product, since two rows with one name are what a merchant has to see. With the mark at its
 * beginning by which spreadsheets know UTF-8, and with the separator and the decimal sign of spreadsheets in that language.
 */
export function tableTemplate(language: Language): string {
  const { name, brand, group, colours, description } = EXAMPLES[language]
  const [separator, price] = language === 'en' ? [',', '24.90'] : [';', '24,90']
  const rows = colours.map((colour, place) => [
    name,
    price,
    `EX-1-${place + 1}`,
    EANS[place] ?? '',
    brand,
    group,
    colour,
    'M',
    String(5 - place),
    place === 0 ? description : '',
    '',
  ])
  const lines = [TABLE_COLUMNS.map((column) => headingIn(column, language)), ...rows]
  return `\uFEFF${lines.map((cells) => cells.join(separator)).join('\r\n')}\r\n`
}
