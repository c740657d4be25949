/** Pictures and words of the front page: in every season one hero and three campaigns; a line of text all year. */
import type { banners } from '@/lib/backend/domain/schema'
import { scenePath } from '../drawings/base/families'
import { loc } from './types'

/** A path of a group in every language is filled in by its key: `group:<key>`. */
export const BANNERS: readonly (Omit<typeof banners.$inferInsert, 'urls'> & { group: string })[] = [
  {
    id: 1, kind: 'image', seasons: ['winter'], sortOrder: 1, image: scenePath('ridge-winter', 'hero', 7), group: 'insulated-jackets', cropPoint: 'center', subText: '#1F4D3A/#FFFFFF',
    titles: loc('Winter arrived overnight', 'Talvi tuli yössä', 'Vintern kom över natten', 'Der Winter kam über Nacht', 'L’hiver est arrivé dans la nuit', 'Зима пришла за ночь'),
    headings: loc('Down, wool and light for the dark half of the year', 'Untuvaa, villaa ja valoa vuoden pimeälle puoliskolle', 'Dun, ull och ljus för årets mörka hälft', 'Daune, Wolle und Licht für die dunkle Jahreshälfte', 'Duvet, laine et lumière pour la moitié sombre de l’année', 'Пух, шерсть и свет для тёмной половины года'),
    buttonTexts: loc('See warm jackets', 'Katso lämpimät takit', 'Se varma jackor', 'Warme Jacken ansehen', 'Voir les vestes chaudes', 'Тёплые куртки'),
  },
  {
    id: 2, kind: 'image', seasons: ['autumn', 'winter'], sortOrder: 2, image: scenePath('northern-light', 'card', 3), group: 'electronics', cropPoint: 'center', subText: '#101412/#FFFFFF',
    titles: loc('Light for the polar night', 'Valoa kaamokseen', 'Ljus i polarnatten', 'Licht für die Polarnacht', 'De la lumière pour la nuit polaire', 'Свет для полярной ночи'),
    headings: loc('Headlamps with buttons you find in mittens', 'Otsalamput, joiden napit löytyvät rukkasessa', 'Pannlampor med knappar du hittar med vantar', 'Stirnlampen mit Tasten, die man im Fäustling findet', 'Des frontales dont on trouve les boutons en moufles', 'Фонари с кнопками, которые находишь в варежках'),
    buttonTexts: loc('Find your lamp', 'Etsi lamppusi', 'Hitta din lampa', 'Lampe finden', 'Trouver sa lampe', 'Найти фонарь'),
  },
  {
    id: 3, kind: 'image', sortOrder: 3, image: scenePath('ridge-autumn', 'card', 5), group: 'second-hand', cropPoint: 'center', subText: '#56651C/#FFFFFF',
    titles: loc('Used, inspected, guaranteed', 'Käytetty, tarkastettu, takuulla', 'Begagnat, kontrollerat, med garanti', 'Gebraucht, geprüft, mit Garantie', 'D’occasion, contrôlé, garanti', 'Б/у, проверено, с гарантией'),
    headings: loc('Gear with kilometres left in it', 'Varusteita, joissa on kilometrejä jäljellä', 'Utrustning med mil kvar i sig', 'Ausrüstung, in der noch Kilometer stecken', 'Du matériel qui a encore des kilomètres devant lui', 'Снаряжение, у которого километры впереди'),
    buttonTexts: loc('Browse second-hand', 'Selaa käytettyjä', 'Se begagnat', 'Gebrauchtes ansehen', 'Voir la seconde main', 'Смотреть б/у'),
  },
  {
    id: 4, kind: 'image', seasons: ['spring', 'summer', 'autumn'], sortOrder: 4, image: scenePath('forest-lake', 'card', 2), group: 'hiking', cropPoint: 'center', subText: '#1D4E77/#FFFFFF',
    titles: loc('The whole packing list', 'Koko pakkauslista', 'Hela packlistan', 'Die ganze Packliste', 'Toute la liste de sac', 'Весь список снаряжения'),
    headings: loc('What to wear, carry, sleep in and eat', 'Mitä puet, kannat, missä nukut ja mitä syöt', 'Vad du har på dig, bär, sover i och äter', 'Was man trägt, schleppt, worin man schläft und was man isst', 'Ce qu’on porte, où l’on dort et ce qu’on mange', 'Что надеть, что нести, где спать и что есть'),
    buttonTexts: loc('Start packing', 'Aloita pakkaaminen', 'Börja packa', 'Packen', 'Commencer le sac', 'Собрать рюкзак'),
  },
  {
    id: 7, kind: 'image', seasons: ['spring'], sortOrder: 1, image: scenePath('forest-lake', 'hero', 3), group: 'paddling', cropPoint: 'center', subText: '#1D4E77/#FFFFFF',
    titles: loc('The ice is going out', 'Jäät lähtevät', 'Isen går upp', 'Das Eis bricht auf', 'La glace s’en va', 'Лёд тронулся'),
    headings: loc('Boats, boots and a paddle for the first open water', 'Kajakki, saappaat ja mela ensimmäiseen sulaan', 'Båt, stövlar och paddel till det första öppna vattnet', 'Boot, Stiefel und Paddel für das erste offene Wasser', 'Bateau, bottes et pagaie pour la première eau libre', 'Лодка, сапоги и весло для первой открытой воды'),
    buttonTexts: loc('To the water', 'Vesille', 'Till vattnet', 'Ab aufs Wasser', 'Direction l’eau', 'Всё для воды'),
  },
  {
    id: 8, kind: 'image', seasons: ['summer'], sortOrder: 1, image: scenePath('ridge-summer', 'hero', 9), group: 'camping', cropPoint: 'center', subText: '#1F4D3A/#FFFFFF',
    titles: loc('Nights without dark', 'Yötön yö', 'Nätter utan mörker', 'Nächte ohne Dunkel', 'Des nuits sans nuit', 'Белые ночи'),
    headings: loc('Tents, bags and mats for sleeping where the sun does not', 'Teltta, makuupussi ja alusta paikkaan, jossa aurinko ei nuku', 'Tält, sovsäck och underlag för platser där solen inte sover', 'Zelt, Schlafsack und Matte für Orte, an denen die Sonne nicht schläft', 'Tente, duvet et matelas pour dormir là où le soleil ne se couche pas', 'Палатка, спальник и коврик для мест, где солнце не ложится'),
    buttonTexts: loc('Pack for summer', 'Pakkaa kesään', 'Packa för sommaren', 'Für den Sommer packen', 'Préparer l’été', 'Собраться в лето'),
  },
  {
    id: 9, kind: 'image', seasons: ['autumn'], sortOrder: 1, image: scenePath('ridge-autumn', 'hero', 4), group: 'hiking-wear', cropPoint: 'center', subText: '#A8440C/#FFFFFF',
    titles: loc('The fells are on fire', 'Ruska on täällä', 'Fjället brinner', 'Das Fjäll glüht', 'Les fjells s’embrasent', 'Сопки горят'),
    headings: loc('Shells, wool and trousers for clear days and early frosts', 'Kuorta, villaa ja housuja kuulaisiin päiviin ja yöpakkasiin', 'Skal, ull och byxor för klara dagar och frostnätter', 'Hardshell, Wolle und Hosen für klare Tage und frühen Frost', 'Vestes, laine et pantalons pour les jours clairs et les premiers gels', 'Мембрана, шерсть и брюки для ясных дней и первых заморозков'),
    buttonTexts: loc('Dress for autumn', 'Pukeudu syksyyn', 'Klä dig för hösten', 'Für den Herbst anziehen', 'S’habiller pour l’automne', 'Одеться к осени'),
  },
  {
    id: 10, kind: 'image', seasons: ['winter'], sortOrder: 4, image: scenePath('ridge-winter', 'card', 11), group: 'nordic-skiing', cropPoint: 'center', subText: '#1D4E77/#FFFFFF',
    titles: loc('The tracks are open', 'Ladut ovat auki', 'Spåren är öppna', 'Die Loipen sind offen', 'Les pistes de fond sont ouvertes', 'Лыжни открыты'),
    headings: loc('Skis paired by hand, boots that stay dry', 'Käsin paritetut sukset ja monot, jotka pysyvät kuivina', 'Handparade skidor och pjäxor som håller torrt', 'Von Hand gepaarte Ski und Schuhe, die trocken bleiben', 'Des skis appariés à la main, des chaussures au sec', 'Лыжи, подобранные вручную, и ботинки, которые не промокают'),
    buttonTexts: loc('Cross-country skiing', 'Murtomaahiihto', 'Längdskidåkning', 'Langlauf', 'Ski nordique', 'Беговые лыжи'),
  },
  {
    id: 11, kind: 'image', seasons: ['spring', 'summer'], sortOrder: 2, image: scenePath('ridge-summer', 'card', 6), group: 'cycling', cropPoint: 'center', subText: '#1F4D3A/#FFFFFF',
    titles: loc('Gravel season', 'Sorakausi', 'Grussäsong', 'Gravelzeit', 'La saison du gravel', 'Сезон гравия'),
    headings: loc('Steel frames, wide tyres and bags that stay put', 'Teräsrunkoja, leveitä renkaita ja laukkuja, jotka pysyvät paikallaan', 'Stålramar, breda däck och väskor som sitter kvar', 'Stahlrahmen, breite Reifen und Taschen, die sitzen bleiben', 'Cadres acier, pneus larges et sacoches qui ne bougent pas', 'Стальные рамы, широкие покрышки и сумки, которые не болтаются'),
    buttonTexts: loc('See the bicycles', 'Katso pyörät', 'Se cyklarna', 'Räder ansehen', 'Voir les vélos', 'Смотреть велосипеды'),
  },
  {
    id: 5, kind: 'dynamic', sortOrder: 1, image: scenePath('ridge-summer', 'wide', 4), group: 'hiking', cropPoint: 'center', subText: '',
    titles: loc('Hiking', 'Vaellus', 'Vandring', 'Wandern', 'Randonnée', 'Походы'), headings: {}, buttonTexts: {},
  },
  {
    id: 6, kind: 'text', sortOrder: 1, image: null, group: 'outlet', cropPoint: null, subText: '#F1EDE5/#1B1F1D',
    titles: loc('100 days to change your mind. Collect in store free of charge.', '100 päivää aikaa muuttaa mieltä. Nouto myymälästä maksutta.', '100 dagars öppet köp. Fri hämtning i butik.', '100 Tage Rückgaberecht. Abholung in der Filiale kostenlos.', '100 jours pour changer d’avis. Retrait gratuit en magasin.', '100 дней на возврат. Самовывоз бесплатно.'),
    headings: {}, buttonTexts: {},
  },
]

/** Words of the descriptions that open a short explanation; one row a language. */
export const KEYWORDS: readonly (readonly [words: ReturnType<typeof loc>, popup: ReturnType<typeof loc>])[] = [
  [
    loc('three layers', 'kolmikerroksinen', 'tre lager', 'Drei Lagen', 'Trois couches', 'трёхслойная'),
    loc(
      'Face fabric, membrane and lining are laminated into one cloth. It lasts longer than two layers with a loose lining, and it is easier to repair.',
      'Päällikangas, kalvo ja vuori on laminoitu yhdeksi kankaaksi. Se kestää kauemmin kuin irtovuorellinen ja on helpompi korjata.',
      'Yttertyg, membran och foder är laminerade till ett tyg. Det håller längre än ett löst foder och är lättare att laga.',
      'Oberstoff, Membran und Futter sind zu einem Stoff laminiert. Das hält länger als ein loses Futter und lässt sich leichter flicken.',
      'Tissu, membrane et doublure sont contrecollés. Plus durable qu’une doublure libre, et plus facile à réparer.',
      'Верх, мембрана и подкладка склеены в одну ткань. Она служит дольше, чем со свободной подкладкой, и её проще починить.',
    ),
  ],
  [
    loc('R-value', 'R-arvo', 'R-värde', 'R-Wert', 'valeur R', 'R-value'),
    loc(
      'How well a mat insulates from the ground (ASTM F3340). 1–2 for summer, 3–4 for three seasons, over 5 for snow. Two mats: add the values.',
      'Kuinka hyvin alusta eristää maasta (ASTM F3340). 1–2 kesään, 3–4 kolmeen vuodenaikaan, yli 5 lumelle. Kaksi alustaa: laske arvot yhteen.',
      'Hur väl underlaget isolerar mot marken (ASTM F3340). 1–2 för sommar, 3–4 för tre årstider, över 5 för snö. Två underlag: lägg ihop värdena.',
      'Wie gut eine Matte zum Boden isoliert (ASTM F3340). 1–2 für den Sommer, 3–4 für drei Jahreszeiten, über 5 für Schnee. Zwei Matten: Werte addieren.',
      'L’isolation du matelas face au sol (ASTM F3340). 1–2 pour l’été, 3–4 pour trois saisons, plus de 5 sur neige. Deux matelas : additionnez.',
      'Насколько коврик изолирует от земли (ASTM F3340). 1–2 для лета, 3–4 для трёх сезонов, больше 5 для снега. Два коврика: значения складываются.',
    ),
  ],
]
