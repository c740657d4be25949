/** What people wrote, by kind of goods. Rating 0–10; the third figure is the size: 2 much smaller … 6 regular … 10 much larger. */
import type { FamilyName } from '../drawings/base/families'
import type { Language } from '@/lib/market/languages'

export type ReviewText = readonly [language: Language, rating: number, size: 2 | 4 | 6 | 8 | 10 | null, comment: string]

export const REVIEW_TEXTS: readonly (readonly [families: readonly FamilyName[], texts: readonly ReviewText[]])[] = [
  [['shell-jacket'], [
    ['fi', 10, 6, 'Kolme päivää vesisadetta Karhunkierroksella ja kuiva sisältä. Huppu on paras jonka olen omistanut.'],
    ['fi', 8, 4, 'Hyvä takki, mutta hihat ovat pitkäkätiselle niukat. Otin numeroa isomman ja olen tyytyväinen.'],
    ['fi', 9, 6, 'Tuuletusketjut oikeasti toimivat, en ole riisunut takkia kertaakaan ylämäessä.'],
    ['fi', 4, 6, 'Tasku alkoi purkautua toisella reissulla. Verstas korjasi ilmaiseksi neljässä päivässä, siitä pisteet, mutta ei näin.'],
    ['sv', 9, 6, 'Fyra dagar i Sarek med regn från sidan. Torr. Tyget prasslar mindre än på min gamla.'],
    ['sv', 7, 8, 'Bra jacka men stor i storleken, jag brukar ha M och bytte till S.'],
    ['en', 10, 6, 'Wore it every single day of a wet Lofoten fortnight. The pockets above the hip belt make all the difference.'],
    ['en', 8, null, 'Does what it says. The cord lock on the hood could be easier with gloves.'],
    ['de', 9, 6, 'Zwei Wochen Sarek, davon zehn Tage Regen. Innen trocken, auch unter den Trägern. Klare Empfehlung.'],
    ['de', 6, 4, 'Dicht ist sie, aber im Aufstieg wird mir trotz Belüftung warm. Fällt eher klein aus.'],
    ['fr', 9, 6, 'Testée dans les Vosges en novembre : pluie, vent, grésil. Rien n’est passé.'],
    ['fr', 8, 6, 'Coupe très bien pensée, on lève les bras sans que la veste remonte.'],
    ['ru', 10, 6, 'Хибины, ливень и ветер пять часов подряд — сухо. Капюшон просто сказка.'],
    ['ru', 8, 4, 'Отличная куртка, но рукава коротковаты. Беру на размер больше.'],
  ]],
  [['kids-rain'], [
    ['fi', 10, null, 'Ostin lapselle päiväkotiin ja nyt haluaisin samanlaisen itselleni.'],
  ]],
  [['down-jacket', 'light-down', 'down-vest'], [
    ['fi', 10, 6, 'Oulussa −28 ja pyöräbussipysäkillä lämmin. Untuva ei ole paakkuuntunut, pesin kerran tennispallojen kanssa.'],
    ['fi', 7, 8, 'Lämmin, mutta mitoitus väljä. S olisi riittänyt, normaalisti M.'],
    ['sv', 8, 6, 'Fin passform och varm, men ljusa färger blir snabbt smutsiga vid elden.'],
    ['ru', 9, 6, 'Лёгкий, тёплый, перо не лезет вторую зиму.'],
  ]],
  [['down-jacket', 'light-down'], [
    ['fi', 9, 6, 'Yllättävän kevyt. Menee tyynynä hytissä.'],
    ['de', 8, 6, 'Packmaß wirklich wie ein Laib Brot. Der Zipper hakt ab und zu am Futter.'],
    ['fr', 9, 6, 'Un vrai four sur le télésiège. Se range dans un petit sac.'],
  ]],
  [['parka'], [
    ['sv', 10, 6, 'Satt stilla vid ett pimpelhål i tre timmar i tjugo minus. Frös om näsan, inget annat.'],
    ['de', 10, 6, 'In Inari bei minus 31 getragen. Mehr muss man nicht sagen.'],
    ['ru', 10, 6, 'Северное сияние в Мурманске снимала в нём четыре часа, замёрзли только пальцы.'],
  ]],
  [['down-jacket'], [
    ['en', 9, 6, 'Finally a down jacket that is warm over the kidneys. Sold my old one the same week.'],
    ['en', 6, 4, 'Very warm, slightly short in the sleeves for me at 188 cm. Exchange was quick and free.'],
  ]],
  [['base-top'], [
    ['fi', 10, 6, 'Seitsemän vaelluspäivää samalla paidalla ja uskalsin silti mennä bussiin.'],
    ['fi', 9, 6, 'Neljä merinopaitaa testannut, tämä on ainoa jossa saumat eivät paina olkaimen alla.'],
    ['sv', 9, 6, 'Kliar inte ens på halsen, och jag är känslig.'],
    ['en', 9, 6, 'Dries on you between two hills. The zip goes low enough to actually help.'],
    ['en', 10, 6, 'Bought one, then three more. My cycling colleagues have stopped complaining.'],
  ]],
  [['base-top', 'tights'], [
    ['fi', 8, 4, 'Pehmeä eikä kutita. Pesun jälkeen lyheni vähän, ota mieluummin pidempi.'],
    ['sv', 7, 6, 'Skönt men jag fick ett litet hål efter en säsong. De stoppade det i butiken medan jag drack kaffe.'],
    ['de', 9, 6, 'Kratzt nicht, riecht nicht, sitzt. Nach zwanzig Wäschen noch in Form.'],
    ['de', 7, 8, 'Sehr angenehm, am Bund etwas weit.'],
    ['fr', 9, 6, 'Je le garde même pour dormir en refuge.'],
    ['fr', 8, 4, 'Très doux. Prenez une taille au-dessus si vous aimez être à l’aise.'],
    ['ru', 9, 6, 'Неделя на Алтае без стирки, и никто не отсел.'],
    ['ru', 8, 6, 'Не колется, но требует деликатной стирки, иначе скатывается под мышками.'],
  ]],
  [['trousers'], [
    ['fi', 9, 6, 'Vahasin reidet ja takamuksen, ja märkä mätäs ei enää haittaa. Polvet kestävät polvistelua.'],
    ['fi', 8, 6, 'Taskuihin mahtuu oikeasti kartta ja puukko. Lahkeen lyhennys onnistui odottaessa.'],
    ['sv', 9, 6, 'Snitt som följer med när man kliver över stockar. Vaxa bara där det behövs!'],
    ['en', 9, 6, 'Pockets. Real pockets. Thank you.'],
    ['de', 9, 6, 'Dritte Saison, Knie noch heil, und ich knie viel.'],
    ['fr', 8, 6, 'Le tissu ciré résiste bien à la rosée, il faut le recirer au bout d’un mois.'],
    ['ru', 9, 6, 'Сидят как надо, колени двойные, карманы глубокие. Вощил дважды за лето.'],
  ]],
  [['trousers', 'shell-trousers'], [
    ['fi', 6, 4, 'Hyvät muuten, mutta reidestä tiukat. Hiihtäjän jaloille numeroa isommat.'],
    ['en', 7, 8, 'Tough as promised, a bit roomy at the waist, belt needed.'],
  ]],
  [['beanie'], [
    ['fi', 10, null, 'Ei kutita otsaa. Ostin koko perheelle.'],
    ['sv', 9, null, 'Varm utan att vara tjock, får plats under hjälmen.'],
  ]],
  [['sock'], [
    ['fi', 9, 6, 'Kahdella parilla meni koko Hetta–Pallas, ei yhtään rakkoa.'],
    ['en', 9, 6, 'Two pairs, eight days, no blisters. That is the review.'],
    ['de', 9, 6, 'Nach 900 km noch keine dünne Stelle an der Ferse.'],
    ['fr', 8, 6, 'Chaudes et pas trop épaisses, je les mets aussi au bureau.'],
  ]],
  [['mitten'], [
    ['fi', 10, 6, 'Rukkasissa pärjäsin −33 asteessa ja vuori kuivui yössä makuupussissa.'],
    ['ru', 10, 6, 'Варежки на всю жизнь. Кожу промазал дважды, стали мягче.'],
  ]],
  [['boot', 'leather-boot'], [
    ['fi', 9, 4, 'Kärki on leveä niin kuin luvattiin. Paksun sukan kanssa puoli numeroa isompi.'],
    ['fi', 10, 6, 'Pitkospuilla pito on omaa luokkaansa, märkänäkään ei luistanut.'],
    ['fi', 5, 6, 'Kalvo alkoi vuotaa 600 kilometrin jälkeen. Vaihtoivat uusiin takuuna, mutta odotin enemmän.'],
    ['fi', 9, 6, 'Sisäänajo yhden illan. Neljä vuotta takana ja juuri uusittu pohja.'],
    ['sv', 9, 6, 'Bred tåbox utan att hälen glappar. Äntligen.'],
    ['en', 10, 6, 'Straight from the box to 24 km with a pack, no hot spots.'],
    ['de', 9, 6, 'Im Moor bis zum Knöchel und trotzdem trockene Socken.'],
    ['de', 8, 4, 'Breiter Vorfuß, genau richtig. Eine halbe Nummer größer bestellen.'],
    ['ru', 9, 6, 'По болотам Карелии сто километров, ноги сухие, мозолей нет.'],
    ['ru', 8, 4, 'Колодка широкая, как и обещали. Маломерят на полразмера.'],
  ]],
  [['trail-shoe'], [
    ['sv', 8, 4, 'Bra grepp på våta hällar. Små i storleken, ta en halv större.'],
    ['en', 7, 6, 'Sticky on wet granite as promised, but the rubber really does wear fast. They told me so in the shop.'],
    ['fr', 9, 6, 'Accroche impressionnante sur le verglas des chemins du Jura.'],
  ]],
  [['boot', 'trail-shoe', 'approach-shoe'], [
    ['fr', 6, 8, 'Confortables, mais un peu grandes ; l’échange a pris une semaine.'],
  ]],
  [['trekking-pack'], [
    ['fi', 10, null, 'Kahdeksantoista kiloa eikä hartioita särkenyt. Lyhyt selkä istuu 164-senttiselle täydellisesti.'],
    ['fi', 9, null, 'Etuluukku pelastaa joka kerta kun sade alkaa.'],
    ['sv', 9, null, 'Bär som en dröm. Höftbältet gnisslade första veckan, sedan tyst.'],
    ['en', 9, null, 'Carried 20 kg through Sarek. The lid as a summit bag is a clever touch.'],
    ['de', 10, null, 'Endlich ein Rucksack mit zwei Rückenlängen, der auch meiner Frau passt.'],
    ['fr', 9, null, 'Portage excellent, ouverture frontale indispensable.'],
    ['ru', 9, null, 'Двадцать килограммов несёт легко, пояс не сползает.'],
  ]],
  [['daypack'], [
    ['fi', 8, null, 'Hyvä työmatkareppu, pullotasku antaa pullon yhdellä kädellä niin kuin väitetään.'],
    ['de', 7, null, 'Sehr gut, aber die Regenhülle dürfte farbiger sein.'],
  ]],
  [['tunnel-tent'], [
    ['fi', 10, null, 'Kilpisjärvellä puuskat 22 m/s, kaikki muut purkivat telttansa. Me pelasimme korttia. Pystytys onnistui hanskat kädessä, ja sisäteltta pysyi kuivana, vaikka satoi koko ajan vaakasuoraan. Kaaret taipuivat mutta palautuivat. Ainoa miinus on, että eteisen ketju jumittaa, jos sen vetää liian nopeasti. Suosittelen ehdottomasti niille, jotka liikkuvat tunturissa syksyllä.'],
    ['sv', 9, null, 'Stod som en klippa vid Kebnekaise. Absiden är större än min första lägenhet.'],
  ]],
  [['tunnel-tent', 'dome-tent'], [
    ['fi', 8, null, 'Tilava kahdelle, kolmas on teoriaa. Kondenssia jos unohtaa avata tuuletuksen.'],
    ['en', 9, null, 'Pitches in four minutes alone, in the rain, with the inside dry. That is all I wanted.'],
    ['de', 9, null, 'Drei Wochen Padjelanta. Ein Sturm, kein Tropfen.'],
    ['fr', 8, null, 'Solide et silencieuse au vent. Un peu de condensation par nuit calme.'],
    ['ru', 10, null, 'Хибины, ветер рвал всё вокруг, а эта стоит.'],
  ]],
  [['sleeping-bag'], [
    ['fi', 10, null, 'Nukuin −4 asteessa pelkissä alusvaatteissa. Lämpötilalupaus pitää.'],
    ['sv', 9, null, 'Ärlig komforttemperatur, det är man inte van vid.'],
    ['en', 8, null, 'Lovely bag. Long version fits me at 193 cm with room for the boots liners.'],
    ['de', 9, null, 'Bei minus sechs geschlafen wie im Bett. Linker und rechter Sack koppeln problemlos.'],
    ['fr', 9, null, 'Chaud, léger, et le zip ne mord vraiment pas.'],
    ['ru', 9, null, 'При −7 в палатке было тепло, хотя я мерзлячка.'],
  ]],
  [['mat'], [
    ['fi', 9, null, 'Alusta ei rapise! Vaimo ei herännyt kertaakaan.'],
    ['en', 9, null, 'The mat is genuinely quiet, and 4.6 was warm on snow with the foam one under it.'],
  ]],
  [['foam-mat'], [
    ['fi', 8, null, 'Haitarialusta kulkee aina mukana, tauolla paras ostos ikinä.'],
  ]],
  [['stove'], [
    ['fi', 10, null, 'Puuro ei palanut pohjaan ensimmäistä kertaa elämässäni.'],
    ['sv', 9, null, 'Köket sjuder på riktigt. Kaffet kokar inte över längre.'],
  ]],
  [['flask'], [
    ['fi', 9, null, 'Aamukuudelta täytetty, illalla yhä kuumaa. Kielikin paloi niin kuin tekstissä.'],
    ['de', 9, null, 'Sechzehn Stunden heiß stimmt. Becher mit Henkel ist Gold wert.'],
    ['ru', 9, null, 'Термос держит сутки, пробка не протекает в рюкзаке.'],
  ]],
  [['food-pouch'], [
    ['fi', 9, null, 'Poronkäristys maistuu oikealta. Annos riittää, mitä en ole muista pusseista voinut sanoa.'],
    ['sv', 8, null, 'God gröt, kunde vara lite större portion för en lång dag.'],
    ['fr', 9, null, 'Le risotto est meilleur que celui de mon beau-frère.'],
    ['ru', 8, null, 'Оленина вкусная, порция честная, но пакет жёстко открывать на морозе.'],
    ['en', 9, null, 'Tastes like food. My expedition mates now ask for mine.'],
  ]],
  [['knife'], [
    ['fi', 10, null, 'Puukko tuli terävänä ja pysyy terävänä. Tuppi napsahtaa.'],
    ['de', 8, null, 'Gutes Messer, rostet aber, wenn man es nass wegsteckt. Steht ja auch dabei.'],
  ]],
  [['bottle'], [
    ['en', 10, null, 'You can boil water in the bottle itself. Saved a pot, saved a morning.'],
  ]],
  [['headlamp'], [
    ['fi', 10, null, 'Nappi löytyy rukkasella, akun saa vaihdettua itse. Miksi muut eivät osaa?'],
    ['fi', 8, null, 'Valoteho riittää metsäjuoksuun. Punainen valo voisi olla vähän kirkkaampi.'],
    ['sv', 9, null, 'Tre vanliga batterier som reserv är precis vad man vill ha på tur.'],
    ['fr', 8, null, 'Faisceau large, bouton facile. L’étui serait un plus.'],
    ['ru', 10, null, 'Одна кнопка — и никакой инструкции. Светит всю ночную смену.'],
  ]],
  [['watch'], [
    ['en', 9, null, 'Sixty hours of tracking is real: five days on the Kungsleden with one charge.'],
    ['de', 9, null, 'Höhenlinien ohne Abo, Tasten für Handschuhe. Endlich denkt jemand mit.'],
  ]],
  [['rope'], [
    ['fi', 9, null, 'Köysi pysyy notkeana pakkasessa, keskimerkki näkyy otsalampulla.'],
    ['en', 9, null, 'Handles beautifully when wet. The pattern change in the middle is a joy when rappelling.'],
  ]],
  [['harness'], [
    ['sv', 8, 6, 'Bekväm sele även i standplatser. Benslingorna går över skalbyxor.'],
  ]],
  [['climbing-helmet'], [
    ['de', 9, 6, 'Helm sitzt tief und wackelt nicht, auch mit Mütze.'],
  ]],
  [['carabiner'], [
    ['ru', 9, null, 'Карабин честный: муфта красная, пока не закручена.'],
  ]],
  [['alpine-ski'], [
    ['fi', 9, null, 'Puree Rukan jäässä ja kantaa puuterissa. Kolmas kausi eikä kyllästytä.'],
    ['en', 9, null, 'Quick edge to edge for 88 underfoot, and calm on ice.'],
  ]],
  [['ski-boot'], [
    ['fi', 10, 6, 'Monon muotoilu kesti kaksikymmentä minuuttia ja varpaat ovat ensimmäistä kertaa lämpimät.'],
    ['de', 8, 4, 'Schuh nach dem Formen perfekt, vorher eng am Knöchel.'],
  ]],
  [['nordic-ski'], [
    ['fi', 8, null, 'Karvapohja pitää, luisto häviää vähän voidelluille. Vaihtaisin silti en.'],
    ['sv', 9, null, 'Skinskidor som faktiskt glider. Ut på fem minuter stämmer.'],
    ['ru', 9, null, 'Камус держит в −12 и в +1, мазь больше не вожу.'],
  ]],
  [['goggles'], [
    ['fr', 9, null, 'Écrans changés avec les moufles, promis c’est vrai.'],
  ]],
  [['gravel-bike'], [
    ['fi', 10, 6, 'Ajoin Helsingistä Ouluun hiekkateitä. Lokarit eivät rämise.'],
    ['de', 9, null, 'Stahl, Ösen überall, ruhiger Lauf. Mehr Rad braucht man nicht.'],
  ]],
  [['kayak'], [
    ['fi', 9, null, 'Kajakki on vakaa kuin laituri, lapset uskalsivat heti.'],
  ]],
  [['trekking-pole'], [
    ['sv', 9, null, 'Stavarnas lås håller även i kyla, korken är skön.'],
    ['ru', 9, null, 'Палки держат длину и на морозе, ручка не скользит.'],
  ]],
  [['life-jacket'], [
    ['en', 8, null, 'The vest leaves the shoulders free; pockets swallow two sandwiches.'],
  ]],
  [['paddle'], [
    ['fr', 9, null, 'Pagaie légère, on la sent surtout en fin de journée.'],
  ]],
  [['rain-jacket', 'wind-jacket'], [
    ['fi', 9, 6, 'Kulkee repun pohjalla aina mukana, ei paina mitään. Kovaan tuuleen riittää hyvin.'],
    ['en', 8, null, 'Light, packs tiny, does what it says. I forget it is in the bag.'],
    ['de', 9, 6, 'Für den Preis und das Gewicht unschlagbar auf der Feierabendrunde.'],
    ['ru', 8, 6, 'Живёт на дне рюкзака, выручала уже дважды.'],
  ]],
  [['softshell-jacket'], [
    ['fi', 9, 6, 'Hiihtotakkina loistava, tuuli ei mene läpi edestä ja selkä hengittää.'],
    ['sv', 8, 6, 'Torkar fort och sitter snyggt, används både i spåret och i stan.'],
    ['fr', 8, 6, 'Parfaite pour le ski de fond, un peu fine à l’arrêt.'],
  ]],
  [['ski-jacket'], [
    ['fi', 9, 6, 'Lumilukko pitää ja ranteet pysyvät kuivina, vaikka kaaduin koko päivän.'],
    ['en', 8, 8, 'Warm on slow lifts. Generous cut, which I like over a fleece.'],
  ]],
  [['fleece', 'wool-cardigan'], [
    ['fi', 9, 6, 'Pidän tätä mökillä ja töissä, eikä nukkaannu.'],
    ['sv', 9, 6, 'Varm utan att bli svettig, torkade på mig under lunchen.'],
    ['de', 8, 6, 'Hält die Form auch nach vielen Wäschen.'],
  ]],
  [['rubber-boot'], [
    ['fi', 10, 6, 'Marjareissut, laituri ja räntä hoidettu. Taipuu nilkasta niin kuin pitää.'],
    ['sv', 9, 6, 'Går att gå långt i, vilket man inte kan säga om gummistövlar annars.'],
  ]],
]

/** First names with an initial; invented, none belongs to anyone in particular. */
export const REVIEWERS: Readonly<Record<Language, readonly string[]>> = {
  fi: ['Aino K.', 'Eero S.', 'Helmi', 'Juhani M.', 'Kaisa', 'Lauri V.', 'Minna', 'Onni P.', 'Riitta', 'Tuomas L.', 'retkeilijä_oulu', 'Venla H.'],
  sv: ['Astrid', 'Björn L.', 'Elsa', 'Gustav N.', 'Ingrid', 'Nils', 'Sara B.', 'fjällräv82'],
  en: ['Alex', 'Beth R.', 'Callum', 'Dana', 'Morgan T.', 'Robin', 'Sam W.', 'bogtrotter'],
  de: ['Anke', 'Dirk F.', 'Greta', 'Jens', 'Katrin M.', 'Uwe', 'wanderlustig', 'Thea K.'],
  fr: ['Camille', 'Étienne', 'Lucie B.', 'Mathis', 'Noémie', 'Yann', 'rando35'],
  ru: ['Анна', 'Борис К.', 'Галина', 'Илья', 'Марина С.', 'Олег', 'Тимур'],
}
