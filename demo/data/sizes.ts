/** Sizes in the order the shop lists them (spec 2 §3: letters first, then numbers), types, and size tables. */
import { loc } from './types'
import type { Localized } from '@/lib/backend/domain/schema'

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL']
const CHILD = ['74/80', '86/92', '98/104', '110/116', '122/128', '134/140', '146/152']
const SOCK = ['22–24', '25–27', '28–30', '31–33', '34–36', '37–39', '40–42', '43–45', '46–48']
const SHOE_CHILD = ['24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35']
const SHOE = ['36', '37', '37,5', '38', '38,5', '39', '39,5', '40', '40,5', '41', '41,5', '42', '42,5', '43', '43,5', '44', '44,5', '45', '46', '47']
/** Men's trousers by half the chest; women's, 36 to 46, are among the shoes' numbers. */
const TROUSERS = ['48', '50', '52', '54', '56']
/** Children's lengths, and the smallest of the women's. */
const MONDO_SMALL = ['18.5', '19.5', '20.5', '21.5', '22.5']
const MONDO = ['23.5', '24.5', '25.5', '26.5', '27.5', '28.5', '29.5']
const CENTIMETRES = [12, 17, 20, 26, 30, 45, 50, 55, 56, 60, 64, 65, 75, 76, 100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 148, 150, 155, 156, 160, 164, 165, 166, 170, 172, 173, 175, 180, 185, 188, 190, 195, 200, 202, 205, 207, 210, 220, 230, 240, 260]
const METRES = [30, 40, 50, 60, 70, 80]
/** Body weights of life jackets. */
const KILOGRAMS = ['10–20 kg', '20–30 kg', '30–40 kg', '40–60 kg', '60–80 kg', '80–120 kg']
const OTHER = ['3', '4', '5', '6', '7', '8', '9', '10', '40–54 cm', '48–52 cm', '52–57 cm', '56–61 cm']
/** Lengths of both sides, contents, weights of food and fuel, and pieces in a pack. */
const SIDES = ['3 × 3 m', '3 × 4 m', '4 × 4 m']
const LITRES = ['0,35 l', '0,5 l', '0,6 l', '0,75 l', '0,8 l', '0,9 l', '1 l', '1,3 l', '1,5 l', '2 l', '3 l', '5 l', '6 l', '10 l', '16 l', '20 l', '25 l', '35 l', '40 l', '60 l', '90 l']
const GRAMS = ['100 g', '250 g', '450 g', '1000 g']
const PIECES = ['1 ×', '6 ×', '15 ×']

/** All sizes, sorted. */
export const SIZES: readonly string[] = [
  ...LETTERS, ...CHILD, ...SOCK, ...OTHER, ...MONDO_SMALL, ...MONDO, ...SHOE_CHILD, ...SHOE, ...TROUSERS, ...CENTIMETRES.map((n) => `${n} cm`), ...METRES.map((n) => `${n} m`), ...KILOGRAMS, ...SIDES, ...LITRES, ...GRAMS, ...PIECES,
]

export const ALPHA = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const ALPHA_W = ['XS', 'S', 'M', 'L', 'XL'] as const
export const ALPHA_M = ['S', 'M', 'L', 'XL', 'XXL'] as const
export const TROUSERS_W = ['36', '38', '40', '42', '44'] as const
export const TROUSERS_M = ['48', '50', '52', '54', '56'] as const
export const SHOES_W = ['37', '37,5', '38', '38,5', '39', '39,5', '40', '40,5', '41'] as const
export const SHOES_M = ['41', '41,5', '42', '42,5', '43', '43,5', '44', '44,5', '45', '46'] as const
export const SHOES_U = ['38', '39', '40', '41', '42', '43', '44', '45', '46'] as const
export const SHOES_CHILD: readonly string[] = SHOE_CHILD

export const MONDO_SIZES: readonly string[] = MONDO

export const TYPES: readonly (readonly [slug: string, names: Localized])[] = [
  ['zip-left', loc('Zip on the left', 'Vetoketju vasemmalla', 'Dragkedja till vänster', 'Reißverschluss links', 'Zip à gauche', 'Молния слева')],
  ['zip-right', loc('Zip on the right', 'Vetoketju oikealla', 'Dragkedja till höger', 'Reißverschluss rechts', 'Zip à droite', 'Молния справа')],
  ['back-short', loc('Short back, 42–48 cm', 'Lyhyt selkä, 42–48 cm', 'Kort rygg, 42–48 cm', 'Kurzer Rücken, 42–48 cm', 'Dos court, 42–48 cm', 'Короткая спина, 42–48 см')],
  ['back-regular', loc('Regular back, 47–53 cm', 'Normaali selkä, 47–53 cm', 'Normal rygg, 47–53 cm', 'Normaler Rücken, 47–53 cm', 'Dos standard, 47–53 cm', 'Обычная спина, 47–53 см')],
  ['adze', loc('Adze', 'Kuokkaterä', 'Skopa', 'Schaufel', 'Panne', 'Лопатка')],
  ['hammer', loc('Hammer', 'Vasara', 'Hammare', 'Hammer', 'Marteau', 'Молоток')],
  ['basket', loc('Basket binding, any stiff boot', 'Korisiteet, kaikki jäykät kengät', 'Korgbindning, alla styva kängor', 'Körbchenbindung, jeder steife Schuh', 'Fixation à paniers, toute chaussure rigide', 'Мягкое крепление, любой жёсткий ботинок')],
  ['heel-clip', loc('Heel lever, boots with heel welt', 'Kantavipu, kantareunallinen kenkä', 'Hälspännare, känga med hälkant', 'Kipphebel, Schuh mit Fersenrand', 'Talonnière, chaussure à débord arrière', 'Полужёсткое крепление, ботинок с задним рантом')],
]

/** Ids of the size tables. */
export const TABLE = { women: 1, men: 2, children: 3, shoes: 4, mondo: 5, gloves: 6, socks: 7, trousersWomen: 8, trousersMen: 9, childrenShoes: 10, gloveLetters: 11, booties: 12, childHarness: 13 } as const

export interface DemoSizeTable {
  id: number
  names: Localized
  info: Localized
  sizes: readonly string[]
  rows: readonly (readonly [names: Localized, unit: string, values: readonly string[]])[]
}

const CHEST = loc('Chest', 'Rinnanympärys', 'Bröstvidd', 'Brustumfang', 'Tour de poitrine', 'Обхват груди')
const WAIST = loc('Waist', 'Vyötärö', 'Midjevidd', 'Taillenumfang', 'Tour de taille', 'Обхват талии')
const HIP = loc('Hips', 'Lantio', 'Höftvidd', 'Hüftumfang', 'Tour de hanches', 'Обхват бёдер')
const SLEEVE = loc('Sleeve length', 'Hihan pituus', 'Ärmlängd', 'Ärmellänge', 'Longueur de manche', 'Длина рукава')
const INSEAM = loc('Inside leg', 'Sisäsauma', 'Innerbenslängd', 'Schrittlänge', 'Entrejambe', 'Длина по внутреннему шву')
const HEIGHT = loc('Height', 'Pituus', 'Kroppslängd', 'Körpergröße', 'Stature', 'Рост')
const FOOT = loc('Foot length', 'Jalkaterän pituus', 'Fotlängd', 'Fußlänge', 'Longueur du pied', 'Длина стопы')
const BODY_INFO = loc(
  'Measure on bare skin or thin underwear and keep the tape level. Between two sizes: take the larger one if a warm layer goes underneath.',
  'Mittaa paljaalta iholta tai ohuen alusvaatteen päältä ja pidä mittanauha vaakasuorassa. Kahden koon välissä: ota suurempi, jos alle tulee lämmin kerros.',
  'Mät på bar hud eller tunt underställ och håll måttbandet vågrätt. Mellan två storlekar: ta den större om ett varmt lager ska få plats under.',
  'Auf der Haut oder über dünner Unterwäsche messen, das Maßband waagerecht halten. Zwischen zwei Größen: die größere, wenn eine warme Schicht darunter soll.',
  'Mesurez à même la peau, ruban bien horizontal. Entre deux tailles, prenez la plus grande si vous portez une couche chaude dessous.',
  'Измеряйте по телу или поверх тонкого белья, ленту держите горизонтально. Между двумя размерами берите больший, если под низ пойдёт тёплый слой.',
)
const SHOE_INFO = loc(
  'Stand on a sheet of paper with your heel against the wall, in the evening and with the sock you will wear. Add 8–10 mm for hiking, 5 mm for running on short distances.',
  'Seiso paperin päällä kantapää seinää vasten, illalla ja se sukka jalassa, jota aiot käyttää. Lisää vaellukseen 8–10 mm, lyhyisiin juoksuihin 5 mm.',
  'Stå på ett papper med hälen mot väggen, på kvällen och med den strumpa du ska ha. Lägg till 8–10 mm för vandring, 5 mm för kortare löpning.',
  'Abends, mit der passenden Socke und der Ferse an der Wand auf ein Blatt Papier stellen. Fürs Wandern 8–10 mm zugeben, für kurze Läufe 5 mm.',
  'Le soir, avec la chaussette prévue, posez le pied sur une feuille, talon contre le mur. Ajoutez 8 à 10 mm pour la randonnée, 5 mm pour la course.',
  'Встаньте вечером на лист бумаги пяткой к стене, в тех носках, в которых пойдёте. Для похода прибавьте 8–10 мм, для коротких пробежек 5 мм.',
)
const PALM_INFO = loc('Measure around the widest part of the palm, without the thumb.', 'Mittaa kämmenen leveimmästä kohdasta ilman peukaloa.', 'Mät runt handflatans bredaste del, utan tummen.', 'An der breitesten Stelle der Hand messen, ohne Daumen.', 'Mesurez le tour de paume au plus large, sans le pouce.', 'Измерьте ладонь в самом широком месте, без большого пальца.')
const PALM = loc('Palm', 'Kämmen', 'Handflata', 'Handumfang', 'Tour de paume', 'Обхват ладони')

export const SIZE_TABLES: readonly DemoSizeTable[] = [
  {
    id: TABLE.women, names: loc('Clothing, women', 'Naisten vaatteet', 'Damkläder', 'Damenbekleidung', 'Vêtements femme', 'Женская одежда'), info: BODY_INFO,
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    rows: [
      [CHEST, 'cm', ['80–84', '84–88', '88–94', '94–100', '100–107', '107–114']],
      [WAIST, 'cm', ['62–66', '66–70', '70–76', '76–83', '83–90', '90–98']],
      [HIP, 'cm', ['86–90', '90–95', '95–101', '101–107', '107–114', '114–121']],
      [SLEEVE, 'cm', ['77', '78', '79', '80', '81', '82']],
      [INSEAM, 'cm', ['77', '78', '79', '80', '81', '81']],
    ],
  },
  {
    id: TABLE.men, names: loc('Clothing, men', 'Miesten vaatteet', 'Herrkläder', 'Herrenbekleidung', 'Vêtements homme', 'Мужская одежда'), info: BODY_INFO,
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    rows: [
      [CHEST, 'cm', ['84–89', '89–95', '95–102', '102–109', '109–117', '117–126']],
      [WAIST, 'cm', ['70–75', '75–81', '81–88', '88–95', '95–104', '104–114']],
      [HIP, 'cm', ['86–90', '90–96', '96–102', '102–108', '108–115', '115–123']],
      [SLEEVE, 'cm', ['81', '83', '85', '87', '89', '91']],
      [INSEAM, 'cm', ['79', '80', '82', '84', '85', '86']],
    ],
  },
  {
    id: TABLE.children, names: loc('Clothing, children', 'Lasten vaatteet', 'Barnkläder', 'Kinderbekleidung', 'Vêtements enfant', 'Детская одежда'), info: BODY_INFO,
    sizes: CHILD,
    rows: [[HEIGHT, 'cm', ['74–80', '86–92', '98–104', '110–116', '122–128', '134–140', '146–152']], [CHEST, 'cm', ['48–50', '51–54', '55–57', '59–61', '63–66', '69–72', '75–79']]],
  },
  {
    id: TABLE.shoes, names: loc('Shoes', 'Kengät', 'Skor', 'Schuhe', 'Chaussures', 'Обувь'), info: SHOE_INFO, sizes: SHOE,
    rows: [
      [FOOT, 'cm', ['22.5', '23.3', '23.7', '24', '24.3', '24.7', '25', '25.3', '25.7', '26', '26.3', '26.7', '27', '27.3', '27.7', '28', '28.3', '28.7', '29.3', '30']],
      [loc('UK', 'UK', 'UK', 'UK', 'UK', 'UK'), '', ['3.5', '4', '4.5', '5', '5.5', '6', '6', '6.5', '7', '7.5', '7.5', '8', '8.5', '9', '9', '9.5', '10', '10.5', '11', '12']],
      [loc('US men', 'US miehet', 'US herr', 'US Herren', 'US homme', 'US муж.'), '', ['4', '4.5', '5', '5.5', '6', '6.5', '7', '7', '7.5', '8', '8.5', '8.5', '9', '9.5', '10', '10', '10.5', '11', '12', '13']],
      [loc('US women', 'US naiset', 'US dam', 'US Damen', 'US femme', 'US жен.'), '', ['5.5', '6', '6.5', '7', '7.5', '8', '8.5', '8.5', '9', '9.5', '10', '10', '10.5', '11', '11.5', '12', '12.5', '13', '14', '15']],
    ],
  },
  {
    id: TABLE.childrenShoes, names: loc('Shoes, children', 'Lasten kengät', 'Barnskor', 'Kinderschuhe', 'Chaussures enfant', 'Детская обувь'),
    info: loc(
      'Let the child stand with the heel against a wall and measure the longer foot. Add 12–15 mm: that is room for a thick sock and for one season of growing.',
      'Anna lapsen seistä kantapää seinää vasten ja mittaa pidempi jalka. Lisää 12–15 mm: siinä on tila paksulle sukalle ja yhden kauden kasvulle.',
      'Låt barnet stå med hälen mot väggen och mät den längsta foten. Lägg till 12–15 mm: det är plats för en tjock strumpa och en säsongs växande.',
      'Das Kind mit der Ferse an die Wand stellen und den längeren Fuß messen. 12–15 mm zugeben: Platz für eine dicke Socke und eine Saison Wachstum.',
      'Faites tenir l’enfant talon contre le mur et mesurez le pied le plus long. Ajoutez 12 à 15 mm : une chaussette épaisse et une saison de croissance.',
      'Поставьте ребёнка пяткой к стене и измерьте более длинную стопу. Прибавьте 12–15 мм: это место для толстого носка и запас на один сезон.',
    ),
    sizes: [...SHOE_CHILD, '36'],
    rows: [
      [FOOT, 'cm', ['14.8', '15.4', '16.1', '16.8', '17.4', '18.1', '18.8', '19.4', '20.1', '20.8', '21.4', '22.1', '22.8']],
      [loc('UK', 'UK', 'UK', 'UK', 'UK', 'UK'), '', ['7', '7.5', '8.5', '9', '10', '11', '11.5', '12.5', '13', '1', '2', '2.5', '3.5']],
    ],
  },
  {
    id: TABLE.mondo, names: loc('Ski boots (Mondopoint)', 'Laskettelumonot (Mondopoint)', 'Pjäxor (Mondopoint)', 'Skischuhe (Mondopoint)', 'Chaussures de ski (Mondopoint)', 'Горнолыжные ботинки (Mondopoint)'),
    info: loc(
      'Mondopoint is the length of your foot in centimetres. Toes should brush the liner when you stand upright and come free when you bend your knees.',
      'Mondopoint on jalkaterän pituus senttimetreinä. Varpaat saavat hipoa sisäkenkää suorassa seistessä ja irtoavat, kun koukistat polvia.',
      'Mondopoint är fotens längd i centimeter. Tårna ska snudda vid innerskon när du står rakt och släppa när du böjer knäna.',
      'Mondopoint ist die Fußlänge in Zentimetern. Im Stehen berühren die Zehen den Innenschuh leicht, mit gebeugten Knien sind sie frei.',
      'Le Mondopoint est la longueur du pied en centimètres. Debout, les orteils frôlent le chausson ; genoux fléchis, ils se dégagent.',
      'Mondopoint — это длина стопы в сантиметрах. Стоя прямо, вы слегка касаетесь пальцами внутреннего ботинка, согнув колени — уже нет.',
    ),
    sizes: [...MONDO_SMALL, ...MONDO],
    rows: [
      [FOOT, 'cm', ['18–18.5', '19–19.5', '20–20.5', '21–21.5', '22–22.5', '23–23.5', '24–24.5', '25–25.5', '26–26.5', '27–27.5', '28–28.5', '29–29.5']],
      [loc('EU', 'EU', 'EU', 'EU', 'EU', 'EU'), '', ['29.5', '31', '32.5', '34', '35.5', '37', '38.5', '40', '41.5', '42.5', '44', '45.5']],
      [loc('Sole length', 'Pohjan pituus', 'Sullängd', 'Sohlenlänge', 'Longueur de semelle', 'Длина подошвы'), 'mm', ['225', '235', '245', '255', '265', '275', '285', '295', '305', '315', '325', '335']],
    ],
  },
  {
    id: TABLE.gloves, names: loc('Gloves', 'Käsineet', 'Handskar', 'Handschuhe', 'Gants', 'Перчатки'),
    info: PALM_INFO,
    sizes: ['3', '4', '5', '6', '7', '8', '9', '10'],
    rows: [[PALM, 'cm', ['12', '13.5', '15', '16', '18', '20', '22.5', '25']]],
  },
  {
    id: TABLE.gloveLetters, names: loc('Gloves, S to XL', 'Käsineet, S–XL', 'Handskar, S–XL', 'Handschuhe, S bis XL', 'Gants, S à XL', 'Перчатки, S–XL'), info: PALM_INFO,
    sizes: ['S', 'M', 'L', 'XL'], rows: [[PALM, 'cm', ['16–18', '18–20', '20–22.5', '22.5–25']]],
  },
  {
    id: TABLE.socks, names: loc('Socks', 'Sukat', 'Strumpor', 'Socken', 'Chaussettes', 'Носки'), info: SHOE_INFO, sizes: SOCK,
    rows: [[FOOT, 'cm', ['13.5–15', '15.5–17', '17.5–19', '19.5–21', '21.5–23', '23.3–24.8', '25–26.7', '27–28.5', '29–31']]],
  },
  {
    id: TABLE.trousersWomen, names: loc('Trousers, women (EU sizes)', 'Naisten housut (EU-koot)', 'Dambyxor (EU-storlekar)', 'Damenhosen (EU-Größen)', 'Pantalons femme (tailles UE)', 'Женские брюки (размеры ЕС)'), info: BODY_INFO,
    sizes: [...TROUSERS_W],
    rows: [[WAIST, 'cm', ['66–70', '70–74', '74–78', '78–82', '82–87']], [HIP, 'cm', ['90–94', '94–98', '98–102', '102–106', '106–111']], [INSEAM, 'cm', ['78', '79', '80', '80', '81']]],
  },
  {
    id: TABLE.trousersMen, names: loc('Trousers, men (EU sizes)', 'Miesten housut (EU-koot)', 'Herrbyxor (EU-storlekar)', 'Herrenhosen (EU-Größen)', 'Pantalons homme (tailles UE)', 'Мужские брюки (размеры ЕС)'), info: BODY_INFO,
    sizes: [...TROUSERS_M],
    rows: [[WAIST, 'cm', ['80–84', '84–88', '88–93', '93–98', '98–104']], [HIP, 'cm', ['96–99', '99–103', '103–107', '107–111', '111–116']], [INSEAM, 'cm', ['81', '82', '83', '84', '85']]],
  },
  {
    id: TABLE.booties, names: loc('Camp booties', 'Telttatossut', 'Tälttofflor', 'Hüttenschuhe', 'Chaussons de camp', 'Пуховые тапочки'), info: SHOE_INFO, sizes: ['S', 'M', 'L', 'XL'],
    rows: [[FOOT, 'cm', ['22.5–24', '24.3–26', '26.3–28', '28.3–30']], [loc('EU', 'EU', 'EU', 'EU', 'EU', 'EU'), '', ['36–38', '39–41', '42–44', '45–47']]],
  },
  {
    id: TABLE.childHarness, names: loc('Full-body harness, children', 'Lasten kokovaljaat', 'Helkroppssele, barn', 'Komplettgurt, Kinder', 'Baudrier complet enfant', 'Детская полная обвязка'), info: BODY_INFO, sizes: ['XXS', 'XS'],
    rows: [[loc('Body weight', 'Paino', 'Kroppsvikt', 'Körpergewicht', 'Poids du corps', 'Вес тела'), 'kg', ['15–25', '25–40']], [HEIGHT, 'cm', ['95–115', '115–140']]],
  },
]
