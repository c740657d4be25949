/** Invented makers and the shop's own label. Addresses and mail boxes are made up (example.com). */
import { CAMP_BRANDS } from './camp-kitchen/brands'
import { CLIMB_BRANDS } from './climb-water-tech/brands'
import { FOOT_BRANDS } from './footwear-packs/brands'
import { SKI_BRANDS } from './ski-cycle/brands'
import { WEAR_BRANDS } from './wear/brands'
import { loc, type DemoBrand } from './types'

const p = (text: string) => `<p>${text}</p>`

export const BRANDS: readonly DemoBrand[] = [
  {
    id: 1, slug: 'vaaru', name: 'Vaaru', maker: { name: 'Vaaru Ulkovaate Oy', address: 'Sahantie 14, 87100 Kajaani, Finland', email: 'turva@vaaru.example.com' },
    descriptions: loc(
      p('Vaaru sews shells in Kajaani for weather that changes its mind four times a day. Every seam is drawn so that it can be opened and mended again, and the workshop still repairs jackets from its first winter.'),
      p('Vaaru ompelee Kajaanissa kuorivaatteita säähän, joka muuttaa mieltään neljästi päivässä. Jokainen sauma on piirretty niin, että sen voi avata ja korjata, ja verstas paikkaa yhä ensimmäisen talvensa takkeja.'),
      p('Vaaru syr skalplagg i Kajana för väder som ändrar sig fyra gånger om dagen. Varje söm är ritad så att den går att öppna och laga, och verkstaden reparerar fortfarande jackor från sin första vinter.'),
      p('Vaaru näht in Kajaani Wetterschutz für Tage, an denen das Wetter viermal umschlägt. Jede Naht lässt sich öffnen und flicken, und die Werkstatt repariert noch immer Jacken aus ihrem ersten Winter.'),
      p('À Kajaani, Vaaru coud des vestes pour une météo qui change d’avis quatre fois par jour. Chaque couture peut être rouverte et réparée ; l’atelier reprend encore les vestes de son premier hiver.'),
      p('Vaaru шьёт в Каяани одежду для погоды, которая меняется четыре раза в день. Любой шов можно раскрыть и починить, и мастерская до сих пор ремонтирует куртки своей первой зимы.'),
    ),
  },
  {
    id: 2, slug: 'hallanvaara', name: 'Hallanvaara', maker: { name: 'Hallanvaara Untuva Oy', address: 'Porotie 3, 99830 Saija, Finland', email: 'info@hallanvaara.example.com' },
    descriptions: loc(
      p('Down and warmth from a village where the thermometer has seen −46 °C. Hallanvaara tests every bag and jacket on its own porch, and prints the comfort limit only after three people have slept well.'),
      p('Untuvaa ja lämpöä kylästä, jossa mittari on käynyt −46 asteessa. Hallanvaara kokeilee jokaisen makuupussin ja takin omalla kuistillaan ja painaa mukavuusrajan vasta, kun kolme ihmistä on nukkunut hyvin.'),
      p('Dun och värme från en by där termometern har visat −46 °C. Hallanvaara provar varje sovsäck och jacka på den egna farstukvisten och trycker komfortgränsen först när tre personer har sovit gott.'),
      p('Daune und Wärme aus einem Dorf, in dem das Thermometer schon −46 °C gezeigt hat. Hallanvaara probt jeden Schlafsack auf der eigenen Veranda und druckt den Komfortwert erst, wenn drei Leute gut geschlafen haben.'),
      p('Du duvet et de la chaleur, venus d’un village où il a fait −46 °C. Hallanvaara essaie chaque sac et chaque veste sur son perron, et n’imprime la limite de confort qu’après trois bonnes nuits.'),
      p('Пух и тепло из деревни, где термометр показывал −46 °C. Hallanvaara проверяет каждый спальник и куртку на собственном крыльце и печатает предел комфорта, только когда трое выспались.'),
    ),
  },
  {
    id: 3, slug: 'rimfell', name: 'Rimfell', maker: { name: 'Rimfell Ull AS', address: 'Spinneriveien 8, 6700 Måløy, Norway', email: 'post@rimfell.example.com', euResponsible: 'Rimfell Finland Oy, Villakuja 2, 20100 Turku, Finland' },
    descriptions: loc(
      p('A wool mill by the sea. Rimfell knits base layers, socks and hats from wool it can name the farm of, and buys back worn-out garments to card them into new yarn.'),
      p('Villatehdas meren rannalla. Rimfell neuloo alusasut, sukat ja pipot villasta, jonka tilan se osaa nimetä, ja ostaa loppuun kuluneet vaatteet takaisin uudeksi langaksi.'),
      p('Ett ullspinneri vid havet. Rimfell stickar underställ, strumpor och mössor av ull vars gård den kan namnge, och köper tillbaka utslitna plagg för att karda dem till nytt garn.'),
      p('Eine Wollspinnerei am Meer. Rimfell strickt Unterwäsche, Socken und Mützen aus Wolle, deren Hof bekannt ist, und kauft Abgetragenes zurück, um neues Garn daraus zu machen.'),
      p('Une filature au bord de la mer. Rimfell tricote sous-vêtements, chaussettes et bonnets avec une laine dont elle connaît la ferme, et rachète les pièces usées pour en refaire du fil.'),
      p('Шерстопрядильня у моря. Rimfell вяжет бельё, носки и шапки из шерсти, про которую известно, с какой она фермы, и выкупает изношенное, чтобы спрясть новую нить.'),
    ),
  },
  {
    id: 4, slug: 'sjonatt', name: 'Sjönatt', maker: { name: 'Sjönatt Friluft AB', address: 'Båthusgatan 21, 831 31 Östersund, Sweden', email: 'produkt@sjonatt.example.com' },
    descriptions: loc(
      p('Tents, packs and mats for people who would rather be on the fell than talk about it. Sjönatt builds slowly: a tent stays in the range for ten years, and so do its spare poles.'),
      p('Telttoja, rinkkoja ja alustoja niille, jotka ovat mieluummin tunturissa kuin puhuvat siitä. Sjönatt rakentaa hitaasti: teltta pysyy valikoimassa kymmenen vuotta, ja sen varakaaret myös.'),
      p('Tält, ryggsäckar och liggunderlag för den som hellre är på fjället än pratar om det. Sjönatt bygger långsamt: ett tält finns kvar i tio år, och det gör reservbågarna också.'),
      p('Zelte, Rucksäcke und Matten für Leute, die lieber im Fjäll sind, als davon zu reden. Sjönatt baut langsam: Ein Zelt bleibt zehn Jahre im Programm, seine Ersatzstangen ebenso.'),
      p('Tentes, sacs et matelas pour ceux qui préfèrent le fjäll aux discours. Sjönatt construit lentement : une tente reste dix ans au catalogue, et ses arceaux de rechange aussi.'),
      p('Палатки, рюкзаки и коврики для тех, кто лучше пойдёт в горы, чем будет о них говорить. Sjönatt не торопится: палатка выпускается десять лет, и запасные дуги к ней тоже.'),
    ),
  },
  {
    id: 5, slug: 'skarvind', name: 'Skarvind', maker: { name: 'Skarvind Ski AS', address: 'Løypeveien 40, 2624 Lillehammer, Norway', email: 'safety@skarvind.example.com', euResponsible: 'Skarvind Nordic Oy, Suksitie 6, 15110 Lahti, Finland' },
    descriptions: loc(
      p('Skis pressed in small batches around a core of ash and poplar, and the boots and bindings that belong to them. Skarvind grinds each base for Nordic snow: cold, dry and often man-made.'),
      p('Suksia, jotka puristetaan pienissä erissä saarnesta ja poppelista tehdyn ytimen ympärille, sekä niihin kuuluvat monot ja siteet. Skarvind hioo pohjat pohjoiseen lumeen: kylmään, kuivaan ja usein tykitettyyn.'),
      p('Skidor som pressas i små serier kring en kärna av ask och poppel, och pjäxorna och bindningarna som hör till. Skarvind slipar belagen för nordisk snö: kall, torr och ofta konstgjord.'),
      p('Ski, in kleinen Serien um einen Kern aus Esche und Pappel gepresst, dazu passende Schuhe und Bindungen. Skarvind schleift die Beläge für nordischen Schnee: kalt, trocken und oft aus der Kanone.'),
      p('Des skis pressés en petites séries autour d’un noyau de frêne et de peuplier, avec chaussures et fixations assorties. Les semelles sont structurées pour la neige nordique : froide, sèche, souvent de culture.'),
      p('Лыжи малыми сериями вокруг сердечника из ясеня и тополя, а к ним ботинки и крепления. Skarvind шлифует скользящую поверхность под северный снег: холодный, сухой и часто искусственный.'),
    ),
  },
  {
    id: 6, slug: 'tervaslahti', name: 'Tervaslahti', maker: { name: 'Tervaslahden Paja Oy', address: 'Pajakatu 5, 97100 Rovaniemi, Finland', email: 'paja@tervaslahti.example.com' },
    descriptions: loc(
      p('A forge, a sheet-metal shop and a stubborn idea: a pot should outlive the person who bought it. Tervaslahti makes knives, stoves and bottles that you can sharpen, unscrew and hand on.'),
      p('Paja, peltiverstas ja itsepäinen ajatus: kattilan pitää kestää kauemmin kuin ostajansa. Tervaslahti tekee puukkoja, keittimiä ja pulloja, jotka voi teroittaa, avata ja antaa eteenpäin.'),
      p('En smedja, en plåtverkstad och en envis idé: en kastrull ska överleva den som köpte den. Tervaslahti gör knivar, kök och flaskor som går att slipa, skruva isär och ärva.'),
      p('Eine Schmiede, eine Blechwerkstatt und ein sturer Gedanke: Ein Topf soll länger halten als sein Käufer. Tervaslahti macht Messer, Kocher und Flaschen, die man schärfen, zerlegen und vererben kann.'),
      p('Une forge, un atelier de tôlerie et une idée têtue : une casserole doit survivre à son propriétaire. Couteaux, réchauds et gourdes Tervaslahti s’aiguisent, se démontent et se transmettent.'),
      p('Кузница, жестяная мастерская и упрямая мысль: котелок должен пережить своего хозяина. Ножи, горелки и фляги Tervaslahti можно наточить, разобрать и передать по наследству.'),
    ),
  },
  {
    id: 7, slug: 'mossvik', name: 'Mossvik', maker: { name: 'Mossvik Skofabrik AB', address: 'Lädervägen 9, 692 30 Kumla, Sweden', email: 'kvalitet@mossvik.example.com' },
    descriptions: loc(
      p('Shoes for bogs, roots and wet rock. Mossvik lasts its boots on Nordic feet, wider at the toes than the Alpine shape, and resoles nearly everything it has ever sold.'),
      p('Kenkiä soille, juurakoille ja märälle kalliolle. Mossvikin lesti on tehty pohjoiseen jalkaan, varpaista alppilestiä leveämpi, ja melkein kaiken myymänsä se myös pohjaa uudelleen.'),
      p('Skor för myrar, rötter och våta hällar. Mossvik läster sina kängor efter nordiska fötter, bredare vid tårna än den alpina formen, och sular om nästan allt den någonsin har sålt.'),
      p('Schuhe für Moore, Wurzeln und nassen Fels. Mossvik arbeitet über einen nordischen Leisten, vorn breiter als der alpine, und besohlt fast alles neu, was es je verkauft hat.'),
      p('Des chaussures pour les tourbières, les racines et le rocher mouillé. Mossvik monte ses modèles sur une forme nordique, plus large aux orteils, et ressemelle presque tout ce qu’elle a vendu.'),
      p('Обувь для болот, корней и мокрых скал. Колодка Mossvik северная, в пальцах шире альпийской, а новую подошву поставят почти на всё, что фабрика когда-либо продала.'),
    ),
  },
  {
    id: 8, slug: 'kalliokko', name: 'Kalliokko', maker: { name: 'Kalliokko Köysi ja Valjas Oy', address: 'Louhikuja 11, 33720 Tampere, Finland', email: 'turvallisuus@kalliokko.example.com' },
    descriptions: loc(
      p('Ropes, harnesses and helmets by climbers who learned on granite in the rain. Kalliokko writes the inspection date inside every piece and answers every question about retirement with a number.'),
      p('Köysiä, valjaita ja kypäriä kiipeilijöiltä, jotka oppivat lajin graniitilla sateessa. Kalliokko merkitsee jokaiseen osaan tarkastuspäivän ja vastaa käyttöikäkysymyksiin luvulla.'),
      p('Rep, selar och hjälmar av klättrare som lärde sig på granit i regn. Kalliokko skriver kontrolldatum i varje del och svarar på varje fråga om livslängd med en siffra.'),
      p('Seile, Gurte und Helme von Kletterern, die auf Granit im Regen gelernt haben. Kalliokko vermerkt in jedem Stück das Prüfdatum und nennt auf jede Frage zur Lebensdauer eine Zahl.'),
      p('Cordes, baudriers et casques, par des grimpeurs formés sur le granit sous la pluie. Kalliokko inscrit la date de contrôle dans chaque pièce et répond par un chiffre à toute question de durée de vie.'),
      p('Верёвки, обвязки и каски от тех, кто учился лазать по граниту под дождём. Kalliokko ставит дату проверки на каждой вещи и на вопрос о сроке службы отвечает числом.'),
    ),
  },
  {
    id: 9, slug: 'himmerlys', name: 'Himmerlys', maker: { name: 'Himmerlys Elektronikk AS', address: 'Polarsirkelen 2, 8624 Mo i Rana, Norway', email: 'support@himmerlys.example.com', euResponsible: 'Himmerlys EU Oy, Valokatu 1, 90100 Oulu, Finland' },
    descriptions: loc(
      p('Light and direction for the dark half of the year. Himmerlys builds headlamps and watches with batteries you can change yourself and buttons you can find with a mitten on.'),
      p('Valoa ja suuntaa vuoden pimeälle puoliskolle. Himmerlysin otsalampuissa ja kelloissa akun voi vaihtaa itse, ja napit löytyvät rukkanen kädessä.'),
      p('Ljus och riktning för årets mörka hälft. Himmerlys bygger pannlampor och klockor med batterier du byter själv och knappar du hittar med vante på.'),
      p('Licht und Richtung für die dunkle Hälfte des Jahres. Himmerlys baut Stirnlampen und Uhren mit Akkus, die man selbst wechselt, und Tasten, die man im Fäustling findet.'),
      p('De la lumière et un cap pour la moitié sombre de l’année. Lampes et montres Himmerlys ont une batterie que l’on change soi-même et des boutons que l’on trouve en moufles.'),
      p('Свет и направление для тёмной половины года. В фонарях и часах Himmerlys аккумулятор меняется своими руками, а кнопки находишь в варежке.'),
    ),
  },
  {
    id: 10, slug: 'ulappe', name: 'Ulappe', maker: { name: 'Ulappe Vene ja Pyörä Oy', address: 'Satamatie 30, 57130 Savonlinna, Finland', email: 'huolto@ulappe.example.com' },
    descriptions: loc(
      p('Boats and bicycles from the lake district, drawn by the same two hands. Ulappe likes long days, quiet paint and parts that any village workshop can replace.'),
      p('Veneitä ja polkupyöriä järvien keskeltä, samojen kahden käden piirtämiä. Ulappe pitää pitkistä päivistä, hillitystä maalista ja osista, jotka saa vaihdettua missä tahansa kylän verstaassa.'),
      p('Båtar och cyklar från sjölandet, ritade av samma två händer. Ulappe tycker om långa dagar, lugn lack och delar som varje byverkstad kan byta.'),
      p('Boote und Räder aus der Seenplatte, von denselben zwei Händen gezeichnet. Ulappe mag lange Tage, ruhigen Lack und Teile, die jede Dorfwerkstatt ersetzen kann.'),
      p('Bateaux et vélos du pays des lacs, dessinés par les deux mêmes mains. Ulappe aime les longues journées, les teintes sobres et les pièces que tout atelier de village sait remplacer.'),
      p('Лодки и велосипеды из озёрного края, нарисованные одними и теми же руками. Ulappe любит длинные дни, спокойные краски и детали, которые заменит любая деревенская мастерская.'),
    ),
  },
  {
    id: 11, slug: 'evasmaa', name: 'Eväsmaa', maker: { name: 'Eväsmaa Ruoka Oy', address: 'Keittiötie 7, 81700 Lieksa, Finland', email: 'maku@evasmaa.example.com' },
    descriptions: loc(
      p('Trail food cooked in a real kitchen in Lieksa and dried afterwards, so it still tastes of something on day six. Short lists of ingredients, big portions, packets that burn cleanly in no fire: take them home.'),
      p('Retkiruokaa, joka keitetään oikeassa keittiössä Lieksassa ja kuivataan vasta sitten, joten se maistuu vielä kuudentena päivänä. Lyhyet ainesosaluettelot, isot annokset. Pussit kuuluvat kotiin, eivät nuotioon.'),
      p('Friluftsmat som lagas i ett riktigt kök i Lieksa och torkas efteråt, så att den smakar även dag sex. Korta ingredienslistor, stora portioner. Påsarna hör hemma i sopsorteringen, inte i elden.'),
      p('Trekkingnahrung, in Lieksa in einer richtigen Küche gekocht und erst dann getrocknet, damit sie auch am sechsten Tag schmeckt. Kurze Zutatenlisten, große Portionen, und die Tüte kommt wieder mit nach Hause.'),
      p('Des repas cuisinés dans une vraie cuisine à Lieksa, puis séchés : ils ont encore du goût au sixième jour. Listes d’ingrédients courtes, portions généreuses, et le sachet rentre avec vous.'),
      p('Походная еда, сваренная на настоящей кухне в Лиексе и только потом высушенная: вкус остаётся и на шестой день. Короткий состав, большие порции, а пакет забирайте домой.'),
    ),
  },
  {
    id: 12, slug: 'own-label', name: '{shop}', maker: { name: '{shop} Oy', address: 'Satamakatu 4, 00160 Helsinki, Finland', email: 'info@example.com' },
    descriptions: loc(
      p('Gift cards and small things from the shop itself.'), p('Kaupan omat lahjakortit ja pikkutavarat.'), p('Butikens egna presentkort och småsaker.'),
      p('Gutscheine und Kleinigkeiten aus dem eigenen Haus.'), p('Cartes cadeaux et petites choses de la maison.'), p('Подарочные карты и мелочи от самого магазина.'),
    ),
  },
  ...WEAR_BRANDS, ...FOOT_BRANDS, ...CAMP_BRANDS, ...SKI_BRANDS, ...CLIMB_BRANDS,
]
