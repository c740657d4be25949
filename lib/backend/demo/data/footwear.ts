/** Boots and shoes. */
import { SHOES_M, SHOES_U, SHOES_W, TABLE } from './sizes'
import { loc, type DemoModel } from './types'

export const FOOTWEAR: readonly DemoModel[] = [
  {
    id: 1027, slug: 'rahka-mid-hiking-boot-men', brand: 'mossvik', family: 'boot', group: 'hiking-boots', also: ['light-boots', 'hiking-gear'],
    regular: 189, club: 169, colours: ['moss', 'granite'], sizes: SHOES_M, sizeTable: TABLE.shoes, heat: 8, origin: 'PT', ribbons: ['repairable'],
    numbers: { weight: 1120 }, options: { user: 'men', season: 'three-season', material: 'recycled-polyamide' },
    quote: { name: 'Polku, Oulu', texts: loc('Size up by half: the toe box is roomy, the sock is thick.', 'Ota puoli numeroa isompi: kärki on tilava, mutta sukka on paksu.', 'Ta en halv storlek större: tåboxen är rymlig, strumpan tjock.', 'Eine halbe Nummer größer: vorn ist Platz, aber die Socke ist dick.', 'Prenez une demi-pointure de plus : l’avant est large, la chaussette épaisse.', 'Берите на полразмера больше: носок просторный, но и носки толстые.') },
    t: {
      en: ['Rahka Mid Hiking Boot, men', 'Waterproof mid boot for bogs and boardwalks', 'Dry until the third bog', 'A rubber rand all round, a membrane inside, and a sole compound that stays soft on wet duckboards. Wide enough at the toes for a week with a pack.', 'Break-in takes one evening. Insole comes out to dry, sole can be replaced.'],
      fi: ['Rahka Mid -vaelluskenkä, miehet', 'Vedenpitävä puolivarsi soille ja pitkospuille', 'Kuiva kolmanteen suohon asti', 'Kumireunus ympäri, kalvo sisällä ja pohja, joka pysyy pehmeänä märillä pitkospuilla. Varpailla on tilaa viikoksi rinkan kanssa.', 'Sisäänajo kestää yhden illan. Pohjallinen irtoaa kuivumaan, pohjan voi uusia.'],
      sv: ['Rahka Mid vandringskänga, herr', 'Vattentät halvhög känga för myr och spänger', 'Torr till tredje myren', 'Gummikant runt om, membran inuti och en sula som förblir mjuk på våta spänger. Brett nog för tårna en vecka med ryggsäck.', 'Går in på en kväll. Innersulan tas ur för tork, sulan kan bytas.'],
      de: ['Rahka Mid Wanderschuh Herren', 'Wasserdichter, halbhoher Schuh für Moor und Bohlenweg', 'Trocken bis zum dritten Moor', 'Rundum Gummirand, innen Membran, und eine Sohle, die auf nassen Bohlen weich bleibt. Vorn breit genug für eine Woche mit Rucksack.', 'An einem Abend eingelaufen. Einlegesohle zum Trocknen herausnehmbar, Sohle ersetzbar.'],
      fr: ['Chaussure de randonnée Rahka Mid homme', 'Tige mi-haute imperméable, pour tourbières et caillebotis', 'Sec jusqu’à la troisième tourbière', 'Pare-pierres tout autour, membrane, et une gomme qui reste souple sur le bois mouillé. Assez large aux orteils pour une semaine avec le sac.', 'Faite au pied en une soirée. Semelle intérieure amovible, semelle ressemelable.'],
      ru: ['Мужские треккинговые ботинки Rahka Mid', 'Непромокаемые ботинки для болот и деревянных настилов', 'Сухо до третьего болота', 'Резиновый рант по кругу, мембрана внутри и подошва, мягкая даже на мокрых досках. Пальцам просторно неделю под рюкзаком.', 'Разнашиваются за вечер. Стелька вынимается, подошва меняется.'],
    },
  },
  {
    id: 1028, slug: 'rahka-mid-hiking-boot-women', brand: 'mossvik', family: 'boot', group: 'hiking-boots', also: ['light-boots', 'hiking-gear'],
    regular: 189, club: 169, colours: ['heather', 'granite'], sizes: SHOES_W, sizeTable: TABLE.shoes, heat: 8, origin: 'PT', ribbons: ['repairable'],
    numbers: { weight: 960 }, options: { user: 'women', season: 'three-season', material: 'recycled-polyamide' },
    t: {
      en: ['Rahka Mid Hiking Boot, women', 'Women’s waterproof boot with a narrower heel', 'The heel stays, the toes have room', 'Built over a women’s last: narrower behind, lower at the collar, the same broad front. It does not lift on a climb, and it does not bite on the way down.', 'Same membrane and the same replaceable sole as the men’s.'],
      fi: ['Rahka Mid -vaelluskenkä, naiset', 'Naisten vedenpitävä vaelluskenkä, kapeampi kanta', 'Kantapää pysyy, varpailla on tilaa', 'Tehty naisten lestille: takaa kapeampi, varresta matalampi, edestä yhtä leveä. Ei nouse ylämäessä eikä pure alamäessä.', 'Sama kalvo ja sama vaihdettava pohja kuin miesten mallissa.'],
      sv: ['Rahka Mid vandringskänga, dam', 'Vattentät damkänga med smalare häl', 'Hälen sitter, tårna har plats', 'Byggd på damläst: smalare bak, lägre krage, lika bred fram. Lyfter inte uppför och klämmer inte utför.', 'Samma membran och samma utbytbara sula som herrmodellen.'],
      de: ['Rahka Mid Wanderschuh Damen', 'Wasserdichter Damenschuh mit schmalerer Ferse', 'Die Ferse sitzt, die Zehen haben Platz', 'Über einen Damenleisten gebaut: hinten schmaler, am Schaft niedriger, vorn genauso breit. Kein Schlupf bergauf, kein Drücken bergab.', 'Dieselbe Membran und dieselbe ersetzbare Sohle wie beim Herrenmodell.'],
      fr: ['Chaussure de randonnée Rahka Mid femme', 'Chaussure femme imperméable, talon plus étroit', 'Le talon tient, les orteils respirent', 'Montée sur une forme femme : plus étroite derrière, tige plus basse, même largeur devant. Elle ne décolle pas à la montée, ne mord pas à la descente.', 'Même membrane et même semelle remplaçable que le modèle homme.'],
      ru: ['Женские треккинговые ботинки Rahka Mid', 'Женские непромокаемые ботинки с более узкой пяткой', 'Пятка на месте, пальцам просторно', 'Женская колодка: сзади уже, голенище ниже, носок такой же широкий. На подъёме пятка не гуляет, на спуске ничего не жмёт.', 'Та же мембрана и та же сменная подошва, что у мужских.'],
    },
  },
  {
    id: 1029, slug: 'karhunkivi-leather-boot', brand: 'mossvik', family: 'leather-boot', group: 'hiking-boots', also: ['leather-boots', 'hiking-gear'],
    regular: 279, club: 249, colours: ['bark', 'ink'], sizes: SHOES_U, sizeTable: TABLE.shoes, heat: 6, origin: 'SE', ribbons: ['repairable'], stock: 'gaps',
    numbers: { weight: 1640 }, options: { user: 'unisex', season: 'all-year', material: 'leather' },
    t: {
      en: ['Karhunkivi Leather Boot', 'Full-grain leather boot for heavy packs and sharp scree', 'The boot your children will inherit', 'One piece of 2.8 mm leather with a single seam at the heel. Stiff enough for scree with thirty kilos, and resoled as often as you like.', 'Give it ten days of short walks and one tin of grease before the long one.'],
      fi: ['Karhunkivi-nahkakenkä', 'Täysnahkainen vaelluskenkä raskaalle rinkalle ja rakkaan', 'Kenkä, jonka lapset perivät', 'Yksi pala 2,8 millin nahkaa ja yksi sauma kantapäässä. Riittävän jäykkä rakkaan kolmenkymmenen kilon kanssa ja pohjataan niin usein kuin haluat.', 'Anna sille kymmenen päivää lyhyitä lenkkejä ja purkki rasvaa ennen pitkää.'],
      sv: ['Karhunkivi läderkänga', 'Känga i helnarv för tunga packningar och skarp blockmark', 'Kängan som barnen ärver', 'Ett enda stycke 2,8 mm läder med en söm i hälen. Styv nog för blockmark med trettio kilo och sulas om så ofta du vill.', 'Ge den tio dagar korta turer och en burk fett före den långa.'],
      de: ['Karhunkivi Lederstiefel', 'Vollnarbenstiefel für schwere Rucksäcke und scharfes Geröll', 'Der Stiefel, den die Kinder erben', 'Ein Stück 2,8-mm-Leder mit einer einzigen Naht an der Ferse. Steif genug für Geröll mit dreißig Kilo und beliebig oft neu besohlbar.', 'Zehn Tage kurze Wege und eine Dose Fett, bevor es lang wird.'],
      fr: ['Chaussure en cuir Karhunkivi', 'Cuir pleine fleur pour sacs lourds et éboulis', 'Celle dont vos enfants hériteront', 'Une seule pièce de cuir de 2,8 mm, une couture au talon. Assez rigide pour l’éboulis avec trente kilos, ressemelable à volonté.', 'Dix jours de petites marches et une boîte de graisse avant la grande.'],
      ru: ['Кожаные ботинки Karhunkivi', 'Ботинки из цельной кожи для тяжёлого рюкзака и осыпей', 'Ботинки, которые достанутся детям', 'Один кусок кожи 2,8 мм с единственным швом на пятке. Достаточно жёсткие для осыпи с тридцатью килограммами, подошву меняют сколько угодно раз.', 'Десять дней коротких прогулок и банка жира, а потом уже дальний поход.'],
    },
  },
  {
    id: 1030, slug: 'neulanen-trail-shoe-women', brand: 'mossvik', family: 'trail-shoe', group: 'trail-shoes', also: ['trail-running-shoes', 'running-shoes', 'running'],
    regular: 139, club: 125, reduced: { to: 109, days: 9 }, colours: ['aurora', 'fireweed'], sizes: SHOES_W, sizeTable: TABLE.shoes, heat: 7, origin: 'VN', ribbons: ['new'],
    numbers: { weight: 480, drop: 6 }, options: { user: 'women', season: 'summer', material: 'recycled-polyester' },
    t: {
      en: ['Neulanen Trail Shoe, women', 'Grippy trail shoe for roots, needles and short steep hills', 'Like running on a forest floor, because you are', 'Six-millimetre drop, low to the ground so that you feel the root before you slip on it. Drains in ten steps after a ford.', 'Toe guard thin but real; laces tuck under a little garage.'],
      fi: ['Neulanen-polkukenkä, naiset', 'Pitävä polkukenkä juurille, neulasille ja jyrkille mäille', 'Kuin juoksisi metsän pohjalla, koska juokset', 'Kuuden millin droppi ja matala pohja: juuren tuntee ennen kuin siihen liukastuu. Vesi on poissa kymmenessä askeleessa kahlaamon jälkeen.', 'Ohut mutta oikea varvassuoja, nauhat piiloon pieneen taskuun.'],
      sv: ['Neulanen terrängsko, dam', 'Terrängsko med grepp för rötter, barr och branta backar', 'Som att springa på skogsmark, för det gör du', 'Sex millimeters dropp och låg sula: du känner roten innan du halkar på den. Dränerar på tio steg efter ett vad.', 'Tunt men riktigt tåskydd; snörena göms i ett litet garage.'],
      de: ['Neulanen Trailschuh Damen', 'Griffiger Trailschuh für Wurzeln, Nadeln und steile Rampen', 'Wie auf Waldboden, weil es Waldboden ist', 'Sechs Millimeter Sprengung, nah am Boden: Man spürt die Wurzel, bevor man ausrutscht. Nach der Furt in zehn Schritten leer.', 'Dünner, aber echter Zehenschutz; Schnürsenkel in der kleinen Garage.'],
      fr: ['Chaussure de trail Neulanen femme', 'Trail accrocheuse pour racines, aiguilles et raidillons', 'Courir au ras de la forêt', 'Six millimètres de drop, près du sol : on sent la racine avant de glisser. Vidée en dix pas après un gué.', 'Pare-pierres fin mais réel, lacets rangés dans leur pochette.'],
      ru: ['Женские трейловые кроссовки Neulanen', 'Цепкие кроссовки для корней, хвои и крутых горок', 'Как бежать по лесу, потому что это и есть лес', 'Перепад шесть миллиметров, низкая подошва: корень чувствуешь раньше, чем поскользнёшься. После брода вода уходит за десять шагов.', 'Тонкая, но настоящая защита пальцев, шнурки прячутся в кармашек.'],
    },
  },
  {
    id: 1031, slug: 'neulanen-trail-shoe-men', brand: 'mossvik', family: 'trail-shoe', group: 'trail-shoes', also: ['trail-running-shoes', 'running-shoes', 'running'],
    regular: 139, club: 125, colours: ['rowan', 'midnight'], sizes: SHOES_M, sizeTable: TABLE.shoes, heat: 7, origin: 'VN',
    numbers: { weight: 560, drop: 6 }, options: { user: 'men', season: 'summer', material: 'recycled-polyester' },
    t: {
      en: ['Neulanen Trail Shoe, men', 'Light trail shoe with a soft rubber for wet rock', 'Ten kilometres before breakfast', 'The rubber is the soft one: it grips granite in the rain and is worn down after about 700 km, and we say so. Firm heel, flexible forefoot.', 'Runs true to size; take half a size more for ultras.'],
      fi: ['Neulanen-polkukenkä, miehet', 'Kevyt polkukenkä, pehmeä kumi märälle kalliolle', 'Kymmenen kilometriä ennen aamiaista', 'Kumi on se pehmeä: pitää graniitilla sateessa ja on kulunut noin 700 kilometrissä, ja sanomme sen ääneen. Napakka kanta, notkea päkiä.', 'Koko vastaa numeroa; ultrille puoli numeroa lisää.'],
      sv: ['Neulanen terrängsko, herr', 'Lätt terrängsko med mjukt gummi för våt häll', 'En mil före frukost', 'Gummit är det mjuka: greppar granit i regn och är slitet efter ungefär 70 mil, och det säger vi. Fast häl, böjlig framfot.', 'Normal i storleken; ta en halv storlek mer för ultra.'],
      de: ['Neulanen Trailschuh Herren', 'Leichter Trailschuh mit weichem Gummi für nassen Fels', 'Zehn Kilometer vor dem Frühstück', 'Das Gummi ist das weiche: Es hält auf Granit im Regen und ist nach etwa 700 km abgelaufen, und das sagen wir auch. Feste Ferse, biegsamer Vorfuß.', 'Fällt normal aus; für Ultras eine halbe Nummer mehr.'],
      fr: ['Chaussure de trail Neulanen homme', 'Trail légère, gomme tendre pour rocher mouillé', 'Dix kilomètres avant le café', 'La gomme est la tendre : elle tient sur le granit sous la pluie et s’use en 700 km environ, nous le disons. Talon ferme, avant souple.', 'Taille normalement ; une demi-pointure de plus pour l’ultra.'],
      ru: ['Мужские трейловые кроссовки Neulanen', 'Лёгкие кроссовки с мягкой резиной для мокрого камня', 'Десять километров до завтрака', 'Резина мягкая: держит на граните в дождь и стирается примерно за 700 км, о чём мы честно говорим. Плотная пятка, гибкий носок.', 'Размер в размер; для ультры полразмера больше.'],
    },
  },
  {
    id: 1032, slug: 'kelirikko-rubber-boot', brand: 'mossvik', family: 'rubber-boot', group: 'rubber-boots', also: ['hiking-gear'],
    regular: 119, club: 105, colours: ['spruce', 'midnight'], sizes: SHOES_U, sizeTable: TABLE.shoes, heat: 6, origin: 'FI', ribbons: ['made-in-finland'],
    numbers: { weight: 1780 }, options: { user: 'unisex', season: 'three-season', material: 'rubber' },
    t: {
      en: ['Kelirikko Rubber Boot', 'Natural-rubber boot for mud season, with a hiking sole', 'For April, October and every berry trip', 'Hand-laid natural rubber that bends at the ankle instead of slapping the calf. A hiking sole, a shank, and a removable felt insole.', 'Repair patches stick to it as they do to a bicycle tube.'],
      fi: ['Kelirikko-kumisaapas', 'Luonnonkumisaapas kelirikkoon, vaelluspohja', 'Huhtikuuhun, lokakuuhun ja jokaiselle marjaretkelle', 'Käsin ladottua luonnonkumia, joka taipuu nilkasta eikä läpsy pohkeeseen. Vaelluspohja, tukikaari ja irrotettava huopapohjallinen.', 'Paikat tarttuvat kuin polkupyörän sisäkumiin.'],
      sv: ['Kelirikko gummistövel', 'Naturgummistövel för menföret, med vandringssula', 'För april, oktober och varje bärtur', 'Handlagt naturgummi som böjer sig i ankeln i stället för att slå mot vaden. Vandringssula, gelenk och löstagbar filtsula.', 'Lagas med lappar som en cykelslang.'],
      de: ['Kelirikko Gummistiefel', 'Naturkautschukstiefel für die Schlammzeit, mit Wandersohle', 'Für April, Oktober und jede Beerentour', 'Von Hand gelegter Naturkautschuk, der am Knöchel biegt, statt gegen die Wade zu schlagen. Wandersohle, Gelenkstütze, herausnehmbare Filzsohle.', 'Flicken halten darauf wie auf einem Fahrradschlauch.'],
      fr: ['Botte en caoutchouc Kelirikko', 'Botte en caoutchouc naturel, semelle de randonnée', 'Pour avril, octobre et la cueillette', 'Caoutchouc posé à la main, souple à la cheville au lieu de claquer le mollet. Semelle de marche, cambrion, semelle feutre amovible.', 'Les rustines y collent comme sur une chambre à air.'],
      ru: ['Резиновые сапоги Kelirikko', 'Сапоги из натурального каучука с походной подошвой', 'Для апреля, октября и каждой вылазки за ягодами', 'Каучук выложен вручную: гнётся в щиколотке, а не шлёпает по икре. Походная подошва, супинатор, вынимаемая войлочная стелька.', 'Заплатки держатся, как на велосипедной камере.'],
    },
  },
  {
    id: 1033, slug: 'louhi-approach-shoe', brand: 'mossvik', family: 'approach-shoe', group: 'trail-shoes', also: ['approach-shoes', 'climbing'],
    regular: 159, club: 139, colours: ['granite', 'bark'], sizes: SHOES_U, sizeTable: TABLE.shoes, heat: 4, origin: 'PT', stock: 'one-store', autoTranslated: ['de'],
    numbers: { weight: 780, drop: 8 }, options: { user: 'unisex', season: 'three-season', material: 'leather' },
    t: {
      en: ['Louhi Approach Shoe', 'Suede approach shoe with a climbing edge at the toe', 'From the car to the first bolt', 'Sticky rubber under the big toe, laces down to it, and suede that shapes to the foot in a week. Comfortable enough to forget at the pub.', 'Clip loop at the heel for the descent.'],
      fi: ['Louhi-lähestymiskenkä', 'Mokkanahkainen lähestymiskenkä, kiipeilyreuna kärjessä', 'Autolta ensimmäiselle pultille', 'Tarttuvaa kumia isovarpaan alla, nauhoitus kärkeen asti ja mokka, joka muotoutuu viikossa. Niin mukava, että se unohtuu jalkaan.', 'Kantapäässä lenkki valjaisiin.'],
      sv: ['Louhi approachsko', 'Approachsko i mocka med klätterkant i tån', 'Från bilen till första bulten', 'Klibbigt gummi under stortån, snörning ända fram och mocka som formar sig på en vecka. Så bekväm att den blir kvar på foten.', 'Ögla i hälen för selen.'],
      de: ['Louhi Zustiegsschuh', 'Zustiegsschuh aus Wildleder mit Kletterzone an der Spitze', 'Vom Auto bis zum ersten Haken', 'Haftgummi unter dem großen Zeh, Schnürung bis vorn, und Wildleder, das sich in einer Woche anpasst. Bequem genug, um ihn anzulassen.', 'Schlaufe an der Ferse für den Gurt.'],
      fr: ['Chaussure d’approche Louhi', 'Chaussure d’approche en daim, zone d’escalade à la pointe', 'De la voiture au premier point', 'Gomme adhérente sous le gros orteil, laçage jusqu’à la pointe, daim qui se fait au pied en une semaine. Assez confortable pour l’oublier.', 'Boucle au talon pour le baudrier.'],
      ru: ['Кроссовки для подходов Louhi', 'Замшевые кроссовки с лазательной кромкой на носке', 'От машины до первого шлямбура', 'Цепкая резина под большим пальцем, шнуровка до самого носка, замша садится по ноге за неделю. Так удобно, что забываешь переобуться.', 'Петля на пятке, чтобы пристегнуть к обвязке.'],
    },
  },
  {
    id: 1077, slug: 'rahka-talvi-winter-boot', brand: 'mossvik', family: 'leather-boot', group: 'hiking-boots', hidden: true,
    regular: 229, colours: ['ink'], sizes: SHOES_U, sizeTable: TABLE.shoes, heat: 1, origin: 'PT', stock: 'sold-out',
    numbers: { weight: 1510 }, options: { user: 'unisex', season: 'winter', material: 'leather' },
    t: {
      en: ['Rahka Talvi Winter Boot', 'Insulated winter boot, arriving next season', 'Not out yet', 'Two hundred grams of insulation, felt under the insole and a sole for ice.', 'Sample stage: colours and weight may still change.'],
      fi: ['Rahka Talvi -talvikenkä', 'Vuorattu talvikenkä, tulossa ensi kaudella', 'Ei vielä myynnissä', 'Kaksisataa grammaa vanua, huopa pohjallisen alla ja jääpohja.', 'Mallivaihe: värit ja paino voivat muuttua.'],
      sv: ['Rahka Talvi vinterkänga', 'Fodrad vinterkänga, kommer nästa säsong', 'Inte ute än', 'Tvåhundra gram isolering, filt under innersulan och en sula för is.', 'Provstadium: färger och vikt kan ändras.'],
      de: ['Rahka Talvi Winterstiefel', 'Gefütterter Winterstiefel, kommt nächste Saison', 'Noch nicht da', 'Zweihundert Gramm Isolation, Filz unter der Einlegesohle und eine Sohle für Eis.', 'Musterstand: Farben und Gewicht können sich ändern.'],
      fr: ['Botte d’hiver Rahka Talvi', 'Botte d’hiver isolée, pour la saison prochaine', 'Pas encore sortie', 'Deux cents grammes d’isolant, feutre sous la semelle intérieure et semelle pour la glace.', 'Échantillon : couleurs et poids peuvent changer.'],
      ru: ['Зимние ботинки Rahka Talvi', 'Утеплённые ботинки, выйдут в следующем сезоне', 'Ещё не в продаже', 'Двести граммов утеплителя, войлок под стелькой и подошва для льда.', 'Образец: цвета и вес могут измениться.'],
    },
  },
]
