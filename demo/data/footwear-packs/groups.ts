/** Groups that the goods of this folder add to the tree, appended in this order. */
import { loc, type GroupEntry } from '../types'

const SHOES = ['user', 'season', 'material', 'weight', 'drop'] as const
const WINTER = ['user', 'material', 'weight', 'comfort-temperature'] as const
const BAG = ['volume', 'weight'] as const

export const FOOT_GROUPS: readonly GroupEntry[] = [
  ['light-boots', 'hiking-boots', SHOES, loc('Light hiking boots and shoes', 'Kevyet vaelluskengät', 'Lätta vandringskängor', 'Leichte Wanderschuhe', 'Chaussures de randonnée légères', 'Лёгкие треккинговые ботинки')],
  ['leather-boots', 'hiking-boots', SHOES, loc('Leather boots', 'Nahkaiset vaelluskengät', 'Läderkängor', 'Lederwanderschuhe', 'Chaussures en cuir', 'Кожаные ботинки')],
  ['winter-boots', 'hiking-boots', WINTER, loc('Winter boots', 'Talvikengät', 'Vinterkängor', 'Winterstiefel', 'Chaussures d’hiver', 'Зимние ботинки'), {
    about: loc(
      'Warmth begins with room: a winter boot that is tight is a cold one. The temperatures here are for walking with a wool sock, not for standing at a bus stop.',
      'Lämpö alkaa tilasta: ahdas talvikenkä on kylmä talvikenkä. Lämpötilat on ilmoitettu kävelijälle villasukassa, ei bussipysäkillä seisojalle.',
      'Värme börjar med plats: en trång vinterkänga är en kall känga. Temperaturerna gäller den som går i ullstrumpa, inte den som väntar på bussen.',
      'Wärme braucht Platz: Ein enger Winterstiefel ist ein kalter Winterstiefel. Die Temperaturen gelten fürs Gehen mit Wollsocke, nicht fürs Warten auf den Bus.',
      'La chaleur commence par la place : une chaussure d’hiver serrée est une chaussure froide. Les températures valent pour qui marche en chaussettes de laine, non pour qui attend le bus.',
      'Тепло начинается с простора: тесный зимний ботинок — холодный ботинок. Температуры указаны для ходьбы в шерстяном носке, а не для ожидания автобуса.',
    ),
  }],
  ['trail-running-shoes', 'trail-shoes', [...SHOES, 'lug-depth'], loc('Trail running shoes', 'Polkujuoksukengät', 'Terränglöparskor', 'Trailrunningschuhe', 'Chaussures de trail', 'Трейловые кроссовки')],
  ['approach-shoes', 'trail-shoes', SHOES, loc('Approach shoes', 'Lähestymiskengät', 'Approachskor', 'Zustiegsschuhe', 'Chaussures d’approche', 'Обувь для подходов')],
  ['sandals', 'footwear', ['user', 'season', 'material', 'weight'], loc('Sandals and camp shoes', 'Sandaalit ja leirikengät', 'Sandaler och lägerskor', 'Sandalen und Hüttenschuhe', 'Sandales et chaussons de camp', 'Сандалии и лагерная обувь')],
  ['childrens-shoes', 'footwear', ['season', 'material', 'weight'], loc('Children’s shoes', 'Lasten kengät', 'Barnskor', 'Kinderschuhe', 'Chaussures enfant', 'Детская обувь'), {
    about: loc(
      'Measure the foot, not the age, and leave a thumb’s breadth in front. Our stores have a measuring board and a box of outgrown boots to try.',
      'Mittaa jalka, älä ikää, ja jätä kärkeen peukalon verran tilaa. Myymälöissä on mittalauta ja laatikollinen pieneksi jääneitä kenkiä kokeiltavaksi.',
      'Mät foten, inte åldern, och lämna en tumsbredd framför tårna. I butikerna finns ett mätbräde och en låda urvuxna skor att prova.',
      'Messen Sie den Fuß, nicht das Alter, und lassen Sie vorn eine Daumenbreite. In den Filialen gibt es ein Messbrett und eine Kiste herausgewachsener Schuhe zum Probieren.',
      'Mesurez le pied, pas l’âge, et laissez une largeur de pouce devant. En magasin : un pédimètre et une caisse de chaussures devenues trop petites, à essayer.',
      'Измеряйте стопу, а не возраст, и оставьте впереди запас в ширину большого пальца. В магазинах есть мерная доска и ящик маловатых ботинок для примерки.',
    ),
  }],
  ['running-shoes', 'running', [...SHOES, 'lug-depth'], loc('Running shoes', 'Juoksukengät', 'Löparskor', 'Laufschuhe', 'Chaussures de course', 'Беговые кроссовки')],
  ['running-vests', 'running', ['user', ...BAG], loc('Running vests', 'Juoksuliivit', 'Löparvästar', 'Laufwesten', 'Gilets de course', 'Беговые жилеты')],
  ['running-accessories', 'running', ['user', 'season', 'weight'], loc('Running accessories', 'Juoksutarvikkeet', 'Löpartillbehör', 'Laufzubehör', 'Accessoires de course', 'Аксессуары для бега')],
  ['hiking-daypacks', 'daypacks', [...BAG, 'user', 'material'], loc('Hiking daypacks', 'Päivävaellusreput', 'Ryggsäckar för dagsturer', 'Wanderrucksäcke', 'Sacs de randonnée à la journée', 'Рюкзаки на день')],
  ['ski-packs', 'daypacks', BAG, loc('Ski packs', 'Hiihtoreput', 'Skidryggsäckar', 'Skirucksäcke', 'Sacs de ski', 'Лыжные рюкзаки')],
  ['travel-bags', 'daypacks', [...BAG, 'material'], loc('Duffels and travel bags', 'Duffelit ja matkakassit', 'Dufflar och resväskor', 'Duffels und Reisetaschen', 'Sacs de voyage', 'Баулы и дорожные сумки')],
  ['childrens-packs', 'packs', BAG, loc('Children’s packs', 'Lasten reput', 'Barnryggsäckar', 'Kinderrucksäcke', 'Sacs à dos enfant', 'Детские рюкзаки')],
  ['outlet-footwear', 'outlet', ['user', 'season', 'material', 'weight', 'drop'], loc('Outlet footwear', 'Outlet-kengät', 'Outlet-skor', 'Outlet-Schuhe', 'Chaussures outlet', 'Обувь из аутлета')],
]
