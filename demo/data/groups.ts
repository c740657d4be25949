/** The tree of product groups. Slugs are made from the names unless one is given. */
import type { Localized } from '@/lib/backend/domain/schema'
import { STATIC_PATHS } from '@/lib/market/tables/static-paths'

import { CAMP_GROUPS } from './camp-kitchen/groups'
import { CLIMB_GROUPS } from './climb-water-tech/groups'
import { FOOT_GROUPS } from './footwear-packs/groups'
import { SKI_GROUPS } from './ski-cycle/groups'
import { WEAR_GROUPS } from './wear/groups'
import { loc, type DemoGroup } from './types'

const WEAR = ['user', 'season', 'fit', 'material', 'weight'] as const
const SHELL = [...WEAR, 'water-column'] as const
const SHOES = ['user', 'season', 'material', 'weight', 'drop'] as const

let next = 0
function group(key: string, parent: string | null, filters: readonly string[], names: Localized, more: Omit<DemoGroup, 'id' | 'key' | 'parent' | 'filters' | 'names'> = {}): DemoGroup {
  return { id: ++next, key, ...(parent ? { parent } : {}), filters, names, ...more }
}

export const GROUPS: readonly DemoGroup[] = [
  group('clothing', null, WEAR, loc('Clothing', 'Vaatteet', 'Kläder', 'Bekleidung', 'Vêtements', 'Одежда'), {
    about: loc(
      'Layers for Nordic weather, from the wool against your skin to the shell that keeps out the sleet. We wear what we sell, we say when something runs small, and we would rather mend your old jacket than sell you a new one you do not need.',
      'Kerroksia pohjoiseen säähän: villasta ihoa vasten kuoreen, joka pitää räntäsateen ulkona. Käytämme itse sitä mitä myymme, kerromme jos koko on pieni, ja korjaamme mieluummin vanhan takkisi kuin myymme uuden, jota et tarvitse.',
      'Lager för nordiskt väder, från ullen närmast kroppen till skalet som håller snöblasket ute. Vi använder det vi säljer, säger till när något är litet i storleken och lagar hellre din gamla jacka än säljer en ny du inte behöver.',
      'Schichten für nordisches Wetter, von der Wolle auf der Haut bis zur Hülle gegen Schneeregen. Wir tragen, was wir verkaufen, sagen, wenn etwas klein ausfällt, und flicken lieber Ihre alte Jacke, als eine unnötige neue zu verkaufen.',
      'Des couches pour la météo nordique, de la laine à même la peau à la veste qui arrête la neige fondue. Nous portons ce que nous vendons, nous disons quand ça taille petit, et nous préférons réparer votre vieille veste.',
      'Слои для северной погоды: от шерсти на тело до куртки, которая не пустит мокрый снег. Мы носим то, что продаём, честно говорим, если вещь маломерит, и лучше починим вашу старую куртку, чем продадим ненужную новую.',
    ),
  }),
  group('jackets', 'clothing', SHELL, loc('Jackets', 'Takit', 'Jackor', 'Jacken', 'Vestes', 'Куртки'), {
    about: loc(
      'Shells, down and softshells. Start from the weather you meet most often: a shell stops rain and wind, down keeps you warm when you stand still, a softshell breathes when you do not.',
      'Kuoria, untuvaa ja softshellejä. Lähde säästä, jonka useimmin kohtaat: kuori pysäyttää sateen ja tuulen, untuva lämmittää kun seisot, softshell hengittää kun et seiso.',
      'Skal, dun och softshell. Utgå från vädret du oftast möter: skalet stoppar regn och vind, dunet värmer när du står still, softshell andas när du inte gör det.',
      'Hardshell, Daune und Softshell. Entscheidend ist das Wetter, das Sie am häufigsten haben: Hardshell hält Regen und Wind ab, Daune wärmt im Stehen, Softshell atmet in Bewegung.',
      'Hardshell, duvet et softshell. Partez de la météo la plus fréquente : la première arrête pluie et vent, le duvet tient chaud à l’arrêt, la softshell respire dans l’effort.',
      'Мембрана, пух и софтшелл. Отталкивайтесь от погоды, которая бывает чаще: мембрана держит дождь и ветер, пух греет, когда стоишь, софтшелл дышит, когда идёшь.',
    ),
  }),
  group('shell-jackets', 'jackets', SHELL, loc('Shell jackets', 'Kuoritakit', 'Skaljackor', 'Hardshelljacken', 'Vestes imperméables', 'Мембранные куртки')),
  group('insulated-jackets', 'jackets', [...WEAR, 'fill-power'], loc('Down and insulated jackets', 'Untuva- ja toppatakit', 'Dun- och vinterjackor', 'Daunen- und Isolationsjacken', 'Doudounes et vestes chaudes', 'Пуховики и утеплённые куртки')),
  group('softshell-jackets', 'jackets', WEAR, loc('Softshell and wind jackets', 'Softshell- ja tuulitakit', 'Softshell- och vindjackor', 'Softshell- und Windjacken', 'Softshells et coupe-vent', 'Софтшеллы и ветровки')),
  group('midlayers', 'clothing', [...WEAR, 'fabric-weight'], loc('Midlayers', 'Välikerrastot', 'Mellanlager', 'Midlayer und Fleece', 'Polaires et couches chaudes', 'Флис и средний слой')),
  group('base-layers', 'clothing', [...WEAR, 'fabric-weight'], loc('Base layers', 'Aluskerrastot', 'Underställ', 'Funktionsunterwäsche', 'Sous-vêtements techniques', 'Термобельё')),
  group('trousers', 'clothing', SHELL, loc('Trousers', 'Housut', 'Byxor', 'Hosen', 'Pantalons', 'Брюки')),
  group('hiking-trousers', 'trousers', WEAR, loc('Hiking trousers and shorts', 'Vaellushousut ja shortsit', 'Vandringsbyxor och shorts', 'Wanderhosen und Shorts', 'Pantalons et shorts de randonnée', 'Треккинговые брюки и шорты')),
  group('shell-trousers', 'trousers', SHELL, loc('Shell and ski trousers', 'Kuori- ja lasketteluhousut', 'Skal- och skidbyxor', 'Hardshell- und Skihosen', 'Pantalons imperméables et de ski', 'Мембранные и горнолыжные брюки')),
  group('clothing-accessories', 'clothing', ['user', 'season', 'material', 'weight'], loc('Hats, gloves and socks', 'Pipot, käsineet ja sukat', 'Mössor, handskar och strumpor', 'Mützen, Handschuhe und Socken', 'Bonnets, gants et chaussettes', 'Шапки, перчатки и носки')),
  group('footwear', null, SHOES, loc('Footwear', 'Jalkineet', 'Skor', 'Schuhe', 'Chaussures', 'Обувь'), {
    about: loc(
      'Boots and shoes for roots, rock and bog. Come and try them on in the afternoon, when your feet are at their largest, with the socks you mean to wear.',
      'Kenkiä juurakkoon, kalliolle ja suolle. Tule sovittamaan iltapäivällä, kun jalka on suurimmillaan, ja ota mukaan sukat, joita aiot käyttää.',
      'Kängor och skor för rötter, häll och myr. Kom och prova på eftermiddagen, när fötterna är som störst, med de strumpor du tänker ha.',
      'Stiefel und Schuhe für Wurzeln, Fels und Moor. Am besten nachmittags anprobieren, wenn die Füße am größten sind, mit den Socken, die Sie tragen werden.',
      'Des chaussures pour les racines, le rocher et la tourbe. Venez essayer l’après-midi, quand le pied est le plus fort, avec les chaussettes prévues.',
      'Ботинки и кроссовки для корней, скал и болот. Приходите на примерку после обеда, когда стопа крупнее всего, и в тех носках, в которых пойдёте.',
    ),
  }),
  group('hiking-boots', 'footwear', SHOES, loc('Hiking boots', 'Vaelluskengät', 'Vandringskängor', 'Wanderschuhe', 'Chaussures de randonnée', 'Треккинговые ботинки')),
  group('trail-shoes', 'footwear', [...SHOES, 'lug-depth'], loc('Trail and approach shoes', 'Polku- ja lähestymiskengät', 'Terräng- och approachskor', 'Trail- und Zustiegsschuhe', 'Chaussures de trail et d’approche', 'Обувь для трейла и подходов')),
  group('rubber-boots', 'footwear', ['user', 'season', 'material', 'weight'], loc('Rubber boots', 'Kumisaappaat', 'Gummistövlar', 'Gummistiefel', 'Bottes en caoutchouc', 'Резиновые сапоги')),
  group('packs', null, ['volume', 'weight', 'user', 'material'], loc('Packs and bags', 'Rinkat ja reput', 'Ryggsäckar och väskor', 'Rucksäcke und Taschen', 'Sacs à dos et bagages', 'Рюкзаки и сумки'), {
    about: loc(
      'A pack is right when you forget it. Choose the back length before the volume, and let us load it with twelve kilos for a walk around the shop.',
      'Rinkka on oikea, kun sen unohtaa. Valitse ensin selän pituus ja vasta sitten litrat, ja anna meidän lastata siihen kaksitoista kiloa koekävelyä varten.',
      'En ryggsäck är rätt när du glömmer den. Välj rygglängd före volym, och låt oss lasta den med tolv kilo för en runda i butiken.',
      'Ein Rucksack ist der richtige, wenn man ihn vergisst. Erst die Rückenlänge wählen, dann das Volumen, und bei uns mit zwölf Kilo Probe laufen.',
      'Un bon sac se fait oublier. Choisissez la longueur de dos avant le volume, et laissez-nous le charger de douze kilos pour un tour de magasin.',
      'Хороший рюкзак перестаёшь замечать. Сначала выберите длину спины, потом литры, и пройдитесь у нас по залу с двенадцатью килограммами.',
    ),
  }),
  group('trekking-packs', 'packs', ['volume', 'weight', 'user', 'material'], loc('Trekking packs', 'Vaellusrinkat', 'Vandringsryggsäckar', 'Trekkingrucksäcke', 'Sacs de trek', 'Походные рюкзаки')),
  group('daypacks', 'packs', ['volume', 'weight', 'user', 'material'], loc('Daypacks and duffels', 'Päiväreput ja kassit', 'Dagsryggsäckar och dufflar', 'Tagesrucksäcke und Reisetaschen', 'Sacs à la journée et duffels', 'Городские рюкзаки и баулы')),
  group('camping', null, ['season', 'weight', 'persons', 'comfort-temperature', 'r-value', 'water-column'], loc('Camping', 'Leiriytyminen', 'Camping', 'Camping', 'Bivouac', 'Кемпинг'), {
    about: loc(
      'Everything for a night outside: tents that stand in the wind, bags with honest temperatures, and mats with an R-value you can add up.',
      'Kaikki ulkona vietettyyn yöhön: tuulessa seisovat teltat, rehelliset lämpötilat makuupusseissa ja alustat, joiden R-arvot voi laskea yhteen.',
      'Allt för en natt ute: tält som står i vinden, sovsäckar med ärliga temperaturer och underlag vars R-värden går att lägga ihop.',
      'Alles für eine Nacht draußen: Zelte, die im Wind stehen, Schlafsäcke mit ehrlichen Temperaturen und Matten, deren R-Werte man addieren kann.',
      'Tout pour une nuit dehors : des tentes qui tiennent au vent, des sacs aux températures honnêtes et des matelas dont les valeurs R s’additionnent.',
      'Всё для ночи на улице: палатки, которые стоят на ветру, спальники с честными температурами и коврики, чьи R-value можно складывать.',
    ),
  }),
  group('tents', 'camping', ['persons', 'season', 'weight', 'water-column', 'material'], loc('Tents', 'Teltat', 'Tält', 'Zelte', 'Tentes', 'Палатки')),
  group('tunnel-tents', 'tents', ['persons', 'season', 'weight', 'water-column'], loc('Tunnel tents', 'Tunneliteltat', 'Tunneltält', 'Tunnelzelte', 'Tentes tunnel', 'Туннельные палатки')),
  group('dome-tents', 'tents', ['persons', 'season', 'weight', 'water-column'], loc('Dome tents', 'Kupoliteltat', 'Kupoltält', 'Kuppelzelte', 'Tentes dôme', 'Купольные палатки')),
  group('sleeping-bags', 'camping', ['comfort-temperature', 'weight', 'material', 'season', 'limit-temperature', 'fill-power'], loc('Sleeping bags', 'Makuupussit', 'Sovsäckar', 'Schlafsäcke', 'Sacs de couchage', 'Спальные мешки')),
  group('mats', 'camping', ['r-value', 'weight', 'thickness', 'season', 'material'], loc('Sleeping mats', 'Makuualustat', 'Liggunderlag', 'Isomatten', 'Matelas', 'Коврики')),
  group('food-kitchen', null, ['weight', 'material', 'volume'], loc('Food and kitchen', 'Ruoka ja keittiö', 'Mat och kök', 'Essen und Küche', 'Cuisine et repas', 'Еда и кухня')),
  group('stoves', 'food-kitchen', ['weight', 'power', 'volume', 'material'], loc('Stoves, gas and cookware', 'Keittimet, kaasu ja astiat', 'Kök, gas och kokkärl', 'Kocher, Gas und Geschirr', 'Réchauds, gaz et popotes', 'Горелки, газ и посуда')),
  group('bottles', 'food-kitchen', ['volume', 'weight', 'material', 'hot-hours'], loc('Bottles and flasks', 'Pullot ja termokset', 'Flaskor och termosar', 'Flaschen und Thermosflaschen', 'Gourdes et thermos', 'Фляги и термосы')),
  group('knives', 'food-kitchen', ['blade', 'weight', 'material'], loc('Knives', 'Puukot ja veitset', 'Knivar', 'Messer', 'Couteaux', 'Ножи')),
  group('trail-food', 'food-kitchen', ['energy', 'net-weight'], loc('Trail food', 'Retkiruoka', 'Friluftsmat', 'Trekkingnahrung', 'Repas lyophilisés', 'Походная еда')),
  group('climbing', null, ['weight', 'user', 'material'], loc('Climbing', 'Kiipeily', 'Klättring', 'Klettern', 'Escalade', 'Скалолазание')),
  group('ropes', 'climbing', ['diameter', 'weight'], loc('Ropes', 'Köydet', 'Rep', 'Seile', 'Cordes', 'Верёвки')),
  group('climbing-gear', 'climbing', ['weight', 'user', 'strength', 'material'], loc('Harnesses, helmets and carabiners', 'Valjaat, kypärät ja sulkurenkaat', 'Selar, hjälmar och karbiner', 'Gurte, Helme und Karabiner', 'Baudriers, casques et mousquetons', 'Обвязки, каски и карабины')),
  group('skiing', null, ['user', 'waist-width', 'flex', 'weight'], loc('Skiing', 'Hiihto ja laskettelu', 'Skidåkning', 'Skifahren', 'Ski', 'Лыжи'), {
    about: loc(
      'Alpine and cross-country. We mount, grind and wax in our own workshops, and we set bindings only with you and your boots on the bench.',
      'Laskettelua ja hiihtoa. Asennamme, hiomme ja voitelemme omissa verstaissamme, ja siteet säädetään vain sinun ja monojesi kanssa.',
      'Utför och på längden. Vi monterar, slipar och vallar i egna verkstäder, och bindningar ställer vi in bara med dig och dina pjäxor på plats.',
      'Alpin und Langlauf. Wir montieren, schleifen und wachsen in eigenen Werkstätten; Bindungen stellen wir nur mit Ihnen und Ihren Schuhen ein.',
      'Alpin et fond. Montage, affûtage et fartage dans nos ateliers ; les fixations ne se règlent qu’avec vous et vos chaussures.',
      'Горные и беговые. Монтаж, заточка и подготовка в своих мастерских, а крепления настраиваем только вместе с вами и вашими ботинками.',
    ),
  }),
  group('alpine-skiing', 'skiing', ['waist-width', 'turn-radius', 'flex', 'brake-width', 'user', 'weight'], loc('Alpine skiing', 'Laskettelu', 'Alpint', 'Alpin', 'Ski alpin', 'Горные лыжи')),
  group('alpine-skis', 'alpine-skiing', ['waist-width', 'turn-radius', 'user', 'weight'], loc('Alpine skis', 'Laskettelusukset', 'Alpinskidor', 'Alpinski', 'Skis alpins', 'Горнолыжные модели')),
  group('alpine-bindings', 'alpine-skiing', ['brake-width', 'sole-norm', 'weight'], loc('Bindings', 'Siteet', 'Bindningar', 'Bindungen', 'Fixations', 'Крепления')),
  group('alpine-boots', 'alpine-skiing', ['flex', 'last-width', 'sole-norm', 'user', 'weight'], loc('Ski boots', 'Laskettelumonot', 'Pjäxor', 'Skischuhe', 'Chaussures de ski', 'Горнолыжные ботинки')),
  group('nordic-skiing', 'skiing', ['user', 'technique', 'sole-norm', 'weight'], loc('Cross-country skiing', 'Murtomaahiihto', 'Längdskidåkning', 'Langlauf', 'Ski de fond', 'Беговые лыжи')),
  group('ski-accessories', 'skiing', ['user', 'weight'], loc('Helmets, goggles and poles', 'Kypärät, lasit ja sauvat', 'Hjälmar, glasögon och stavar', 'Helme, Brillen und Stöcke', 'Casques, masques et bâtons', 'Шлемы, маски и палки')),
  group('cycling', null, ['weight', 'user', 'material'], loc('Cycling', 'Pyöräily', 'Cykling', 'Radfahren', 'Vélo', 'Велосипеды')),
  group('bikes', 'cycling', ['weight', 'wheel-size', 'material', 'tyre-width', 'gears'], loc('Bikes', 'Polkupyörät', 'Cyklar', 'Fahrräder', 'Bicyclettes', 'Модели велосипедов')),
  group('bike-helmets', 'cycling', ['weight', 'user'], loc('Bike helmets', 'Pyöräilykypärät', 'Cykelhjälmar', 'Fahrradhelme', 'Casques de vélo', 'Велошлемы')),
  group('paddling', null, ['length', 'weight', 'material'], loc('Paddling', 'Melonta', 'Paddling', 'Paddeln', 'Kayak', 'Каякинг')),
  group('running', null, SHOES, loc('Running', 'Juoksu', 'Löpning', 'Laufen', 'Course à pied', 'Бег')),
  group('electronics', null, ['weight', 'battery-life', 'brightness', 'protection'], loc('Electronics', 'Elektroniikka', 'Elektronik', 'Elektronik', 'Électronique', 'Электроника')),
  group('hiking', null, ['user', 'season', 'weight', 'material', 'volume', 'comfort-temperature', 'water-column'], loc('Hiking', 'Vaellus', 'Vandring', 'Wandern', 'Randonnée', 'Походы'), {
    about: loc(
      'The whole packing list in one place: what you wear, what you carry, where you sleep and what you eat. Filter by season and weight, and leave the third pair of trousers at home.',
      'Koko pakkauslista yhdessä paikassa: mitä puet, mitä kannat, missä nukut ja mitä syöt. Rajaa kauden ja painon mukaan, ja jätä kolmannet housut kotiin.',
      'Hela packlistan på ett ställe: vad du har på dig, vad du bär, var du sover och vad du äter. Filtrera på säsong och vikt, och lämna det tredje paret byxor hemma.',
      'Die ganze Packliste an einem Ort: was Sie tragen, was Sie schleppen, wo Sie schlafen und was Sie essen. Nach Saison und Gewicht filtern und die dritte Hose zu Hause lassen.',
      'Toute la liste de sac au même endroit : ce que l’on porte, ce que l’on transporte, où l’on dort et ce que l’on mange. Filtrez par saison et par poids, et laissez le troisième pantalon à la maison.',
      'Весь список снаряжения в одном месте: что надеть, что нести, где спать и что есть. Отфильтруйте по сезону и весу, а третью пару брюк оставьте дома.',
    ),
  }),
  group('hiking-wear', 'hiking', SHELL, loc('Hiking clothing', 'Vaellusvaatteet', 'Vandringskläder', 'Wanderbekleidung', 'Vêtements de randonnée', 'Одежда для походов')),
  group('hiking-gear', 'hiking', ['season', 'weight', 'volume', 'comfort-temperature', 'r-value', 'material'], loc('Hiking gear', 'Vaellusvarusteet', 'Vandringsutrustning', 'Wanderausrüstung', 'Équipement de randonnée', 'Снаряжение для походов')),
  group('second-hand', null, ['user', 'season', 'weight', 'material'], loc('Second-hand gear', 'Käytetyt tuotteet', 'Begagnade produkter', 'Gebrauchtware', 'Seconde main', 'Товары б/у'), {
    // The address of the route second-hand, so that the spec's address leads here.
    slug: loc(...STATIC_PATHS['second-hand']),
    about: loc(
      'Gear with some kilometres left in it. Each piece is inspected in our workshop, graded A, B or C, photographed with its marks, and sold with a one-year guarantee in our own name.',
      'Varusteita, joissa on vielä kilometrejä jäljellä. Jokainen tarkastetaan verstaallamme, luokitellaan A, B tai C, jälkineen päivineen, ja myydään omissa nimissämme vuoden takuulla.',
      'Utrustning med några mil kvar i sig. Varje pryl kontrolleras i vår verkstad, graderas A, B eller C, visas med sina märken och säljs i eget namn med ett års garanti.',
      'Ausrüstung, in der noch Kilometer stecken. Jedes Stück wird in unserer Werkstatt geprüft, mit A, B oder C bewertet, samt Spuren beschrieben und mit einem Jahr Garantie im eigenen Namen verkauft.',
      'Du matériel qui a encore des kilomètres devant lui. Chaque pièce est contrôlée dans notre atelier, notée A, B ou C, décrite avec ses marques et vendue en notre nom, garantie un an.',
      'Снаряжение, у которого километры ещё впереди. Каждую вещь проверяет наша мастерская, ставит оценку A, B или C, описывает следы носки, а мы продаём её от своего имени с гарантией на год.',
    ),
  }),
  group('used-clothing', 'second-hand', ['user', 'season', 'weight', 'material'], loc('Used clothing', 'Käytetyt vaatteet', 'Begagnade kläder', 'Gebrauchte Bekleidung', 'Vêtements d’occasion', 'Одежда б/у')),
  group('used-gear', 'second-hand', ['season', 'weight', 'material'], loc('Used gear', 'Käytetyt varusteet', 'Begagnad utrustning', 'Gebrauchte Ausrüstung', 'Équipement d’occasion', 'Снаряжение б/у')),
  group('outlet', null, ['user', 'season', 'fit', 'material', 'weight'], loc('Outlet', 'Outlet', 'Outlet', 'Outlet', 'Outlet', 'Аутлет'), { slug: 'outlet', sorting: 'best-offer' }),
  group('outlet-clothing', 'outlet', WEAR, loc('Outlet clothing', 'Outlet-vaatteet', 'Outlet-kläder', 'Outlet-Bekleidung', 'Vêtements outlet', 'Одежда из аутлета')),
  group('gift-cards', null, [], loc('Gift cards', 'Lahjakortit', 'Presentkort', 'Gutscheine', 'Cartes cadeaux', 'Подарочные карты')),
  ...[...WEAR_GROUPS, ...FOOT_GROUPS, ...CAMP_GROUPS, ...SKI_GROUPS, ...CLIMB_GROUPS].map(([key, parent, filters, names, more]) => group(key, parent, filters, names, more)),
]
