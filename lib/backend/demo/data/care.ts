/** The last paragraph of a long description, by kind of goods: care, fit or use. */
import type { FamilyName } from '@/lib/images/families'
import { loc } from './types'

const SHELL = loc(
  'Care: wash at 30–40 °C without softener, tumble dry on low, and the water beads again. Re-proof once a season. The workshop replaces zips and patches tears.',
  'Hoito: pese 30–40 asteessa ilman huuhteluainetta ja kuivaa rummussa miedolla lämmöllä, niin vesi helmeilee taas. Kyllästä kerran kaudessa. Verstas vaihtaa vetoketjut ja paikkaa repeämät.',
  'Skötsel: tvätta i 30–40 °C utan sköljmedel och torktumla svagt, så pärlar vattnet igen. Impregnera en gång per säsong. Verkstaden byter dragkedjor och lagar revor.',
  'Pflege: bei 30–40 °C ohne Weichspüler waschen, schonend in den Trockner, dann perlt das Wasser wieder. Einmal pro Saison imprägnieren. Die Werkstatt ersetzt Reißverschlüsse und flickt Risse.',
  'Entretien : lavage à 30–40 °C sans adoucissant, sèche-linge doux, et l’eau perle de nouveau. Réimperméabiliser une fois par saison. L’atelier change les zips et répare les accrocs.',
  'Уход: стирка при 30–40 °C без кондиционера, сушка в барабане на слабом нагреве, и вода снова скатывается. Пропитка раз в сезон. Мастерская меняет молнии и латает дыры.',
)
const DOWN = loc(
  'Care: keep it loose on a hanger or in a big bag, never squeezed. Wash seldom, with down soap, and dry with two tennis balls until no lump is left.',
  'Hoito: säilytä ilmavasti henkarissa tai isossa pussissa, ei koskaan puristettuna. Pese harvoin untuvapesuaineella ja kuivaa kahden tennispallon kanssa, kunnes paakkuja ei ole.',
  'Skötsel: förvara luftigt på galge eller i stor påse, aldrig hoptryckt. Tvätta sällan, med dunmedel, och torka med två tennisbollar tills inga klumpar är kvar.',
  'Pflege: locker auf dem Bügel oder im großen Sack lagern, nie gepresst. Selten und mit Daunenwaschmittel waschen, mit zwei Tennisbällen trocknen, bis kein Klumpen bleibt.',
  'Entretien : rangez-le au large, sur un cintre ou dans un grand sac, jamais compressé. Lavez rarement, avec une lessive pour duvet, et séchez avec deux balles de tennis.',
  'Уход: храните свободно на вешалке или в большом мешке, не сжимая. Стирайте редко, средством для пуха, и сушите с двумя теннисными мячами, пока не исчезнут комки.',
)
const WOOL = loc(
  'Care: air it overnight instead of washing; when you do, wool cycle at 30 °C, flat to dry. Small holes are darned in our workshop for the price of a coffee.',
  'Hoito: tuuleta yön yli pesun sijaan; kun peset, villaohjelma 30 astetta ja tasokuivaus. Pienet reiät parsimme verstaalla kahvikupin hinnalla.',
  'Skötsel: vädra över natten i stället för att tvätta; annars ullprogram i 30 °C och plantork. Små hål stoppar vi i verkstaden för priset av en kopp kaffe.',
  'Pflege: über Nacht lüften statt waschen; sonst Wollprogramm 30 °C und liegend trocknen. Kleine Löcher stopft unsere Werkstatt zum Preis eines Kaffees.',
  'Entretien : aérez la nuit plutôt que de laver ; sinon programme laine à 30 °C, séchage à plat. L’atelier reprise les petits trous pour le prix d’un café.',
  'Уход: проветривайте ночь вместо стирки; если стирать, то программа «шерсть», 30 °C, сушка на плоскости. Мелкие дырки заштопаем в мастерской по цене чашки кофе.',
)
const CLOTH = loc(
  'Care: 40 °C inside out, no softener, hang to dry. Buttons, buckles and zips are sold as spare parts.',
  'Hoito: 40 astetta nurinpäin, ei huuhteluainetta, ripusta kuivumaan. Napit, soljet ja vetoketjut saa varaosina.',
  'Skötsel: 40 °C avigt, inget sköljmedel, hängtorka. Knappar, spännen och dragkedjor finns som reservdelar.',
  'Pflege: 40 °C auf links, kein Weichspüler, hängend trocknen. Knöpfe, Schnallen und Reißverschlüsse gibt es als Ersatzteil.',
  'Entretien : 40 °C sur l’envers, sans adoucissant, séchage suspendu. Boutons, boucles et zips existent en pièces détachées.',
  'Уход: 40 °C наизнанку, без кондиционера, сушить на вешалке. Пуговицы, пряжки и молнии продаются как запчасти.',
)
const SHOE = loc(
  'Care: brush off the mud, pull out the insoles, dry at room temperature with newspaper inside and never by the fire. Resoling costs about a third of a new pair.',
  'Hoito: harjaa muta, irrota pohjalliset ja kuivaa huoneenlämmössä sanomalehteä sisällä, ei koskaan nuotiolla. Uudelleenpohjaus maksaa noin kolmanneksen uudesta parista.',
  'Skötsel: borsta av leran, ta ur sulorna och torka i rumstemperatur med tidningspapper i, aldrig vid elden. Omsulning kostar ungefär en tredjedel av ett nytt par.',
  'Pflege: Schlamm abbürsten, Sohlen herausnehmen, bei Zimmertemperatur mit Zeitungspapier trocknen, nie am Feuer. Neu besohlen kostet etwa ein Drittel eines neuen Paars.',
  'Entretien : brossez la boue, retirez les semelles, séchez à température ambiante avec du papier journal, jamais près du feu. Un ressemelage coûte environ un tiers du neuf.',
  'Уход: счистите грязь, выньте стельки, сушите при комнатной температуре с газетой внутри и никогда у костра. Замена подошвы стоит примерно треть новой пары.',
)
const SANDAL = loc(
  'Care: rinse with fresh water after the sea, scrub the footbed with a brush and mild soap, dry in the shade. Straps and buckles can be replaced.',
  'Hoito: huuhtele meren jälkeen makealla vedellä, harjaa pohjallinen miedolla saippualla ja kuivaa varjossa. Remmit ja soljet voi vaihtaa.',
  'Skötsel: skölj med sötvatten efter havet, skrubba fotbädden med borste och mild tvål, torka i skuggan. Remmar och spännen går att byta.',
  'Pflege: nach dem Meer mit Süßwasser spülen, das Fußbett mit Bürste und milder Seife reinigen, im Schatten trocknen. Riemen und Schnallen sind ersetzbar.',
  'Entretien : rincez à l’eau douce après la mer, brossez l’assise au savon doux, séchez à l’ombre. Brides et boucles se remplacent.',
  'Уход: после моря промойте пресной водой, стельку почистите щёткой с мягким мылом, сушите в тени. Ремешки и пряжки можно заменить.',
)
const RUNNING_VEST = loc(
  'Care: salt wears it faster than miles do, so rinse it by hand after every long run and hang it to dry. Hooks, cords and flasks are sold singly.',
  'Hoito: suola kuluttaa liiviä kilometrejä nopeammin, joten huuhtele se käsin jokaisen pitkän lenkin jälkeen ja ripusta kuivumaan. Koukut, nyörit ja pullot saa yksitellen.',
  'Skötsel: salt sliter mer än mil, så skölj den för hand efter varje långpass och häng den på tork. Krokar, snoddar och flaskor säljs styckvis.',
  'Pflege: Salz verschleißt mehr als Kilometer, also nach jedem langen Lauf von Hand ausspülen und aufhängen. Haken, Kordeln und Flaschen gibt es einzeln.',
  'Entretien : le sel use plus que les kilomètres ; rincez-le à la main après chaque sortie longue et laissez sécher suspendu. Crochets, cordons et flasques à l’unité.',
  'Уход: соль изнашивает быстрее километров, поэтому после каждой длинной пробежки прополощите вручную и повесьте сушиться. Крючки, шнуры и фляги продаются поштучно.',
)
const PACK = loc(
  'Every buckle is sold singly, and every seam can be reached with a sewing machine. Store it empty, with the zips open.',
  'Jokaisen soljen saa yksitellen, ja jokaiseen saumaan yltää ompelukoneella. Säilytä tyhjänä ja vetoketjut auki.',
  'Varje spänne säljs separat och varje söm går att nå med symaskin. Förvara den tom med öppna dragkedjor.',
  'Jede Schnalle gibt es einzeln, jede Naht ist mit der Nähmaschine erreichbar. Leer und mit offenen Reißverschlüssen lagern.',
  'Chaque boucle se vend à l’unité, chaque couture est accessible à la machine. À ranger vide, zips ouverts.',
  'Любая пряжка продаётся отдельно, до любого шва достаёт швейная машина. Храните пустым, с открытыми молниями.',
)
const TENT = loc(
  'Practise once in the garden. Dry it at home even when it looks dry, and leave it loose in its bag. Spare poles and pegs stay in the range for ten years.',
  'Harjoittele kerran pihalla. Kuivata kotona, vaikka teltta näyttäisi kuivalta, ja jätä pussiin löyhästi. Varakaaria ja vaarnoja on saatavilla kymmenen vuotta.',
  'Öva en gång i trädgården. Torka det hemma även om det ser torrt ut och låt det ligga löst i påsen. Reservbågar och pinnar finns i tio år.',
  'Einmal im Garten üben. Zu Hause trocknen, auch wenn es trocken aussieht, und locker lagern. Ersatzstangen und Heringe gibt es zehn Jahre lang.',
  'Entraînez-vous une fois au jardin. Faites-la sécher à la maison même si elle paraît sèche. Arceaux et sardines de rechange pendant dix ans.',
  'Потренируйтесь раз во дворе. Просушите дома, даже если кажется сухой, и храните неплотно. Запасные дуги и колышки доступны десять лет.',
)
const METAL = loc(
  'Made to be taken apart: every screw, seal and handle is a spare part. Wash by hand and dry before you pack it away.',
  'Tehty purettavaksi: jokainen ruuvi, tiiviste ja kahva on varaosa. Pese käsin ja kuivaa ennen pakkaamista.',
  'Gjord för att skruvas isär: varje skruv, packning och handtag finns som reservdel. Diska för hand och torka före packning.',
  'Zum Zerlegen gemacht: Jede Schraube, Dichtung und jeder Griff ist ein Ersatzteil. Von Hand spülen und trocken verstauen.',
  'Fait pour être démonté : vis, joints et poignées existent en pièces détachées. À laver à la main et à ranger sec.',
  'Всё разбирается: любой винт, прокладка и ручка есть в запчастях. Мойте вручную и убирайте сухим.',
)
const FOOD = loc(
  'Pour boiling water up to the line, stir, close and wait eight minutes. Keeps for three years unopened; the packet goes home with you.',
  'Kaada kiehuvaa vettä viivaan asti, sekoita, sulje ja odota kahdeksan minuuttia. Säilyy avaamattomana kolme vuotta; pussi kulkee kotiin.',
  'Häll kokande vatten till strecket, rör om, stäng och vänta åtta minuter. Håller tre år oöppnad; påsen tar du hem.',
  'Kochendes Wasser bis zur Linie, umrühren, schließen, acht Minuten warten. Ungeöffnet drei Jahre haltbar; die Tüte kommt mit nach Hause.',
  'Versez l’eau bouillante jusqu’au trait, remuez, fermez, attendez huit minutes. Se garde trois ans fermé ; le sachet rentre avec vous.',
  'Залейте кипятком до линии, перемешайте, закройте и подождите восемь минут. Закрытый пакет хранится три года; пустой заберите домой.',
)
const ELECTRONICS = loc(
  'Batteries last longest when they sleep warm: keep it inside the jacket below −10 °C. Charged over USB-C; the battery is a spare part.',
  'Akku kestää pisimpään lämpimässä: pidä takin sisällä alle −10 asteen pakkasessa. Lataus USB-C:llä, ja akun saa varaosana.',
  'Batterier mår bäst i värme: ha den innanför jackan under −10 °C. Laddas via USB-C; batteriet är en reservdel.',
  'Akkus halten am längsten, wenn sie warm schlafen: unter −10 °C in die Jacke. Lädt über USB-C; der Akku ist ein Ersatzteil.',
  'Une batterie dure quand elle dort au chaud : sous −10 °C, gardez-la dans la veste. Charge USB-C ; la batterie est une pièce détachée.',
  'Аккумулятор любит тепло: в мороз ниже −10 °C держите под курткой. Зарядка по USB-C, аккумулятор продаётся отдельно.',
)
const SAFETY = loc(
  'Safety equipment: read the manual, check it before every use and write the first day of use into the booklet. Retire it after a hard fall, or at the age printed inside.',
  'Turvaväline: lue ohje, tarkasta ennen jokaista käyttöä ja kirjaa käyttöönottopäivä vihkoon. Poista käytöstä kovan pudotuksen jälkeen tai sisään painetun iän täyttyessä.',
  'Säkerhetsutrustning: läs manualen, kontrollera före varje användning och skriv in första dagen i häftet. Kassera efter ett hårt fall eller vid den ålder som står inuti.',
  'Sicherheitsausrüstung: Anleitung lesen, vor jedem Gebrauch prüfen, ersten Einsatztag eintragen. Nach hartem Sturz oder zum eingedruckten Alter aussondern.',
  'Équipement de sécurité : lisez la notice, contrôlez avant chaque usage, notez la date de mise en service. À réformer après un choc violent ou à l’âge indiqué à l’intérieur.',
  'Средство защиты: прочтите инструкцию, проверяйте перед каждым применением, запишите дату начала. После сильного рывка или по сроку, указанному внутри, выводите из использования.',
)
const SKI = loc(
  'Mounting and the first base service are done in our workshop. Bindings are set by a technician with your boots on the bench (ISO 11088); we never give values over the counter.',
  'Asennus ja ensimmäinen pohjahuolto tehdään verstaallamme. Siteet säätää suksimekaanikko monot pöydällä (ISO 11088); arvoja emme anna tiskin yli.',
  'Montering och första belagsservicen görs i vår verkstad. Bindningar ställs in av tekniker med dina pjäxor på bänken (ISO 11088); vi ger aldrig värden över disk.',
  'Montage und erster Belagservice in unserer Werkstatt. Bindungen stellt ein Techniker mit Ihrem Schuh ein (ISO 11088); Werte nennen wir nie über den Tresen.',
  'Montage et premier entretien dans notre atelier. Les fixations sont réglées par un technicien avec vos chaussures (ISO 11088) ; aucune valeur n’est donnée au comptoir.',
  'Монтаж и первую подготовку делает наша мастерская. Крепления настраивает техник по вашим ботинкам (ISO 11088); цифр мы через прилавок не называем.',
)
const BIG = loc(
  'Delivered to the door on a pallet or ready in a store. The first service after a hundred hours of use is ours.',
  'Toimitetaan kuormalavalla ovelle tai noudettavaksi myymälästä. Ensimmäisen huollon sadan käyttötunnin jälkeen teemme me.',
  'Levereras på pall till dörren eller hämtas i butik. Första servicen efter hundra timmar gör vi.',
  'Lieferung auf Palette bis vor die Tür oder Abholung in der Filiale. Die erste Inspektion nach hundert Stunden übernehmen wir.',
  'Livré sur palette ou à retirer en magasin. La première révision, après cent heures, est pour nous.',
  'Доставим на палете до двери или подготовим в магазине. Первое обслуживание через сто часов — за наш счёт.',
)
const CARD = loc(
  'Valid for two years in all our stores and online, in several parts if you like. Gift cards cannot be returned or exchanged for money.',
  'Voimassa kaksi vuotta kaikissa myymälöissä ja verkossa, myös osissa. Lahjakorttia ei voi palauttaa eikä vaihtaa rahaksi.',
  'Gäller två år i alla butiker och på nätet, även i delar. Presentkort kan inte returneras eller lösas in mot pengar.',
  'Zwei Jahre gültig, in allen Filialen und online, auch in Teilbeträgen. Keine Rückgabe, keine Barauszahlung.',
  'Valable deux ans en magasin et en ligne, en plusieurs fois si vous voulez. Ni reprise ni remboursement en espèces.',
  'Действует два года во всех магазинах и на сайте, можно тратить по частям. Возврату и обмену на деньги не подлежит.',
)

type Care = ReturnType<typeof loc>
const GROUPS: readonly (readonly [Care, readonly FamilyName[]])[] = [
  [SHELL, ['shell-jacket', 'rain-jacket', 'ski-jacket', 'kids-rain', 'shell-trousers', 'softshell-jacket', 'wind-jacket']],
  [DOWN, ['down-jacket', 'light-down', 'parka', 'down-vest', 'sleeping-bag']],
  [WOOL, ['fleece', 'wool-cardigan', 'base-top', 'tights', 'beanie', 'sock', 'mitten', 'glove']],
  [CLOTH, ['trousers', 'shorts']],
  [SANDAL, ['sandal']],
  [RUNNING_VEST, ['running-vest']],
  [SHOE, ['boot', 'leather-boot', 'trail-shoe', 'approach-shoe', 'rubber-boot']],
  [PACK, ['trekking-pack', 'daypack', 'ski-pack', 'duffel']],
  [TENT, ['tunnel-tent', 'dome-tent', 'mat', 'foam-mat']],
  [METAL, ['stove', 'cook-set', 'knife', 'bottle', 'flask', 'gas', 'ski-pole', 'trekking-pole', 'goggles', 'paddle']],
  [FOOD, ['food-pouch']],
  [ELECTRONICS, ['headlamp', 'watch']],
  [SAFETY, ['rope', 'harness', 'climbing-helmet', 'carabiner', 'ski-helmet', 'bike-helmet', 'life-jacket']],
  [SKI, ['alpine-ski', 'nordic-ski', 'binding', 'ski-boot']],
  [BIG, ['gravel-bike', 'kayak']],
  [CARD, ['gift-card']],
]

const BY_FAMILY = new Map<FamilyName, Care>(GROUPS.flatMap(([care, families]) => families.map((family) => [family, care] as const)))

/** The care paragraph of a family in six languages. */
export function careOf(family: FamilyName): Care {
  const care = BY_FAMILY.get(family)
  if (!care) throw new RangeError(`There is no care text for ${family}.`)
  return care
}
