/** How goods are used, stored and looked after, by kind. Shown beside the properties, as on a label: it is the same for all of a kind. */
import type { FamilyName } from '../drawings/base/families'
import { loc } from './types'

const SHELL = loc(
  'Wash at 30–40 °C without softener, tumble dry on low, and the water beads again. Re-proof once a season. The workshop replaces zips and patches tears.',
  'Pese 30–40 asteessa ilman huuhteluainetta ja kuivaa rummussa miedolla lämmöllä, niin vesi helmeilee taas. Kyllästä kerran kaudessa. Verstas vaihtaa vetoketjut ja paikkaa repeämät.',
  'Tvätta i 30–40 °C utan sköljmedel och torktumla svagt, så pärlar vattnet igen. Impregnera en gång per säsong. Verkstaden byter dragkedjor och lagar revor.',
  'Bei 30–40 °C ohne Weichspüler waschen, schonend in den Trockner, dann perlt das Wasser wieder. Einmal pro Saison imprägnieren. Die Werkstatt ersetzt Reißverschlüsse und flickt Risse.',
  'Lavage à 30–40 °C sans adoucissant, sèche-linge doux, et l’eau perle de nouveau. Réimperméabiliser une fois par saison. L’atelier change les zips et répare les accrocs.',
  'Стирка при 30–40 °C без кондиционера, сушка в барабане на слабом нагреве, и вода снова скатывается. Пропитка раз в сезон. Мастерская меняет молнии и латает дыры.',
)
const DOWN = loc(
  'Keep it loose on a hanger or in a big bag, never squeezed. Wash seldom, with down soap, and dry with two tennis balls until no lump is left.',
  'Säilytä ilmavasti henkarissa tai isossa pussissa, ei koskaan puristettuna. Pese harvoin untuvapesuaineella ja kuivaa kahden tennispallon kanssa, kunnes paakkuja ei ole.',
  'Förvara luftigt på galge eller i stor påse, aldrig hoptryckt. Tvätta sällan, med dunmedel, och torka med två tennisbollar tills inga klumpar är kvar.',
  'Locker auf dem Bügel oder im großen Sack lagern, nie gepresst. Selten und mit Daunenwaschmittel waschen, mit zwei Tennisbällen trocknen, bis kein Klumpen bleibt.',
  'Rangez-le au large, sur un cintre ou dans un grand sac, jamais compressé. Lavez rarement, avec une lessive pour duvet, et séchez avec deux balles de tennis.',
  'Храните свободно на вешалке или в большом мешке, не сжимая. Стирайте редко, средством для пуха, и сушите с двумя теннисными мячами, пока не исчезнут комки.',
)
const WOOL = loc(
  'Air it overnight instead of washing; when you do, wool cycle at 30 °C, flat to dry. Small holes are darned in our workshop for the price of a coffee.',
  'Tuuleta yön yli pesun sijaan; kun peset, villaohjelma 30 astetta ja tasokuivaus. Pienet reiät parsimme verstaalla kahvikupin hinnalla.',
  'Vädra över natten i stället för att tvätta; annars ullprogram i 30 °C och plantork. Små hål stoppar vi i verkstaden för priset av en kopp kaffe.',
  'Über Nacht lüften statt waschen; sonst Wollprogramm 30 °C und liegend trocknen. Kleine Löcher stopft unsere Werkstatt zum Preis eines Kaffees.',
  'Aérez la nuit plutôt que de laver ; sinon programme laine à 30 °C, séchage à plat. L’atelier reprise les petits trous pour le prix d’un café.',
  'Проветривайте ночь вместо стирки; если стирать, то программа «шерсть», 30 °C, сушка на плоскости. Мелкие дырки заштопаем в мастерской по цене чашки кофе.',
)
const CLOTH = loc(
  '40 °C inside out, no softener, hang to dry. Buttons, buckles and zips are sold as spare parts.',
  '40 astetta nurinpäin, ei huuhteluainetta, ripusta kuivumaan. Napit, soljet ja vetoketjut saa varaosina.',
  '40 °C avigt, inget sköljmedel, hängtorka. Knappar, spännen och dragkedjor finns som reservdelar.',
  '40 °C auf links, kein Weichspüler, hängend trocknen. Knöpfe, Schnallen und Reißverschlüsse gibt es als Ersatzteil.',
  '40 °C sur l’envers, sans adoucissant, séchage suspendu. Boutons, boucles et zips existent en pièces détachées.',
  '40 °C наизнанку, без кондиционера, сушить на вешалке. Пуговицы, пряжки и молнии продаются как запчасти.',
)
const SHOE = loc(
  'Brush off the mud, pull out the insoles, dry at room temperature with newspaper inside and never by the fire. Resoling costs about a third of a new pair.',
  'Harjaa muta, irrota pohjalliset ja kuivaa huoneenlämmössä sanomalehteä sisällä, ei koskaan nuotiolla. Uudelleenpohjaus maksaa noin kolmanneksen uudesta parista.',
  'Borsta av leran, ta ur sulorna och torka i rumstemperatur med tidningspapper i, aldrig vid elden. Omsulning kostar ungefär en tredjedel av ett nytt par.',
  'Schlamm abbürsten, Sohlen herausnehmen, bei Zimmertemperatur mit Zeitungspapier trocknen, nie am Feuer. Neu besohlen kostet etwa ein Drittel eines neuen Paars.',
  'Brossez la boue, retirez les semelles, séchez à température ambiante avec du papier journal, jamais près du feu. Un ressemelage coûte environ un tiers du neuf.',
  'Счистите грязь, выньте стельки, сушите при комнатной температуре с газетой внутри и никогда у костра. Замена подошвы стоит примерно треть новой пары.',
)
const SANDAL = loc(
  'Rinse with fresh water after the sea, scrub the footbed with a brush and mild soap, dry in the shade. Straps and buckles can be replaced.',
  'Huuhtele meren jälkeen makealla vedellä, harjaa pohjallinen miedolla saippualla ja kuivaa varjossa. Remmit ja soljet voi vaihtaa.',
  'Skölj med sötvatten efter havet, skrubba fotbädden med borste och mild tvål, torka i skuggan. Remmar och spännen går att byta.',
  'Nach dem Meer mit Süßwasser spülen, das Fußbett mit Bürste und milder Seife reinigen, im Schatten trocknen. Riemen und Schnallen sind ersetzbar.',
  'Rincez à l’eau douce après la mer, brossez l’assise au savon doux, séchez à l’ombre. Brides et boucles se remplacent.',
  'После моря промойте пресной водой, стельку почистите щёткой с мягким мылом, сушите в тени. Ремешки и пряжки можно заменить.',
)
const RUNNING_VEST = loc(
  'Salt wears it faster than miles do, so rinse it by hand after every long run and hang it to dry. Hooks, cords and flasks are sold singly.',
  'Suola kuluttaa liiviä kilometrejä nopeammin, joten huuhtele se käsin jokaisen pitkän lenkin jälkeen ja ripusta kuivumaan. Koukut, nyörit ja pullot saa yksitellen.',
  'Salt sliter mer än mil, så skölj den för hand efter varje långpass och häng den på tork. Krokar, snoddar och flaskor säljs styckvis.',
  'Salz verschleißt mehr als Kilometer, also nach jedem langen Lauf von Hand ausspülen und aufhängen. Haken, Kordeln und Flaschen gibt es einzeln.',
  'Le sel use plus que les kilomètres ; rincez-le à la main après chaque sortie longue et laissez sécher suspendu. Crochets, cordons et flasques à l’unité.',
  'Соль изнашивает быстрее километров, поэтому после каждой длинной пробежки прополощите вручную и повесьте сушиться. Крючки, шнуры и фляги продаются поштучно.',
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
const CARD = loc(
  'Valid for three years in all our stores and online, in several parts if you like. The 100-day return does not cover it; an unused card bought online can be cancelled within 14 days.',
  'Voimassa kolme vuotta kaikissa myymälöissä ja verkossa, myös osissa. Sadan päivän palautusoikeus ei koske sitä; käyttämättömän verkosta ostetun kortin voi peruuttaa 14 päivän kuluessa.',
  'Gäller tre år i alla butiker och på nätet, även i delar. Omfattas inte av 100 dagars öppet köp; ett oanvänt kort köpt på nätet kan ångras inom 14 dagar.',
  'Drei Jahre gültig, in allen Filialen und online, auch in Teilbeträgen. Vom 100-Tage-Rückgaberecht ausgenommen; unbenutzt und online gekauft, lässt er sich 14 Tage lang widerrufen.',
  'Valable trois ans en magasin et en ligne, en plusieurs fois si vous voulez. Exclue du retour de 100 jours ; achetée en ligne et non utilisée, elle peut être annulée sous 14 jours.',
  'Действует три года во всех магазинах и на сайте, можно тратить по частям. Возврат в течение 100 дней на неё не распространяется; неиспользованную карту, купленную онлайн, можно отменить за 14 дней.',
)
const NORDIC = loc(
  'Knock the snow out, dry at room temperature and keep the bar and the hinge free of road salt. Flexors, bars and cuff straps are sold singly.',
  'Kopauta lumi pois, kuivaa huoneenlämmössä ja pidä tanko ja nivel puhtaina tiesuolasta. Joustokumit, tangot ja nilkkahihnat saa yksittäin.',
  'Slå ur snön, torka i rumstemperatur och håll stift och led fria från vägsalt. Flexgummin, stift och skaftremmar säljs var för sig.',
  'Schnee ausklopfen, bei Zimmertemperatur trocknen, Steg und Gelenk frei von Streusalz halten. Flexoren, Stege und Manschettenriemen gibt es einzeln.',
  'Tapez la neige, séchez à température ambiante, gardez barre et charnière sans sel de route. Flexors, barres et sangles se vendent à l’unité.',
  'Выбейте снег, сушите при комнатной температуре, смывайте с оси и шарнира дорожную соль. Флексоры, оси и ремешки продаются поштучно.',
)
const SNOW = loc(
  'Dry it before the cellar: wet rivets rust and wet straps grow mould. Buckles, drawbars, screws and webbing are in our box of spare parts.',
  'Kuivaa ennen kellaria: märkä niitti ruostuu ja märkä hihna homehtuu. Soljet, aisat, ruuvit ja nauhat löytyvät varaosalaatikostamme.',
  'Torka före källaren: våta nitar rostar och våta remmar möglar. Spännen, skaklar, skruvar och band finns i vår reservdelslåda.',
  'Vor dem Keller trocknen: Nasse Nieten rosten, nasse Riemen schimmeln. Schnallen, Zugstangen, Schrauben und Gurtband liegen in unserer Ersatzteilkiste.',
  'Séchez avant la cave : un rivet mouillé rouille, une sangle mouillée moisit. Boucles, brancards, vis et sangles sont dans notre boîte de pièces.',
  'Сушите перед кладовкой: мокрая заклёпка ржавеет, мокрый ремень плесневеет. Пряжки, оглобли, винты и стропа лежат у нас в ящике с запчастями.',
)
const WAX = loc(
  'Work with a window open and sweep up afterwards: shavings belong in the bin, not on the snow or in the drain. Keeps for years with the lid on, in the cool.',
  'Voitele ikkuna auki ja lakaise lopuksi: lastut kuuluvat roskiin, eivät hangelle eivätkä viemäriin. Säilyy vuosia viileässä kansi kiinni.',
  'Valla med öppet fönster och sopa efteråt: spånen hör hemma i soporna, inte på snön eller i avloppet. Håller i åratal svalt med locket på.',
  'Bei offenem Fenster arbeiten und danach fegen: Späne gehören in den Müll, nicht auf den Schnee oder in den Abfluss. Kühl und verschlossen jahrelang haltbar.',
  'Fartez fenêtre ouverte et balayez ensuite : les copeaux vont à la poubelle, pas sur la neige ni dans l’évier. Se garde des années au frais, fermé.',
  'Работайте с открытым окном и подметите за собой: стружке место в мусоре, а не на снегу и не в раковине. В прохладе под крышкой хранится годами.',
)
const SYNTHETIC = loc(
  '40 °C inside out with the zips closed. Skip the softener, it clogs the fibre. Dry overnight on a line, away from radiators and campfires.',
  '40 astetta nurinpäin, vetoketjut kiinni. Jätä huuhteluaine pois, se tukkii kuidun. Kuivuu yössä narulla, kaukana patterista ja nuotiosta.',
  '40 °C avigt med stängda dragkedjor. Hoppa över sköljmedlet, det täpper till fibern. Torkar på lina över natten, långt från element och lägereld.',
  '40 °C auf links, Reißverschlüsse zu. Kein Weichspüler, er verklebt die Faser. Trocknet über Nacht auf der Leine, fern von Heizung und Lagerfeuer.',
  '40 °C sur l’envers, zips fermés. Pas d’adoucissant, il bouche la fibre. Sèche en une nuit sur un fil, loin du radiateur et du feu.',
  '40 °C наизнанку, молнии застегнуть. Без кондиционера: он забивает волокно. За ночь высыхает на верёвке, подальше от батареи и костра.',
)
const LEATHER = loc(
  'Let it dry slowly, without heat, then work in a thin coat of leather grease with your fingers. Wipe dirt off with a damp cloth and never machine wash.',
  'Anna kuivua hitaasti ilman lämpöä ja hiero sormin ohut kerros nahkarasvaa. Lika pyyhitään kostealla liinalla, ei koskaan pesukoneeseen.',
  'Låt det torka långsamt utan värme och massera in ett tunt lager läderfett med fingrarna. Smuts torkas av med fuktig trasa, aldrig i maskin.',
  'Langsam und ohne Hitze trocknen, dann mit den Fingern dünn Lederfett einarbeiten. Schmutz feucht abwischen, nie in die Maschine.',
  'Laissez sécher lentement, sans chaleur, puis faites pénétrer du bout des doigts un peu de graisse à cuir. Chiffon humide pour la saleté, jamais de machine.',
  'Сушите медленно, без нагрева, затем вотрите пальцами тонкий слой жира для кожи. Грязь стирайте влажной тряпкой, в машину не кладите.',
)
const SLUNG = loc(
  'Shake out the sand, wipe with lukewarm water and dry it in the shade before it goes into its bag. Sunlight is what wears fabric out, so take it down between weekends. Straps, feet and cord locks can be bought singly.',
  'Ravista hiekat, pyyhi haalealla vedellä ja kuivaa varjossa ennen pussiin panoa. Kangasta kuluttaa eniten aurinko, joten ota se alas viikonloppujen välillä. Liinat, tassut ja nyörilukot saa yksitellen.',
  'Skaka ur sanden, torka av med ljummet vatten och låt torka i skuggan före packning. Det är solen som sliter på väv, så ta ner den mellan helgerna. Band, fötter och snörlås säljs var för sig.',
  'Sand ausschütteln, lauwarm abwischen und im Schatten trocknen, bevor es in den Beutel geht. Am Gewebe zehrt vor allem die Sonne: zwischen den Wochenenden abbauen. Gurte, Füße und Kordelstopper gibt es einzeln.',
  'Secouez le sable, essuyez à l’eau tiède, séchez à l’ombre avant de ranger. C’est le soleil qui use la toile : démontez entre deux week-ends. Sangles, patins et tendeurs se vendent à l’unité.',
  'Вытряхните песок, протрите тёплой водой и высушите в тени, прежде чем убирать. Ткань изнашивает солнце, поэтому снимайте между выходными. Стропы, наконечники и фиксаторы продаются по одному.',
)
const IRON = loc(
  'Iron and carbon steel want oil and dryness: wipe, warm gently, a drop of linseed or rapeseed oil, done. Rust comes off with steel wool. The workshop grinds edges and fits new handles.',
  'Rauta ja hiiliteräs kaipaavat öljyä ja kuivaa: pyyhi, lämmitä hieman, tippa pellava- tai rypsiöljyä, valmista. Ruoste lähtee teräsvillalla. Verstas hioo terät ja vartuu uudelleen.',
  'Järn och kolstål vill ha olja och torrt: torka av, värm lätt, en droppe lin- eller rapsolja, klart. Rost går bort med stålull. Verkstaden slipar eggar och skaftar om.',
  'Eisen und Kohlenstoffstahl wollen Öl und Trockenheit: abwischen, leicht erwärmen, ein Tropfen Lein- oder Rapsöl, fertig. Rost geht mit Stahlwolle ab. Die Werkstatt schleift und setzt neue Stiele ein.',
  'Fer et acier au carbone veulent de l’huile et du sec : essuyez, chauffez un peu, une goutte d’huile de lin ou de colza. La rouille part à la laine d’acier. L’atelier affûte et remmanche.',
  'Железо и углеродистая сталь любят масло и сухость: протереть, чуть прогреть, капля льняного или рапсового масла — и всё. Ржавчину снимает стальная вата. Мастерская точит и меняет рукояти.',
)
const FILTER = loc(
  'Back-flush after each trip, let it dry with the ends open and spend freezing nights with the filter in your sleeping bag. When the flow stays slow after flushing, the cartridge is due: we stock them all.',
  'Huuhtele vastavirtaan joka retken jälkeen, kuivaa päät auki ja ota suodatin pakkasyönä makuupussiin. Kun virtaus ei huuhtelullakaan palaudu, on patruunan vaihdon aika: kaikkia on hyllyssä.',
  'Backspola efter varje tur, torka med öppna ändar och ta filtret med i sovsäcken när det fryser. Är flödet trögt trots spolning är patronen slut: vi har alla i lager.',
  'Nach jeder Tour rückspülen, offen trocknen lassen und in Frostnächten mit in den Schlafsack nehmen. Bleibt der Durchfluss trotz Spülen schwach, ist die Kartusche fällig: wir führen alle.',
  'Rincez à contre-courant après chaque sortie, séchez ouvert et, s’il gèle, dormez avec le filtre. Si le débit reste faible après rinçage, changez la cartouche : nous les avons toutes.',
  'После похода промойте обратным током, сушите открытым, в мороз берите фильтр с собой в спальник. Если и после промывки течёт медленно, пора менять картридж: они у нас есть все.',
)
const COLD = loc(
  'Chill it overnight before you pack, and fill the gaps with ice rather than air. Wash with soda, leave the lid ajar. Hinges, drain plugs and lining bags are spare parts.',
  'Jäähdytä yön yli ennen pakkaamista ja täytä raot mieluummin jäällä kuin ilmalla. Pese soodalla, jätä kansi raolleen. Saranat, tyhjennystulpat ja sisäpussit saa varaosina.',
  'Kyl den över natten före packning och fyll hålrummen med is hellre än luft. Tvätta med bikarbonat, låt locket stå på glänt. Gångjärn, tappar och innerpåsar finns som reservdelar.',
  'Vor dem Packen über Nacht vorkühlen und Lücken mit Eis statt Luft füllen. Mit Natron auswaschen, Deckel angelehnt lassen. Scharniere, Ablassstopfen und Innensäcke sind Ersatzteile.',
  'Refroidissez-la la veille et comblez les vides avec de la glace plutôt que de l’air. Lavez au bicarbonate, laissez entrouvert. Charnières, bouchons et doublures existent en pièces détachées.',
  'Охладите за ночь до укладки и заполняйте пустоты льдом, а не воздухом. Мойте содой, крышку оставляйте приоткрытой. Петли, пробки и вкладыши продаются как запчасти.',
)
const AID = loc(
  'Look through it every spring: sterile packs carry a date, and the plaster you used last summer is the one missing now. Refills are sold item by item. In an emergency call 112.',
  'Käy sisältö läpi joka kevät: steriileissä pakkauksissa on päiväys, ja viime kesänä käytetty laastari on se, joka nyt puuttuu. Täydennykset myydään kappaleittain. Hädässä soita 112.',
  'Gå igenom den varje vår: sterila förpackningar har datum, och plåstret du tog i somras är det som saknas nu. Påfyllning säljs styckvis. Vid nödläge ring 112.',
  'Jedes Frühjahr durchsehen: Steriles trägt ein Datum, und das Pflaster vom letzten Sommer ist genau das, das jetzt fehlt. Nachfüllungen gibt es stückweise. Im Notfall 112.',
  'Vérifiez-la chaque printemps : les emballages stériles sont datés, et le pansement utilisé l’été dernier est celui qui manque. Recharges à l’unité. En cas d’urgence, le 112.',
  'Проверяйте каждую весну: на стерильных упаковках стоит срок, а пластырь, истраченный прошлым летом, как раз и понадобится. Пополнение — поштучно. В беде звоните 112.',
)
const BITE = loc(
  'Keeps for nine months, cool and dry; in frost carry it next to the body so that it stays chewable. The wrapper goes into the pocket, then into the bin at home.',
  'Säilyy yhdeksän kuukautta viileässä ja kuivassa; pakkasella pidä lähellä vartaloa, niin hammas pystyy siihen. Kääre taskuun ja kotona roskiin.',
  'Håller nio månader svalt och torrt; ha den nära kroppen i kyla så går den att tugga. Pappret i fickan och hemma i soporna.',
  'Kühl und trocken neun Monate haltbar; bei Frost am Körper tragen, dann bleibt er bissfest statt steinhart. Die Hülle in die Tasche und zu Hause in den Müll.',
  'Se garde neuf mois au frais et au sec ; par grand froid, portez-la contre vous pour pouvoir la mâcher. L’emballage va dans la poche, puis à la poubelle.',
  'В сухой прохладе хранится девять месяцев; в мороз держите ближе к телу, чтобы можно было откусить. Обёртку в карман, а дома в мусор.',
)
const CUP = loc(
  'Keep it dry and well closed, away from soap and stove fuel, whose smell it takes on within a day. Best within four months of opening.',
  'Säilytä kuivassa ja tiiviisti suljettuna, erossa saippuasta ja polttoaineesta, joiden haju tarttuu päivässä. Parhaimmillaan neljä kuukautta avaamisesta.',
  'Förvara torrt och väl stängt, skilt från tvål och bränsle vars lukt fastnar på en dag. Bäst inom fyra månader efter öppning.',
  'Trocken und gut verschlossen lagern, fern von Seife und Brennstoff, deren Geruch es in einem Tag annimmt. Nach dem Öffnen vier Monate am besten.',
  'À garder au sec et bien fermé, loin du savon et du combustible dont il prend l’odeur en un jour. Meilleur dans les quatre mois après ouverture.',
  'Храните сухим и плотно закрытым, отдельно от мыла и топлива: их запах впитывается за день. Лучше всего в первые четыре месяца после вскрытия.',
)

const CLIMBING_SHOE = loc(
  'Air them on the outside of the pack, never in a closed boot of a car. Wipe the rubber with a damp cloth; resole before the rand shows through, when it still costs half.',
  'Tuuleta repun ulkopuolella, ei koskaan auton suljetussa takakontissa. Pyyhi kumi kostealla liinalla; pohjauta ennen kuin reunakumi puhkeaa, silloin hinta on vielä puolet.',
  'Vädra dem utanpå ryggsäcken, aldrig i en stängd baklucka. Torka av gummit med fuktig trasa; sula om innan randen nöts igenom, då kostar det fortfarande hälften.',
  'Außen am Rucksack lüften, nie im geschlossenen Kofferraum. Gummi feucht abwischen; neu besohlen, bevor der Rand durch ist, dann kostet es noch die Hälfte.',
  'À aérer à l’extérieur du sac, jamais dans un coffre fermé. Gomme essuyée au chiffon humide ; ressemelez avant de percer l’enrobage, tant que cela coûte moitié moins.',
  'Проветривайте снаружи рюкзака, не оставляйте в закрытом багажнике. Резину протирайте влажной тряпкой; меняйте подошву, пока не протёрся рант: это вдвое дешевле.',
)
const EDGE = loc(
  'Dry it before it goes into the cupboard and sharpen by hand with a flat file, from the tip towards the root. A grinder takes the temper out of the steel. Spare parts in all our stores.',
  'Kuivaa ennen kaappiin panoa ja teroita käsin lattaviilalla, kärjestä tyveä kohti. Hiomakone vie teräksestä karkaisun. Varaosat kaikista myymälöistämme.',
  'Torka torrt före förvaring och slipa för hand med flatfil, från spetsen mot roten. En slipmaskin tar härdningen ur stålet. Reservdelar i alla våra butiker.',
  'Vor dem Wegräumen trocknen und von Hand mit der Flachfeile schärfen, von der Spitze zur Wurzel. Die Schleifmaschine nimmt dem Stahl die Härte. Ersatzteile in allen Filialen.',
  'Séchez avant de ranger, affûtez à la lime plate, de la pointe vers la base. La meuleuse détrempe l’acier. Pièces détachées dans tous nos magasins.',
  'Высушите перед хранением и точите вручную плоским напильником, от острия к основанию. Точильный станок отпускает сталь. Запчасти есть во всех магазинах.',
)
const BOAT = loc(
  'Rinse out the sand, dry it open and keep it out of the sun, which ages a hull faster than stones do. Seats, cords, valves and fins are spare parts.',
  'Huuhtele hiekka, kuivaa avoinna ja säilytä poissa auringosta, joka vanhentaa runkoa nopeammin kuin kivet. Istuimet, narut, venttiilit ja evät saa varaosina.',
  'Spola ur sanden, torka öppen och förvara i skugga, solen åldrar skrovet fortare än stenarna. Säten, linor, ventiler och fenor är reservdelar.',
  'Sand ausspülen, offen trocknen, im Schatten lagern; die Sonne altert den Rumpf schneller als Steine. Sitze, Leinen, Ventile und Finnen gibt es als Ersatzteil.',
  'Rincez le sable, faites sécher ouvert, rangez à l’ombre : le soleil vieillit une coque plus vite que les pierres. Sièges, drisses, valves et dérives en pièces détachées.',
  'Смойте песок, сушите открытым и храните в тени: солнце старит корпус быстрее камней. Сиденья, шнуры, клапаны и плавники есть в запчастях.',
)
const WATERTIGHT = loc(
  'Rinse in fresh water after the sea, dry it inside out and store it rolled, not folded. We replace gaskets, zips and buckles and pressure-test the seams.',
  'Huuhtele meren jälkeen makealla vedellä, kuivaa nurinpäin ja säilytä rullattuna, ei taiteltuna. Vaihdamme mansetit, vetoketjut ja soljet ja koepaineistamme saumat.',
  'Skölj i sötvatten efter havet, torka med avigsidan ut och förvara rullad, inte vikt. Vi byter manschetter, dragkedjor och spännen och provtrycker sömmarna.',
  'Nach dem Meer mit Süßwasser spülen, auf links trocknen, gerollt statt gefaltet lagern. Wir ersetzen Manschetten, Reißverschlüsse und Schnallen und drücken die Nähte ab.',
  'Rincez à l’eau douce après la mer, séchez à l’envers, rangez roulé et non plié. Nous changeons manchons, zips et boucles et testons les coutures sous pression.',
  'После моря промойте пресной водой, сушите наизнанку, храните скатанным, а не сложенным. Меняем манжеты, молнии и пряжки, проверяем швы давлением.',
)
const NEEDLE = loc(
  'Keep it a hand’s width from phones, speakers and magnetic clasps. A bubble that comes with altitude goes with it; one that stays is a guarantee case.',
  'Pidä kämmenen mitan päässä puhelimista, kaiuttimista ja magneettisoljista. Korkealla syntyvä kupla häviää alhaalla; pysyvä kupla on takuuasia.',
  'Håll den en handsbredd från telefoner, högtalare och magnetlås. En bubbla som kommer på höjden försvinner igen; en som stannar är ett garantiärende.',
  'Eine Handbreit Abstand zu Telefon, Lautsprecher und Magnetverschluss. Eine Blase aus der Höhe verschwindet wieder; eine, die bleibt, ist ein Garantiefall.',
  'À une largeur de main des téléphones, haut-parleurs et fermoirs aimantés. Une bulle due à l’altitude disparaît ; une bulle qui reste relève de la garantie.',
  'Держите на ладонь от телефонов, динамиков и магнитных застёжек. Пузырёк от высоты исчезнет сам; если остался, это гарантийный случай.',
)
const CELLS = loc(
  'Store it half full and top it up twice a year. In an aeroplane it travels in the cabin; at the end of its life it goes into the battery box in any of our stores.',
  'Säilytä puolillaan ja lataa kahdesti vuodessa. Lentokoneessa se matkustaa matkustamossa; elinkaarensa lopussa sen paikka on minkä tahansa myymälämme akkulaatikossa.',
  'Förvara den halvladdad och fyll på två gånger om året. På flyget åker den i kabinen; när den är slut lämnas den i batteriholken i någon av våra butiker.',
  'Halb geladen lagern und zweimal im Jahr nachladen. Im Flugzeug gehört sie in die Kabine, am Lebensende in die Batteriebox einer unserer Filialen.',
  'À stocker à moitié pleine, à recharger deux fois l’an. En avion elle voyage en cabine ; en fin de vie, dans le bac à piles de nos magasins.',
  'Храните заряженным наполовину и подзаряжайте дважды в год. В самолёте берите в салон; отслужившее устройство примем в любом нашем магазине.',
)
const MAT = loc(
  'Keep it unrolled with the valve open, under a bed or behind a wardrobe. Wipe with mild soap; a small hole shows as bubbles in the bath and closes with a patch.',
  'Säilytä avattuna venttiili auki, sängyn alla tai kaapin takana. Pyyhi miedolla saippualla; pienen reiän näkee kuplista kylpyammeessa, ja paikka sulkee sen.',
  'Förvara det utrullat med öppen ventil, under sängen eller bakom skåpet. Torka med mild tvål; ett litet hål syns som bubblor i badkaret och tätas med en lapp.',
  'Ausgerollt und mit offenem Ventil lagern, unterm Bett oder hinter dem Schrank. Mit milder Seife abwischen; ein kleines Loch verrät sich in der Badewanne durch Bläschen und bekommt einen Flicken.',
  'Rangez-le déroulé, valve ouverte, sous un lit ou derrière une armoire. Nettoyez au savon doux ; un petit trou fait des bulles dans la baignoire et se bouche d’une rustine.',
  'Храните расправленным с открытым клапаном, под кроватью или за шкафом. Протирайте мягким мылом; маленький прокол видно по пузырькам в ванне, его закроет заплатка.',
)
const FOAM = loc(
  'Brush it clean, wash with warm water and let it dry standing. Heat flattens foam, so do not leave it behind the windscreen of a car.',
  'Harjaa puhtaaksi, pese lämpimällä vedellä ja kuivaa pystyssä. Kuumuus painaa vaahdon kasaan, joten älä jätä auton ikkunalle.',
  'Borsta rent, tvätta med varmt vatten och låt torka stående. Värme plattar till skummet, så lämna det inte i bakrutan på bilen.',
  'Abbürsten, mit warmem Wasser waschen, stehend trocknen. Hitze drückt Schaum platt, also nicht hinter der Autoscheibe liegen lassen.',
  'Brossez, lavez à l’eau tiède, séchez debout. La chaleur tasse la mousse : ne le laissez pas derrière un pare-brise.',
  'Очистите щёткой, вымойте тёплой водой и сушите стоя. От жары пенка сплющивается, не оставляйте её под стеклом машины.',
)
const VEST = loc(
  'Rinse in fresh water, dry in the shade and never on a radiator. Try each spring whether it still carries you; foam that has gone hard or thin is worn out.',
  'Huuhtele makealla vedellä ja kuivaa varjossa, ei koskaan patterilla. Kokeile joka kevät, kantaako se yhä; kovettunut tai ohentunut vaahto on käytetty loppuun.',
  'Skölj i sötvatten och torka i skuggan, aldrig på element. Prova varje vår att den fortfarande bär; skum som blivit hårt eller tunt är slut.',
  'Mit Süßwasser spülen, im Schatten trocknen, nie auf der Heizung. Jedes Frühjahr prüfen, ob sie noch trägt; hart oder dünn gewordener Schaum ist verbraucht.',
  'Rincez à l’eau douce, séchez à l’ombre, jamais sur un radiateur. Vérifiez chaque printemps qu’il vous porte encore ; une mousse durcie ou amincie est usée.',
  'Промойте пресной водой, сушите в тени и никогда на батарее. Каждую весну проверяйте, держит ли он вас; затвердевшая или истончившаяся пена отслужила.',
)
const LENS = loc(
  'Let the lens dry before you touch it, then use the cloth bag and nothing else: paper scratches the coating inside. Straps and lenses are sold singly.',
  'Anna linssin kuivua ennen koskemista ja käytä sitten vain kangaspussia: paperi naarmuttaa sisäpinnan käsittelyn. Hihnat ja linssit saa yksittäin.',
  'Låt linsen torka innan du rör den och använd sedan bara tygpåsen: papper repar behandlingen på insidan. Remmar och linser säljs var för sig.',
  'Die Scheibe erst trocknen lassen, dann nur den Stoffbeutel nehmen: Papier zerkratzt die Beschichtung innen. Bänder und Scheiben gibt es einzeln.',
  'Laissez sécher l’écran avant d’y toucher, puis n’utilisez que la pochette : le papier raye le traitement intérieur. Sangles et écrans se vendent à part.',
  'Дайте линзе высохнуть и протирайте только мешочком: бумага царапает покрытие изнутри. Ремни и линзы продаются отдельно.',
)
const SHAFT = loc(
  'Wipe it dry and store it in the cool, joints apart and free of sand. Shafts, tips, baskets, grips and blades are spare parts.',
  'Pyyhi kuivaksi ja säilytä viileässä liitokset auki ja hiekattomina. Varret, kärjet, sommat, kahvat ja lavat saa varaosina.',
  'Torka torrt och förvara svalt, med skarvarna isär och fria från sand. Skaft, spetsar, trugor, handtag och blad finns som reservdelar.',
  'Trocken wischen und kühl lagern, die Verbindungen getrennt und frei von Sand. Schäfte, Spitzen, Teller, Griffe und Blätter gibt es als Ersatzteil.',
  'Essuyez et rangez au frais, raccords séparés et sans sable. Manches, pointes, rondelles, poignées et pales existent en pièces détachées.',
  'Протрите насухо и храните в прохладе, разобрав соединения и очистив их от песка. Древки, наконечники, кольца, рукояти и лопасти есть в запчастях.',
)
const VESSEL = loc(
  'Wash with warm water and a brush, and leave it open to dry. Soda takes the smell of old coffee away. Caps, seals and valves are spare parts.',
  'Pese lämpimällä vedellä ja harjalla ja jätä auki kuivumaan. Sooda vie vanhan kahvin hajun. Korkit, tiivisteet ja venttiilit saa varaosina.',
  'Diska med varmt vatten och borste och låt den torka öppen. Bikarbonat tar lukten av gammalt kaffe. Korkar, packningar och ventiler finns som reservdelar.',
  'Mit warmem Wasser und Bürste spülen und offen trocknen lassen. Natron nimmt den Geruch von altem Kaffee. Deckel, Dichtungen und Ventile gibt es als Ersatzteil.',
  'Lavez à l’eau chaude avec un goupillon et laissez sécher ouvert. Le bicarbonate enlève l’odeur du vieux café. Bouchons, joints et valves se remplacent.',
  'Мойте тёплой водой с ёршиком и сушите открытой. Запах старого кофе снимет сода. Крышки, прокладки и клапаны есть в запчастях.',
)
const CYCLE = loc(
  'Wipe the chain and oil it after rain, never with a pressure washer. Check bolts after the first fifty kilometres; the first service is ours.',
  'Pyyhi ketju ja öljyä se sateen jälkeen; painepesuria ei koskaan. Tarkista pultit ensimmäisten viidenkymmenen kilometrin jälkeen; ensihuolto kuuluu hintaan.',
  'Torka av kedjan och olja den efter regn, aldrig högtryckstvätt. Kontrollera skruvarna efter de första fem milen; första servicen ingår.',
  'Die Kette nach Regen abwischen und ölen, nie mit dem Hochdruckreiniger. Nach den ersten fünfzig Kilometern die Schrauben prüfen; die erste Inspektion ist inbegriffen.',
  'Essuyez et huilez la chaîne après la pluie, jamais de nettoyeur haute pression. Vérifiez le serrage après cinquante kilomètres ; la première révision est comprise.',
  'После дождя протирайте и смазывайте цепь, мойка под давлением запрещена. Через первые пятьдесят километров проверьте болты; первое обслуживание входит в цену.',
)
/** For cloth that is waxed by hand, whatever it is cut into. */
export const WAXED = loc(
  'Brush it dry and sponge off the rest with cold water; a washing machine takes the wax out. Where the cloth looks pale, rub in wax and warm it with a hairdryer.',
  'Harjaa kuivana ja pyyhi loput kylmällä vedellä; pesukone vie vahan. Kun kangas vaalenee, hiero pintaan vahaa ja lämmitä hiustenkuivaajalla.',
  'Borsta torrt och torka av resten med kallt vatten; tvättmaskinen tar vaxet. Där tyget ser blekt ut gnider du in vax och värmer med hårtork.',
  'Trocken abbürsten, den Rest mit kaltem Wasser abwischen; die Waschmaschine holt das Wachs heraus. Wo der Stoff hell wird, Wachs einreiben und mit dem Föhn erwärmen.',
  'Brossez à sec et passez une éponge à l’eau froide ; la machine emporte la cire. Là où le tissu pâlit, frottez de la cire et chauffez au sèche-cheveux.',
  'Чистите щёткой насухо, остальное снимайте губкой с холодной водой: машина вымывает воск. Где ткань посветлела, вотрите воск и прогрейте феном.',
)

type Care = ReturnType<typeof loc>
const GROUPS: readonly (readonly [Care, readonly FamilyName[]])[] = [
  [SHELL, ['shell-jacket', 'rain-jacket', 'ski-jacket', 'kids-rain', 'shell-trousers', 'softshell-jacket', 'wind-jacket', 'overall', 'leg-gaiter']],
  [DOWN, ['down-jacket', 'light-down', 'parka', 'down-vest', 'sleeping-bag']],
  [WOOL, ['fleece', 'wool-cardigan', 'base-top', 'tights', 'beanie', 'sock', 'mitten', 'glove', 'neck-gaiter']],
  [CLOTH, ['trousers', 'shorts', 'shirt', 'hoodie', 'cap', 'chalk-bag']],
  [SANDAL, ['sandal']],
  [RUNNING_VEST, ['running-vest']],
  [SHOE, ['boot', 'leather-boot', 'trail-shoe', 'approach-shoe', 'rubber-boot']],
  [PACK, ['trekking-pack', 'daypack', 'ski-pack', 'duffel', 'bike-bag']],
  [TENT, ['tunnel-tent', 'dome-tent']],
  [MAT, ['mat']],
  [FOAM, ['foam-mat']],
  [METAL, ['stove', 'cook-set', 'knife', 'gas', 'mug']],
  [VESSEL, ['bottle', 'flask']],
  [SHAFT, ['ski-pole', 'trekking-pole', 'paddle']],
  [LENS, ['goggles']],
  [FOOD, ['food-pouch']],
  [ELECTRONICS, ['headlamp', 'watch', 'bike-light', 'tracker', 'lantern', 'gps']],
  [SAFETY, ['rope', 'harness', 'climbing-helmet', 'carabiner', 'ski-helmet', 'bike-helmet', 'quickdraw', 'belay-device']],
  [VEST, ['life-jacket']],
  [SKI, ['alpine-ski', 'nordic-ski', 'binding', 'ski-boot']],
  [CYCLE, ['gravel-bike', 'hardtail']],
  [NORDIC, ['nordic-boot', 'nordic-binding']],
  [SNOW, ['snowshoe', 'shovel', 'pulk']],
  [WAX, ['wax']],
  [SLUNG, ['hammock', 'tarp', 'camp-chair']],
  [IRON, ['axe', 'pan']],
  [FILTER, ['water-filter']],
  [COLD, ['cooler']],
  [AID, ['first-aid']],
  [BITE, ['energy-bar']],
  [CUP, ['coffee']],
  [CLIMBING_SHOE, ['climbing-shoe']],
  [EDGE, ['ice-axe', 'crampon']],
  [BOAT, ['canoe', 'sup', 'kayak']],
  [WATERTIGHT, ['dry-bag', 'drysuit']],
  [NEEDLE, ['compass']],
  [CELLS, ['power-bank']],
  [CARD, ['gift-card']],
]

const BY_FAMILY = new Map<FamilyName, Care>(GROUPS.flatMap(([care, families]) => families.map((family) => [family, care] as const)))

/** Garments of one cut come in several materials, and then the material decides. */
const BY_MATERIAL: Readonly<Record<string, Care>> = { merino: WOOL, 'recycled-polyamide': SYNTHETIC, wool: WOOL, leather: LEATHER, 'recycled-polyester': SYNTHETIC, 'cotton-blend': CLOTH, 'organic-cotton': CLOTH }

/** Use and care in six languages, by family and, for textiles, by the option of the property `material`. */
export function careOf(family: FamilyName, material?: string): Care {
  const care = BY_FAMILY.get(family)
  if (!care) throw new RangeError(`There is no care text for ${family}.`)
  if (care === WOOL || care === CLOTH || care === DOWN) return BY_MATERIAL[material ?? ''] ?? care
  return care
}
